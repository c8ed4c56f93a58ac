//! The reverse proxies of docs/OPERATIONS.md, exactly as shown there except for TLS: people, tables and sockets reach the server through them.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::json;

use super::client::Browser;
use super::{House, patience};

const GUIDE: &str = include_str!("../../../../../docs/OPERATIONS.md");

/// A running proxy; it ends with this value.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The first block of code of that kind in the guide.
fn block(kind: &str) -> String {
    let begin = format!("```{kind}\n");
    let (_, rest) = GUIDE.split_once(&begin).expect("the guide has a configuration");
    let (block, _) = rest.split_once("```").expect("a block ends");
    block.to_owned()
}

fn is_installed(program: &str) -> bool {
    let asked = Command::new(program)
        .arg("-h")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok()
}

fn free_address() -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap()
}

fn start(program: &str, arguments: &[&str], home: &Path, address: SocketAddr) -> Proxy {
    let child = Command::new(program)
        .args(arguments)
        .env("HOME", home)
        .env("XDG_DATA_HOME", home)
        .env("XDG_CONFIG_HOME", home)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the proxy starts");
    let mut proxy = Proxy(child);
    patience::until("the proxy listens", || {
        let ended = proxy.0.try_wait().unwrap();
        assert!(ended.is_none(), "{program} ended: {ended:?}");
        TcpStream::connect(address).ok()
    });
    proxy
}

/// A server as it is started behind a proxy.
fn house() -> House {
    House::with(&["--public-url", "https://table.example", "--behind-proxy"])
}

/// Somebody opens a table through the proxy, watches it by a socket and plays.
fn plays_through(address: SocketAddr) {
    let mut stranger = Browser::new(address);
    assert_eq!(stranger.get("/").status, 200);
    assert_eq!(stranger.get("/metrics").status, 403, "for the owner only");
    let mut anna = Browser::guest(address, "Anna");
    let table =
        anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}));
    let mut socket = anna.socket(&table);
    socket.snapshot();
    anna.command(&table, "start", json!({"do": "start"}));
    assert!(socket.hear().is_some(), "news come through the proxy");
}

#[test]
fn people_play_through_nginx_as_the_guide_configures_it() {
    if !is_installed("nginx") {
        return;
    }
    let (house, address) = (house(), free_address());
    let site: String = block("nginx")
        .lines()
        .filter(|line| !line.contains("ssl_certificate") && !line.contains("[::]"))
        .map(|line| format!("{line}\n"))
        .collect();
    let site = site
        .replace("listen 443 ssl http2;", &format!("listen {address};"))
        .replace("listen 80;", &format!("listen {};", free_address()))
        .replace("127.0.0.1:8080", &house.server.address.to_string());
    let folder = house.data.path();
    let shown = folder.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("    {kind}_temp_path {shown}/{kind};\n"))
        .concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {shown}/nginx.pid;\nerror_log {shown}/error.log;\nworker_processes 1;\nevents {{}}\n\
         http {{\n    access_log off;\n{temporary}{site}}}\n"
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, whole).unwrap();
    let file = file.display().to_string();
    let _nginx = start("nginx", &["-p", &shown.to_string(), "-c", &file], folder, address);
    plays_through(address);
}

#[test]
fn people_play_through_caddy_as_the_guide_configures_it() {
    if !is_installed("caddy") {
        return;
    }
    let (house, address) = (house(), free_address());
    let site = block("caddy")
        .replace("table.example {", &format!("http://{address} {{"))
        .replace("127.0.0.1:8080", &house.server.address.to_string());
    let folder = house.data.path();
    let file = folder.join("Caddyfile");
    fs::write(&file, format!("{{\n\tadmin off\n}}\n{site}")).unwrap();
    let file = file.display().to_string();
    let arguments = ["run", "--config", &file, "--adapter", "caddyfile"];
    let _caddy = start("caddy", &arguments, folder, address);
    plays_through(address);
}
