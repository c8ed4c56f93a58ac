//! Installs what was made and starts it, each in a folder of its own: the program answers, serves its page and reports that it is healthy.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::setup::has;
use crate::shell::{Failed, output, run, works};

/// How long a container may take until it is healthy, and how often it is checked.
const STARTING: Duration = Duration::from_secs(60);
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// A folder that is deleted with this value.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Result<Self, Failed> {
        let folder = std::env::temp_dir().join(format!("signoria-dist-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Checks the archives in the folder.
pub fn all(folder: &Path, files: &[String]) -> Result<(), Failed> {
    run(Command::new("sha256sum")
        .args(["--check", "--quiet", "SHA256SUMS"])
        .current_dir(folder))?;
    let find = |ending: &str| {
        let found = files.iter().find(|name| name.ends_with(ending));
        found
            .map(|name| folder.join(name))
            .ok_or_else(|| Failed(format!("there is no {ending}")))
    };
    unpacked(&find("-linux.tar.gz")?)?;
    package(&find(".deb")?)?;
    image(&find("-image.tar")?)
}

fn unpacked(archive: &Path) -> Result<(), Failed> {
    let scratch = Scratch::new("tar")?;
    unpack(archive, &scratch.0)?;
    let top = fs::read_dir(&scratch.0)?
        .next()
        .ok_or_else(|| Failed("the archive is empty".into()))??
        .path();
    let version = output(Command::new(top.join("signoria")).arg("--version"))?;
    serves(|| Command::new(top.join("signoria")), &scratch.0.join("data"))?;
    if has("systemd-analyze") {
        let unit = fs::read_to_string(top.join("signoria.service"))?;
        let unit = unit.replace(
            "/usr/local/bin/signoria",
            &top.join("signoria").display().to_string(),
        );
        let copy = scratch.0.join("signoria.service");
        fs::write(&copy, unit)?;
        run(Command::new("systemd-analyze")
            .args(["verify", "--man=no"])
            .arg(&copy))?;
    }
    println!("tar: {} serves", version.trim());
    Ok(())
}

fn package(package: &Path) -> Result<(), Failed> {
    if !has("dpkg") {
        println!("Debian package: not checked, there is no dpkg");
        return Ok(());
    }
    let scratch = Scratch::new("deb")?;
    let system = scratch.0.join("system");
    let database = system.join("var/lib/dpkg");
    for name in ["info", "updates", "triggers"] {
        fs::create_dir_all(database.join(name))?;
    }
    fs::write(database.join("status"), "")?;
    let dpkg = |arguments: &[&str]| {
        let mut command = Command::new("dpkg");
        command
            .arg(format!("--root={}", system.display()))
            .args(["--force-not-root", "--force-script-chrootless", "--log=/dev/null"])
            .args(arguments)
            .stdout(Stdio::null());
        run(&mut command)
    };
    dpkg(&["--install", &package.display().to_string()])?;
    for path in [
        "usr/lib/systemd/system/signoria.service",
        "usr/lib/systemd/system/signoria.socket",
        "usr/share/man/man1/signoria.1.gz",
        "etc/default/signoria",
    ] {
        if !system.join(path).is_file() {
            return Err(Failed(format!("the package does not install {path}")));
        }
    }
    serves(
        || Command::new(system.join("usr/bin/signoria")),
        &scratch.0.join("data"),
    )?;
    dpkg(&["--purge", "signoria"])?;
    if system.join("usr/bin/signoria").exists() || system.join("etc/default/signoria").exists() {
        return Err(Failed("the package leaves files behind".into()));
    }
    println!("Debian package: installed, serves, removed");
    Ok(())
}

/// Follows the digests from the index to the layer, and runs what the image says, as root in the unpacked image itself.
fn image(archive: &Path) -> Result<(), Failed> {
    let scratch = Scratch::new("image")?;
    let layout = scratch.0.join("layout");
    let inside = scratch.0.join("inside");
    for folder in [&layout, &inside] {
        fs::create_dir_all(folder)?;
    }
    unpack(archive, &layout)?;
    let blob = |described: &Value| -> Result<PathBuf, Failed> {
        let digest = described["digest"].as_str().unwrap_or_default();
        let path = layout.join("blobs").join(digest.replace(':', "/"));
        let sum = super::archive::sha256(&fs::read(&path)?)?;
        if digest == format!("sha256:{sum}") {
            Ok(path)
        } else {
            Err(Failed(format!("the image says {digest}, and it is {sum}")))
        }
    };
    let read = |path: &Path| -> Result<Value, Failed> {
        serde_json::from_slice(&fs::read(path)?).map_err(|error| Failed(error.to_string()))
    };
    let index = read(&layout.join("index.json"))?;
    let manifest = read(&blob(&index["manifests"][0])?)?;
    let config = read(&blob(&manifest["config"])?)?;
    unpack(&blob(&manifest["layers"][0])?, &inside)?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let user = text(&config["config"]["User"]);
    let program = text(&config["config"]["Entrypoint"][0]);
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if is_root && has("chroot") {
        let in_its_root = || {
            let mut command = Command::new("chroot");
            command
                .arg(format!("--userspec={user}"))
                .arg(&inside)
                .arg(&program);
            command
        };
        serves(in_its_root, Path::new("/data"))?;
        println!("image: serves in its own root as user {user}");
    } else {
        let program = inside.join(program.trim_start_matches('/'));
        serves(|| Command::new(&program), &scratch.0.join("data"))?;
        println!("image: its program serves; who is root can also start it in its own root");
    }
    let name = text(&read(&layout.join("manifest.json"))?[0]["RepoTags"][0]);
    for tool in ["podman", "docker"] {
        if !has(tool) {
            println!("image: not run by {tool}, which is not there");
        } else if !works(Command::new(tool).arg("info")) {
            println!("image: not run by {tool}, which does not work here");
        } else {
            contained(tool, archive, &name)?;
            println!("image: {tool} runs it, and it is healthy");
        }
    }
    Ok(())
}

/// A container; it is removed with this value.
struct Container<'tool> {
    tool: &'tool str,
    id: String,
}

impl Drop for Container<'_> {
    fn drop(&mut self) {
        works(Command::new(self.tool).args(["rm", "--force", "--volumes", &self.id]));
    }
}

/// Loads the image, runs it as anybody would, and runs its own health check.
fn contained(tool: &str, archive: &Path, image: &str) -> Result<(), Failed> {
    run(Command::new(tool)
        .args(["load", "--input"])
        .arg(archive)
        .stdout(Stdio::null()))?;
    // Without a network: nothing in it needs one, and no port of this machine is taken.
    let started = output(Command::new(tool).args(["run", "--detach", "--network", "none", image]))?;
    let container = Container {
        tool,
        id: started.trim().to_owned(),
    };
    let begun = Instant::now();
    while !works(Command::new(tool).args(["exec", &container.id, "/signoria", "health"])) {
        if begun.elapsed() > STARTING {
            let log = output(Command::new(tool).args(["logs", &container.id]));
            return Err(Failed(format!("{tool}: the image is not well: {log:?}")));
        }
        sleep(LOOK_EVERY);
    }
    drop(container);
    run(Command::new(tool).args(["rmi", image]).stdout(Stdio::null()))
}

fn unpack(archive: &Path, folder: &Path) -> Result<(), Failed> {
    run(Command::new("tar")
        .arg("--extract")
        .arg("--file")
        .arg(archive)
        .arg("--directory")
        .arg(folder))
}

/// A started server; it ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program as a server, asks for its page and its health, and runs `signoria health`, as the image's health check does.
fn serves(program: impl Fn() -> Command, data: &Path) -> Result<(), Failed> {
    let mut server = program();
    server
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"])
        .arg(data)
        .stdout(Stdio::piped());
    let mut running = Running(server.spawn()?);
    let told = running.0.stdout.take();
    let told = told.ok_or_else(|| Failed("the server has no output".into()))?;
    let mut line = String::new();
    BufReader::new(told).read_line(&mut line)?;
    let address = line
        .trim()
        .strip_prefix("listening on http://")
        .ok_or_else(|| Failed(format!("the server did not start: {line:?}")))?;
    let page = get(address, "/")?;
    if !page.starts_with("HTTP/1.1 200") || !page.contains("src=\"boot.") {
        return Err(Failed(format!("no page: {page}")));
    }
    let health = get(address, "/healthz")?;
    if !health.starts_with("HTTP/1.1 200") {
        return Err(Failed(format!("it is not well: {health}")));
    }
    run(program()
        .args(["health", "--listen", address])
        .stdout(Stdio::null()))
}

fn get(address: &str, path: &str) -> Result<String, Failed> {
    let mut stream = TcpStream::connect(address)?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
