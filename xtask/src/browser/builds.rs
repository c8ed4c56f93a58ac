//! Two builds of the client in one browser: a page never loads parts of another build, and a new build waits until the person
//! wants it.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::browser::{Bench, DESK, STEADY, check, choose, no_complaints, sit_down};
use crate::serve;
use crate::shell::Failed;
use crate::webdriver::Browser;

const WHICH: &str = "return globalThis.signoria?.build ?? null";

/// A served folder whose content can be replaced, as a server is by its next version.
struct Site {
    folder: PathBuf,
    address: String,
}

impl Drop for Site {
    fn drop(&mut self) {
        // A folder for temporary files that is left behind harms nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Site {
    fn new(bench: &Bench) -> Result<Self, Failed> {
        let folder = std::env::temp_dir().join(format!("signoria-builds-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        copy(&bench.made.bundle, &folder)?;
        Ok(Self {
            address: serve::folder(folder.clone())?,
            folder,
        })
    }

    /// The same client as another build: another id, and other names for the programs, under which the old ones are gone.
    fn replace(&self) -> Result<(), Failed> {
        let page = fs::read_to_string(self.folder.join("index.html"))?;
        let old = between(&page, "name=\"build\" content=\"", "\"");
        let new: String = old.chars().rev().collect();
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if ["boot.", "signoria", "worker.", "engine"]
                .iter()
                .any(|start| name.starts_with(start))
            {
                let mut parts: Vec<String> = name.split('.').map(str::to_owned).collect();
                if let [_, fingerprint, ..] = parts.as_mut_slice() {
                    *fingerprint = fingerprint.chars().rev().collect();
                }
                names.push((name, parts.join(".")));
            }
        }
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            let is_text = path
                .extension()
                .is_some_and(|ending| ending == "js" || ending == "html");
            if is_text {
                let mut text = fs::read_to_string(&path)?.replace(&old, &new);
                for (before, after) in &names {
                    text = text.replace(before, after);
                }
                fs::write(&path, text)?;
            }
        }
        for (before, after) in &names {
            fs::rename(self.folder.join(before), self.folder.join(after))?;
        }
        Ok(())
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), Failed> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn between(text: &str, start: &str, end: &str) -> String {
    let rest = text.split_once(start).map_or("", |(_, rest)| rest);
    rest.split_once(end).map_or("", |(found, _)| found).to_owned()
}

fn open<'driver>(bench: &'driver Bench, site: &Site, before: &str) -> Result<Browser<'driver>, Failed> {
    let browser = bench.driver.browser(DESK.0, DESK.1, "en")?;
    browser.before_each_page(&format!("{STEADY}\n{before}"))?;
    browser.go(&format!("{}/", site.address))?;
    browser.until("the first page", "return !!document.querySelector('main h1')")?;
    Ok(browser)
}

/// Waits until the service worker has kept this build.
fn until_kept(browser: &Browser) -> Result<(), Failed> {
    browser.run_async("navigator.serviceWorker.ready.then(() => done(true))")?;
    browser
        .until(
            "the build to be kept",
            "return !!navigator.serviceWorker.controller",
        )
        .map(|_| ())
}

pub fn two_builds(bench: &Bench) -> Result<(), Failed> {
    a_new_build_waits_for_a_click(bench)?;
    the_next_load_brings_it(bench)?;
    without_a_service_worker(bench)
}

fn a_new_build_waits_for_a_click(bench: &Bench) -> Result<(), Failed> {
    let site = Site::new(bench)?;
    let browser = open(bench, &site, "")?;
    until_kept(&browser)?;
    let first = browser.run(WHICH)?;
    check(first.is_string(), "the page knows its build")?;
    site.replace()?;
    // The engine was not loaded before, and the server no longer has it.
    sit_down(&browser, "pebbles")?;
    choose(&browser, "")?;
    browser.run_async(
        "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => done(true))",
    )?;
    browser.until(
        "word of the new build",
        "return !!document.querySelector('.new-build')",
    )?;
    check(
        browser.run(WHICH)? == first,
        "the page stays as it is until it is asked",
    )?;
    browser.click(".new-build button.primary")?;
    browser.until(
        "the new build",
        &format!("const build = globalThis.signoria?.build; return !!build && build !== {first}"),
    )?;
    browser.until(
        "the table in the new build",
        "return !!document.querySelector('.table .prompt')",
    )?;
    check(
        browser.run("return !document.querySelector('.new-build')")? == true,
        "the new build does not wait for itself",
    )?;
    no_complaints(&browser)
}

fn the_next_load_brings_it(bench: &Bench) -> Result<(), Failed> {
    let site = Site::new(bench)?;
    let browser = open(bench, &site, "")?;
    until_kept(&browser)?;
    let first = browser.run(WHICH)?;
    site.replace()?;
    browser.go(&format!("{}/?again", site.address))?;
    browser.until(
        "the new build",
        &format!("const build = globalThis.signoria?.build; return !!build && build !== {first}"),
    )?;
    browser.until("the page", "return !!document.querySelector('main h1')")?;
    sit_down(&browser, "pebbles")?;
    check(
        browser.run("return !document.querySelector('.new-build')")? == true,
        "a page of the new build is not told of it",
    )?;
    no_complaints(&browser)
}

/// Without a service worker the old engine is gone: the person is told, and the new one is not used.
fn without_a_service_worker(bench: &Bench) -> Result<(), Failed> {
    let site = Site::new(bench)?;
    let browser = open(bench, &site, "delete Navigator.prototype.serviceWorker;")?;
    site.replace()?;
    browser.run(&format!("location.hash = {}", json!("#/new/pebbles")))?;
    browser.click("form button.start")?;
    browser.until(
        "word of the new build",
        "return !!document.querySelector('.toast')",
    )?;
    check(
        browser.run("return !document.querySelector('.table .prompt')")? == true,
        "no engine of another build is started",
    )
}
