//! The schema, as steps that are never changed once they are released: the database remembers the digest of each.
//!
//! Listed by hand rather than by `sqlx::migrate!`: its macro would compile both database drivers a second time, for the compiler.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and text of each step, as its file is called.
const STEPS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/0001_first.sql")),
    (2, "pulse", include_str!("../../migrations/0002_pulse.sql")),
    (
        3,
        "chat_and_bots",
        include_str!("../../migrations/0003_chat_and_bots.sql"),
    ),
    (
        4,
        "strangers",
        include_str!("../../migrations/0004_strangers.sql"),
    ),
    (
        5,
        "guests_give_way",
        include_str!("../../migrations/0005_guests_give_way.sql"),
    ),
    (
        6,
        "notifications",
        include_str!("../../migrations/0006_notifications.sql"),
    ),
    (7, "results", include_str!("../../migrations/0007_results.sql")),
    (8, "uploads", include_str!("../../migrations/0008_uploads.sql")),
];

/// All steps.
pub fn all() -> Migrator {
    let migration = |&(number, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(
            number,
            name.into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    Migrator::with_migrations(STEPS.iter().map(migration).collect())
}

/// The names of all indices that the steps make, in the order of their making.
pub fn indices() -> Vec<&'static str> {
    let mut indices = Vec::new();
    for (_, _, sql) in STEPS {
        for line in sql.lines() {
            let words: Vec<&str> = line.split([' ', ';']).collect();
            match words[..] {
                ["CREATE", "INDEX", name, ..] | ["CREATE", "UNIQUE", "INDEX", name, ..] => indices.push(name),
                ["DROP", "INDEX", name, ..] => indices.retain(|index| *index != name),
                _ => {}
            }
        }
    }
    indices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_of_the_steps_is_known() {
        let indices = indices();
        assert_eq!(indices.len(), 25, "{indices:?}");
        for name in [
            "channels_by_address",
            "deliveries_by_notice",
            "people_by_likeness",
        ] {
            assert_eq!(
                indices.iter().filter(|index| **index == name).count(),
                1,
                "{name}"
            );
        }
        let mentioned: usize = STEPS
            .iter()
            .map(|(_, _, sql)| sql.matches("INDEX ").count())
            .sum();
        assert_eq!(mentioned, 25 + 2, "one was dropped and made again");
    }

    #[test]
    fn every_file_of_the_folder_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed: Vec<String> = STEPS
            .iter()
            .map(|(number, name, _)| format!("{number:04}_{name}.sql"))
            .collect();
        assert_eq!(files, listed);
    }
}
