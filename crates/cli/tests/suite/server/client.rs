//! The program as a process, and clients that speak to it over real sockets.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use signoria_table::wire::{FromClient, FromServer, Snapshot, VERSION};
use tungstenite::{Message, WebSocket};

use super::patience::{self, PATIENCE};

/// How long a socket waits for a single message before it looks at the time. The server pings more rarely.
const LISTENING: Duration = Duration::from_secs(5);

/// A server process.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts the program on any port.
    pub fn start(data: &Path, more: &[&str]) -> Self {
        Self::start_on("127.0.0.1:0", data, more)
    }

    pub fn start_on(listen: &str, data: &Path, more: &[&str]) -> Self {
        let program = Command::new(env!("CARGO_BIN_EXE_signoria"));
        Self::run(program, &["--listen", listen], data, more)
    }

    /// Starts the program with a listener that is passed in as systemd does it: as the third file, and named in its environment.
    #[cfg(unix)]
    pub fn start_with(listener: &TcpListener, data: &Path) -> Self {
        let listener = listener.try_clone().expect("a second handle");
        let mut shell = Command::new("sh");
        shell
            .args([
                "-c",
                "exec 3<&0 0</dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec \"$0\" \"$@\"",
                env!("CARGO_BIN_EXE_signoria"),
            ])
            .stdin(Stdio::from(std::os::fd::OwnedFd::from(listener)));
        Self::run(shell, &[], data, &[])
    }

    fn run(mut program: Command, listen: &[&str], data: &Path, more: &[&str]) -> Self {
        let mut child = program
            .arg("serve")
            .args(listen)
            .args(["--log", "warn", "--data"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let line = patience::first_line(&mut child, "the server");
        let address = line
            .trim()
            .strip_prefix("listening on http://")
            .and_then(|address| address.parse().ok())
            .unwrap_or_else(|| panic!("not an address: {line:?}"));
        Self { child, address }
    }

    /// The id of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it without a chance to finish anything (`kill -9`).
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        patience::ended(&mut self.child, "a server that was killed");
    }

    /// Asks it to stop, and returns whether it ended well.
    pub fn stop(mut self) -> bool {
        let asked = Command::new("kill")
            .args(["-TERM", &self.child.id().to_string()])
            .status();
        assert!(asked.is_ok_and(|status| status.success()));
        patience::ended(&mut self.child, "a server that was asked to stop").success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The code of a problem.
    pub fn code(&self) -> String {
        assert_eq!(
            self.header("content-type"),
            Some("application/problem+json"),
            "{}",
            self.body
        );
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// A browser of one person.
#[derive(Clone)]
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    /// Where it comes from, as a proxy in front would tell it.
    pub from: Option<String>,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Self {
        Self {
            address,
            cookie: None,
            from: None,
        }
    }

    /// A new guest.
    pub fn guest(address: SocketAddr, name: &str) -> Self {
        let mut browser = Self::new(address);
        browser.become_guest(name);
        browser
    }

    pub fn become_guest(&mut self, name: &str) {
        let answer = self.post("/api/guests", &json!({ "name": name }));
        assert_eq!(answer.status, 201, "{}", answer.body);
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], None)
    }

    pub fn post(&mut self, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).expect("a body");
        self.send("POST", path, &[("content-type", "application/json")], Some(&body))
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&str>) -> Answer {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
        stream.set_write_timeout(Some(PATIENCE)).expect("a time limit");
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n",
            self.address
        );
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            request += &format!("cookie: {cookie}\r\n");
        }
        if let Some(from) = &self.from {
            request += &format!("x-forwarded-for: {from}\r\n");
        }
        let body = body.unwrap_or_default();
        request += &format!("content-length: {}\r\n\r\n{body}", body.len());
        // A server that refuses a long body may hang up before it has read all of it.
        let _ = stream.write_all(request.as_bytes());
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text
            .split_once("\r\n\r\n")
            .unwrap_or_else(|| panic!("{method} {path}: no answer"));
        let mut lines = head.lines();
        let status = lines
            .next()
            .and_then(|line| line.split(' ').nth(1))
            .and_then(|code| code.parse().ok())
            .expect("a status");
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let answer = Answer {
            status,
            headers,
            body: body.to_owned(),
        };
        if let Some(set) = answer.header("set-cookie") {
            self.cookie = set.split(';').next().map(Into::into);
        }
        answer
    }

    /// Opens a table and returns its id.
    pub fn open(&mut self, table: &Value) -> String {
        let answer = self.post("/api/tables", table);
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    /// Carries out a command that must be accepted.
    pub fn command(&mut self, table: &str, key: &str, command: Value) -> u64 {
        let answer = self.try_command(table, key, command);
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["number"].as_u64().expect("a number")
    }

    pub fn try_command(&mut self, table: &str, key: &str, command: Value) -> Answer {
        let body = json!({ "key": key, "command": command });
        self.post(&format!("/api/tables/{table}/commands"), &body)
    }

    pub fn look(&mut self, table: &str) -> Snapshot {
        let answer = self.get(&format!("/api/tables/{table}"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.read()
    }

    /// The same when the server may fail.
    pub fn try_look(&mut self, table: &str) -> Option<Snapshot> {
        let answer = self.get(&format!("/api/tables/{table}"));
        (answer.status == 200).then(|| answer.read())
    }

    /// A socket at a table, after its greeting; none when the server is not there.
    pub fn try_socket(&self, table: &str, last: Option<u64>) -> Option<Socket> {
        let mut socket = self.raw_socket(table, &[]).ok()?;
        let hello = FromClient::Hello {
            version: VERSION,
            last,
            seat: None,
        };
        socket.say(&hello)?;
        Some(socket)
    }

    pub fn socket(&self, table: &str) -> Socket {
        self.try_socket(table, None).expect("a socket")
    }

    /// A socket that has not said anything yet, or the status of the refusal.
    pub fn raw_socket(&self, table: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let stream = TcpStream::connect(self.address).map_err(|_| 0_u16)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(|_| 0_u16)?;
        stream.set_write_timeout(Some(PATIENCE)).map_err(|_| 0_u16)?;
        // A whole game is many small messages: none waits for the one before it.
        stream.set_nodelay(true).map_err(|_| 0_u16)?;
        let mut request = tungstenite::http::Request::builder()
            .uri(format!("ws://{}/api/tables/{table}/socket", self.address))
            .header("host", self.address.to_string())
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "c2lnbm9yaWEgc2lnbm9yYQ==");
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(from) = &self.from {
            request = request.header("x-forwarded-for", from);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(()).expect("a request");
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => {
                let limited = socket.get_ref().set_read_timeout(Some(LISTENING));
                limited.map_err(|_| 0_u16)?;
                Ok(Socket { socket })
            }
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(_) => Err(0),
        }
    }
}

/// Whether nothing came within the time limit of a socket. Its name differs from system to system.
fn is_silence(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

/// What came on a socket.
pub enum Heard {
    /// The text of a message.
    Text(String),
    /// Nothing but what the protocol answers by itself.
    Nothing,
    /// The server has hung up.
    Gone,
}

/// A socket at a table.
pub struct Socket {
    socket: WebSocket<TcpStream>,
}

impl Socket {
    /// Sends a message; none when the server is gone.
    pub fn say(&mut self, message: &FromClient) -> Option<()> {
        self.say_text(serde_json::to_string(message).expect("a message"))
    }

    pub fn say_text(&mut self, text: String) -> Option<()> {
        self.socket.send(Message::text(text)).ok()
    }

    /// Sends a ping of the protocol; none when the server has gone.
    pub fn ping(&mut self) -> Option<()> {
        self.socket.send(Message::Ping(tungstenite::Bytes::new())).ok()
    }

    pub fn command(&mut self, number: u64, key: &str, command: Value) -> Option<()> {
        self.say_text(json!({"type": "do", "number": number, "key": key, "command": command}).to_string())
    }

    /// The next message and its text; none when the server has gone. Pings are no messages: a server that says nothing else fails the test.
    #[track_caller]
    pub fn hear(&mut self) -> Option<(FromServer, String)> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let message =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    return Some((message, text.to_string()));
                }
                Ok(Message::Close(_)) => return None,
                Ok(_) => {}
                Err(tungstenite::Error::Io(error)) if is_silence(&error) => {}
                Err(_) => return None,
            }
        }
        panic!("the server is there but says nothing");
    }

    /// The messages that come within a time, whatever they are.
    pub fn hear_within(&mut self, wait: Duration) -> Heard {
        if self.socket.get_ref().set_read_timeout(Some(wait)).is_err() {
            return Heard::Gone;
        }
        match self.socket.read() {
            Ok(Message::Text(text)) => Heard::Text(text.to_string()),
            Ok(Message::Close(_)) => Heard::Gone,
            Ok(_) => Heard::Nothing,
            Err(tungstenite::Error::Io(error)) if is_silence(&error) => Heard::Nothing,
            Err(_) => Heard::Gone,
        }
    }

    /// Reads until a message is the one waited for.
    pub fn wait_for<T>(&mut self, mut wanted: impl FnMut(&FromServer) -> Option<T>) -> T {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let (message, _) = self.hear().expect("the server goes on talking");
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
        panic!("what was waited for did not come");
    }

    pub fn snapshot(&mut self) -> Snapshot {
        self.wait_for(|message| match message {
            FromServer::Snapshot(snapshot) => Some((**snapshot).clone()),
            _ => None,
        })
    }
}
