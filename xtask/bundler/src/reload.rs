//! A page that loads itself again when the bundle has changed, for `cargo xtask dev`. The address says which table it is, so the table stays.

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Outcome;

/// Asks for the time of the bundle twice a second. A server that is restarting does not answer, which does not count as a change.
const SCRIPT: &str = "let made;
setInterval(async () => {
  try {
    const answer = await fetch('/made.txt', { cache: 'no-store' });
    if (!answer.ok) return;
    const now = await answer.text();
    if (made !== undefined && made !== now) location.reload();
    made = now;
  } catch {}
}, 500);
";

/// Nothing is cached: an old file would hide the change.
const NO_SERVICE_WORKER: &str = "self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim())));
";

/// Adds the script to the page.
pub fn add(bundle: &Path) -> Outcome {
    let page = bundle.join("index.html");
    let html = fs::read_to_string(&page)?;
    let with = html.replacen(
        "</head>",
        "<script type=\"module\" src=\"reload.js\"></script>\n</head>",
        1,
    );
    if with == html {
        return Err("index.html has no </head>".into());
    }
    fs::write(page, with)?;
    fs::write(bundle.join("reload.js"), SCRIPT)?;
    fs::write(bundle.join("service-worker.js"), NO_SERVICE_WORKER)?;
    let made = SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos();
    Ok(fs::write(bundle.join("made.txt"), made.to_string())?)
}
