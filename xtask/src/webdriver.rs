//! A small client of WebDriver: enough to drive Chromium through chromedriver, over loopback only.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::setup;
use crate::shell::Failed;

/// How long something on the screen may take before a test gives up. Long, because a busy machine is not the client's fault.
const PATIENCE: Duration = Duration::from_secs(60);
/// A script may play a whole game: a minute and a half on a quick machine, and some are three times slower.
const LONGEST_SCRIPT: Duration = Duration::from_secs(600);
const PAUSE: Duration = Duration::from_millis(25);

/// Headless, and silent on the network.
const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--disable-dev-shm-usage",
    // A third of what it costs to start a browser is the list under an address bar that nobody sees.
    "--disable-features=WebUIOmniboxPopup",
];

/// A running chromedriver; it ends with this value.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts chromedriver on a free port.
    pub fn start() -> Result<Self, Failed> {
        let port = free_port()?;
        let child = Command::new(setup::driver().unwrap_or("chromedriver"))
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| {
                Failed(format!(
                    "chromedriver: {error}; install the packages chromium and chromium-driver"
                ))
            })?;
        let driver = Self { child, port };
        wait_for("chromedriver", || {
            Ok(driver.call("GET", "/status", None).is_ok().then_some(()))
        })?;
        Ok(driver)
    }

    /// Opens a browser, with its own storage and cookies.
    pub fn browser(&self, width: u32, height: u32, language: &str) -> Result<Browser<'_>, Failed> {
        let profile = std::env::temp_dir().join(format!(
            "signoria-browser-{}-{}",
            std::process::id(),
            free_port()?
        ));
        let mut flags: Vec<String> = FLAGS.map(str::to_owned).to_vec();
        flags.push(format!("--window-size={width},{height}"));
        flags.push(format!("--user-data-dir={}", profile.display()));
        flags.push(format!("--lang={language}"));
        let options = json!({
            "args": flags,
            "prefs": { "intl.accept_languages": language, "intl.selected_languages": language },
        });
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "SEVERE" },
        } } });
        let session = self.call("POST", "/session", Some(&wanted))?;
        let id = session["sessionId"]
            .as_str()
            .ok_or_else(|| Failed(format!("chromedriver opened no browser: {session}")))?;
        let browser = Browser {
            driver: self,
            path: format!("/session/{id}"),
            profile,
        };
        browser.command(
            "/timeouts",
            &json!({ "script": LONGEST_SCRIPT.as_millis() as u64 }),
        )?;
        browser.resize((width, height))?;
        Ok(browser)
    }

    fn call(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, Failed> {
        let body = body.map(ToString::to_string).unwrap_or_default();
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(LONGEST_SCRIPT + PATIENCE))?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )?;
        let mut reader = BufReader::new(stream);
        let mut length = None;
        let mut line = String::new();
        loop {
            line.clear();
            if reader.read_line(&mut line)? == 0 || line == "\r\n" {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().ok();
            }
        }
        let mut answer = vec![0; length.unwrap_or(0)];
        reader.read_exact(&mut answer)?;
        let mut answer: Value =
            serde_json::from_slice(&answer).map_err(|error| Failed(format!("chromedriver: {error}")))?;
        let value = answer["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(Failed(format!(
                "{path}: {error}: {}",
                value["message"].as_str().unwrap_or("")
            ))),
            None => Ok(value),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One browser with one page.
pub struct Browser<'a> {
    driver: &'a Driver,
    path: String,
    profile: PathBuf,
}

impl Browser<'_> {
    fn command(&self, path: &str, body: &Value) -> Result<Value, Failed> {
        self.driver
            .call("POST", &format!("{}{path}", self.path), Some(body))
    }

    /// Makes the page as large as that. The size of a window includes its frame; the page must have exactly this size.
    pub fn resize(&self, (width, height): (u32, u32)) -> Result<(), Failed> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.chromium("Emulation.setDeviceMetricsOverride", &size)
            .map(|_| ())
    }

    /// Goes to an address.
    pub fn go(&self, url: &str) -> Result<(), Failed> {
        self.command("/url", &json!({ "url": url })).map(|_| ())
    }

    /// Runs a script in every page before its own.
    pub fn before_each_page(&self, script: &str) -> Result<(), Failed> {
        self.command(
            "/goog/cdp/execute",
            &json!({ "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": { "source": format!("(() => {{ {script} }})()") } }),
        )
        .map(|_| ())
    }

    /// Runs a script in the page and gives what it returns.
    pub fn run(&self, script: &str) -> Result<Value, Failed> {
        self.command("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Runs a script that ends by calling `done(value)`.
    pub fn run_async(&self, script: &str) -> Result<Value, Failed> {
        let script = format!("const done = arguments[0]; {script}");
        self.command("/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// Waits until a script returns something other than null and false.
    pub fn until(&self, what: &str, script: &str) -> Result<Value, Failed> {
        wait_for(what, || {
            let value = self.run(script)?;
            Ok((!value.is_null() && value != Value::Bool(false)).then_some(value))
        })
        .map_err(|Failed(reason)| {
            let page = self.run("return location.href + ' | ' + document.body.innerText.slice(0, 600)");
            let faults = self.faults().unwrap_or_default();
            Failed(format!(
                "{reason}\n  page: {}\n  console: {faults:?}",
                page.unwrap_or_default()
            ))
        })
    }

    /// The same for scripts that may take as long as a whole game.
    pub fn until_long(&self, what: &str, script: &str) -> Result<Value, Failed> {
        let mut outcome = self.until(what, script);
        for _ in 1..LONGEST_SCRIPT.as_secs() / PATIENCE.as_secs() {
            if outcome.is_ok() {
                break;
            }
            outcome = self.until(what, script);
        }
        outcome
    }

    /// Goes to an address of a server that may just be starting.
    pub fn reach(&self, url: &str) -> Result<(), Failed> {
        wait_for(url, || Ok(self.go(url).is_ok().then_some(())))
    }

    /// Waits for an element and presses it, as a mouse would.
    pub fn click(&self, selector: &str) -> Result<(), Failed> {
        let quoted = json!(selector);
        let script = format!(
            "const e = document.querySelector({quoted}); if (!e || e.disabled) return null; e.scrollIntoView({{block: 'center'}}); e.click(); return true"
        );
        self.until(&format!("{selector} to press"), &script).map(|_| ())
    }

    /// Waits for an element and taps it with a finger. The browser makes the events itself: what is drawn anew between two of them is.
    pub fn tap(&self, selector: &str) -> Result<(), Failed> {
        let quoted = json!(selector);
        let script = format!(
            "const box = document.querySelector({quoted})?.getBoundingClientRect(); return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null"
        );
        let at = self.until(&format!("{selector} to tap"), &script)?;
        let touch = |kind: &str, points: Value| {
            let event = json!({ "type": kind, "touchPoints": points });
            self.chromium("Input.dispatchTouchEvent", &event)
        };
        self.chromium("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }))?;
        touch("touchStart", json!([{ "x": at[0], "y": at[1] }]))?;
        touch("touchEnd", json!([])).map(|_| ())
    }

    /// The text of an element.
    pub fn text(&self, selector: &str) -> Result<String, Failed> {
        let script = format!("return document.querySelector({})?.textContent", json!(selector));
        let text = self.until(&format!("the text of {selector}"), &script)?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Presses keys, one after the other; WebDriver's names for special keys are code points from U+E000.
    pub fn keys(&self, keys: &str) -> Result<(), Failed> {
        let actions: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                [
                    json!({"type": "keyDown", "value": key.to_string()}),
                    json!({"type": "keyUp", "value": key.to_string()}),
                ]
            })
            .collect();
        self.command(
            "/actions",
            &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }),
        )
        .map(|_| ())
    }

    /// Asks something of Chromium itself.
    fn chromium(&self, command: &str, params: &Value) -> Result<Value, Failed> {
        self.command("/goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }

    /// Presses Enter and holds it until it has repeated a few times.
    pub fn hold_enter(&self) -> Result<(), Failed> {
        let key = |kind: &str, is_repeated: bool| {
            let event = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r", "autoRepeat": is_repeated });
            self.chromium("Input.dispatchKeyEvent", &event)
        };
        key("keyDown", false)?;
        for _ in 0..5 {
            // About the repeat rate of keyboards: the page may draw in between.
            self.run_async("setTimeout(() => done(true), 40)")?;
            key("keyDown", true)?;
        }
        key("keyUp", false).map(|_| ())
    }

    /// What the page still holds after garbage collection: a Chromium metric by name.
    pub fn holds(&self, figures: &[&str]) -> Result<Vec<f64>, Failed> {
        self.chromium("HeapProfiler.collectGarbage", &json!({}))?;
        self.chromium("Performance.enable", &json!({}))?;
        let found = self.chromium("Performance.getMetrics", &json!({}))?;
        let found = found["metrics"].as_array().cloned().unwrap_or_default();
        let of = |name: &&str| {
            let figure = found.iter().find(|figure| figure["name"] == **name);
            let figure = figure.and_then(|figure| figure["value"].as_f64());
            figure.ok_or_else(|| Failed(format!("Chromium says nothing of {name}")))
        };
        figures.iter().map(of).collect()
    }

    /// Disconnects or reconnects the network.
    pub fn offline(&self, offline: bool) -> Result<(), Failed> {
        self.chromium("Network.enable", &json!({}))?;
        let conditions =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.chromium("Network.emulateNetworkConditions", &conditions)
            .map(|_| ())
    }

    /// What the console of the page complained about.
    pub fn faults(&self) -> Result<Vec<String>, Failed> {
        let log = self.command("/se/log", &json!({ "type": "browser" }))?;
        let entries = log.as_array().cloned().unwrap_or_default();
        Ok(entries
            .iter()
            .filter_map(|entry| entry["message"].as_str().map(str::to_owned))
            .collect())
    }

    /// Writes a picture of the page as PNG.
    pub fn screenshot(&self, file: &Path) -> Result<(), Failed> {
        let picture = self
            .driver
            .call("GET", &format!("{}/screenshot", self.path), None)?;
        let bytes = from_base64(picture.as_str().unwrap_or_default());
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(std::fs::write(file, bytes)?)
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        // A browser that is gone already needs no closing; what is left of its profile is removed either way.
        let _ = self.driver.call("DELETE", &self.path, None);
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

fn wait_for<T>(what: &str, mut look: impl FnMut() -> Result<Option<T>, Failed>) -> Result<T, Failed> {
    let started = Instant::now();
    loop {
        if let Some(found) = look()? {
            return Ok(found);
        }
        if started.elapsed() > PATIENCE {
            return Err(Failed(format!("waited in vain for {what}")));
        }
        sleep(PAUSE);
    }
}

/// A free port.
pub fn free_port() -> Result<u16, Failed> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

fn from_base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(value).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for four in digits.chunks(4) {
        let sum =
            four.iter().fold(0_u32, |sum, digit| sum << 6 | u32::from(*digit)) << (6 * (4 - four.len()));
        bytes.extend_from_slice(&sum.to_be_bytes()[1..four.len()]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read() {
        assert_eq!(from_base64("U2lnbm9yaWE="), b"Signoria");
        assert_eq!(from_base64("YQ=="), b"a");
        assert_eq!(from_base64(""), b"");
    }
}
