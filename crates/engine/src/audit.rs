//! What an audit says about a position.

/// Why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Impossible(pub String);

/// What an audit finds: nothing, or why the position is impossible.
pub type Verdict = Result<(), Impossible>;

/// Refuses the position with this reason unless the condition holds. The reason is a text, or a closure that makes one where it names
/// what was found.
///
/// ```
/// use signoria_engine::ensure;
///
/// let coins = 3;
/// assert!(ensure(coins > 0, "nobody is in debt").is_ok());
/// assert!(ensure(coins < 3, || format!("{coins} coins are too many")).is_err());
/// ```
///
/// # Errors
/// If it does not hold.
pub fn ensure(condition: bool, reason: impl Reason) -> Verdict {
    if condition {
        Ok(())
    } else {
        Err(Impossible(reason.text()))
    }
}

/// A text, or a closure that makes one.
pub trait Reason {
    /// The text.
    fn text(self) -> String;
}

impl Reason for &str {
    fn text(self) -> String {
        self.to_owned()
    }
}

impl<F: FnOnce() -> String> Reason for F {
    fn text(self) -> String {
        self()
    }
}
