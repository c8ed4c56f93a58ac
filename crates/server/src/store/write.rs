//! What a write is: statements that are all carried out, or none of them.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Connection as _, Row as _};

use super::StoreError;
use super::link::Link;
use super::source::{Call, Source};

/// A statement with its values.
pub(super) type Statement = Query<'static, Any, AnyArguments>;

/// What a statement must do.
enum Needs {
    /// Any number of changed rows is fine.
    Nothing,
    /// It must change one row; otherwise somebody else was faster.
    OneRow,
    /// It must give a number.
    Number,
}

/// A statement of a write.
pub(super) struct Step {
    statement: Statement,
    needs: Needs,
}

/// The outcome of a write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Written {
    /// How many rows it changed.
    pub rows: u64,
    /// The number that was asked for.
    pub number: i64,
}

impl From<Statement> for Step {
    fn from(statement: Statement) -> Self {
        Self {
            statement,
            needs: Needs::Nothing,
        }
    }
}

impl Step {
    /// A statement that must change one row; otherwise the whole write is a conflict.
    pub fn of_one_row(statement: Statement) -> Self {
        Self {
            statement,
            needs: Needs::OneRow,
        }
    }

    /// A statement that gives a number.
    pub fn of_number(statement: Statement) -> Self {
        Self {
            statement,
            needs: Needs::Number,
        }
    }

    async fn run(self, link: &mut AnyConnection, written: &mut Written) -> Result<(), StoreError> {
        match self.needs {
            Needs::Number => written.number = self.statement.fetch_one(&mut *link).await?.try_get(0)?,
            Needs::Nothing | Needs::OneRow => {
                let rows = self.statement.execute(&mut *link).await?.rows_affected();
                if matches!(self.needs, Needs::OneRow) && rows != 1 {
                    return Err(StoreError::Conflict);
                }
                written.rows += rows;
            }
        }
        Ok(())
    }
}

/// Carries out all statements of a write. The transaction is the caller's.
pub(super) async fn run(
    source: &Source,
    steps: Vec<Step>,
    link: &mut AnyConnection,
) -> Result<Written, StoreError> {
    let mut written = Written::default();
    for step in steps {
        source.pass(Call::Statement).await?;
        step.run(link, &mut written).await?;
    }
    Ok(written)
}

/// A write in a transaction of its own, for a database that coordinates many writers itself.
pub(super) async fn alone(source: &Source, mut link: Link, steps: Vec<Step>) -> Result<Written, StoreError> {
    // `begin_with` refuses a connection that is inside a transaction; `begin` would quietly nest.
    let mut work = link.begin_with("BEGIN").await?;
    match run(source, steps, &mut work).await {
        Ok(written) => {
            source.pass(Call::Commit).await?;
            work.commit().await?;
            source.pass(Call::Committed).await?;
            link.keep();
            Ok(written)
        }
        Err(error) => {
            if error.is_refusal() {
                work.rollback().await?;
                link.keep();
            }
            Err(error)
        }
    }
}
