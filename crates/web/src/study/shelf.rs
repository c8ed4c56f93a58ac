//! Studies kept in the browser. Each is one entry of the local storage, so that one damaged entry harms no other.

use signoria_engine::Message;

use crate::browser;
use crate::local::saved::Saved;
use crate::study::PREFIX;
use crate::study::tree::Study;

/// The kept study of that id.
///
/// # Errors
/// If there is none or it cannot be read, with what to say about it.
pub fn read(id: &str) -> Result<Study, Message> {
    let missing = || Message::new("web.study.missing");
    let text = browser::stored(&format!("{PREFIX}{id}")).ok_or_else(missing)?;
    serde_json::from_str(&text)
        .map_err(|error| Message::new("web.open.unreadable").with("reason", error.to_string()))
}

/// Keeps a study.
///
/// # Errors
/// If the browser has no room for it.
pub fn keep(id: &str, study: &mut Study) -> Result<(), Message> {
    study.touched = browser::now();
    let text = serde_json::to_string(study).unwrap_or_default();
    if browser::store(&format!("{PREFIX}{id}"), &text) {
        Ok(())
    } else {
        Err(Message::new("web.table.not-kept"))
    }
}

/// Changes a kept study.
///
/// # Errors
/// If it cannot be read or kept.
pub fn change<T>(id: &str, change: impl FnOnce(&mut Study) -> T) -> Result<T, Message> {
    let mut study = read(id)?;
    let outcome = change(&mut study);
    keep(id, &mut study)?;
    Ok(outcome)
}

/// All studies that can be read, the last changed first.
pub fn all() -> Vec<(String, Study)> {
    let mut found: Vec<(String, Study)> = browser::stored_keys()
        .into_iter()
        .filter_map(|key| {
            let id = key.strip_prefix(PREFIX)?.to_owned();
            let study = read(&id).ok()?;
            Some((id, study))
        })
        .collect();
    found.sort_by_key(|(_, study)| std::cmp::Reverse(study.touched));
    found
}

/// Puts a study from elsewhere on the shelf, unless the same one lies there already, and gives its id.
///
/// # Errors
/// If the browser has no room for it.
pub fn take_in(mut study: Study) -> Result<String, Message> {
    let same = |(_, known): &(String, Study)| known.journal == study.journal && known.lines == study.lines;
    if let Some((id, _)) = all().into_iter().find(same) {
        return Ok(id);
    }
    let id = browser::new_id();
    keep(&id, &mut study)?;
    Ok(id)
}

/// Forgets a study.
pub fn forget(id: &str) {
    browser::forget(&format!("{PREFIX}{id}"));
}

/// A line of a kept study as a game that can be opened.
///
/// # Errors
/// If there is no such study or line.
pub fn open(id: &str, line: u32) -> Result<Saved, Message> {
    read(id)?.open(line)
}

/// A line of a kept study has been played on.
///
/// # Errors
/// If it cannot be kept.
pub fn played_on(id: &str, line: u32, journal: &str) -> Result<(), Message> {
    change(id, |study| study.played_on(line, journal))
}
