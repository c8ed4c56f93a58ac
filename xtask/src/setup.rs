//! What a machine must have: checked before anything is built, and installed if possible, otherwise named with the remedy.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Command;

use crate::shell::{Failed, is_ci, output, root, run, target, works};

/// The target of the browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A program and the Debian packages that contain it.
struct Tool {
    program: &'static str,
    packages: &'static [&'static str],
    what_for: &'static str,
}

impl Tool {
    fn is_of_the_browser(&self) -> bool {
        matches!(self.program, "chromium" | "chromedriver")
    }
}

/// What the tests use besides Rust.
const FOR_TESTS: &[Tool] = &[
    Tool {
        program: "cc",
        packages: &["build-essential"],
        what_for: "compiles SQLite",
    },
    Tool {
        program: "/usr/lib/postgresql",
        packages: &["postgresql"],
        what_for: "the storage tests run on a real server too",
    },
    Tool {
        program: "chromium",
        packages: &["chromium"],
        what_for: "tests in a browser",
    },
    Tool {
        program: "chromedriver",
        packages: &["chromium-driver"],
        what_for: "drives the browser",
    },
    Tool {
        program: "npm",
        packages: &["npm"],
        what_for: "fetches axe-core, which checks accessibility",
    },
    Tool {
        program: "python3",
        packages: &["python3", "python3-venv"],
        what_for: "runs the tests of the Python package",
    },
];

/// What a distribution is made with.
const FOR_DIST: &[Tool] = &[
    Tool {
        program: "cc",
        packages: &["build-essential"],
        what_for: "links",
    },
    Tool {
        program: "musl-gcc",
        packages: &["musl-tools"],
        what_for: "compiles SQLite for a static program",
    },
];

/// Whether the program is on the path, or the folder is there.
pub fn has(program: &str) -> bool {
    if program.starts_with('/') {
        return Path::new(program).is_dir();
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Proxies whose configurations the guide shows. Their packages start servers, so they are installed only in CI.
const FOR_CI: &[Tool] = &[
    Tool {
        program: "/etc/nginx",
        packages: &["nginx-light"],
        what_for: "people play through it in a test",
    },
    Tool {
        program: "caddy",
        packages: &["caddy"],
        what_for: "people play through it in a test",
    },
];

/// Installs what the tests need on Debian and its derivatives; elsewhere reports what is missing.
pub fn for_tests() -> Result<(), Failed> {
    let system = fs::read_to_string("/etc/os-release").unwrap_or_default();
    if is_ubuntu(&system) {
        browser_of_ubuntu()?;
        install(FOR_TESTS.iter().filter(|tool| !tool.is_of_the_browser()))?;
    } else {
        install(FOR_TESTS)?;
    }
    if is_ci() { install(FOR_CI) } else { Ok(()) }
}

/// Installs what a distribution needs.
pub fn for_dist() -> Result<(), Failed> {
    install(FOR_DIST)
}

/// Whether it can be used as it is. Debian splits Python: the interpreter may be there without the module that creates environments.
fn is_there(tool: &Tool) -> bool {
    has(tool.program)
        && (tool.program != "python3"
            || works(Command::new("python3").args(["-c", "import venv, ensurepip"])))
}

/// The names of Chromium's driver: Ubuntu's snap has one of its own, in a folder that may not be on the path.
const DRIVERS: [&str; 3] = [
    "chromedriver",
    "chromium.chromedriver",
    "/snap/bin/chromium.chromedriver",
];

/// The driver of the browser, if there is one.
pub fn driver() -> Option<&'static str> {
    let is_there = |name: &&str| has(name) || Path::new(name).is_file();
    DRIVERS.into_iter().find(is_there)
}

/// On Ubuntu the Chromium packages are empty: they only install a snap, which includes the driver and does not run in most containers.
fn is_ubuntu(os_release: &str) -> bool {
    os_release
        .lines()
        .any(|line| line.trim_end() == "ID=ubuntu" || line.trim_end() == "ID=\"ubuntu\"")
}

/// Installs Chromium where it is a snap.
fn browser_of_ubuntu() -> Result<(), Failed> {
    const REMEDY: &str = "Ubuntu has Chromium only as a snap: `snap install chromium` brings it with its driver. Where snaps do not run, as in most \
        containers, put chromium and chromedriver of one version on the path, such as those of Chrome for Testing";
    if driver().is_some() {
        return Ok(());
    }
    println!("missing: chromium and its driver (tests in a browser)");
    if !has("snap") {
        return Err(Failed(REMEDY.into()));
    }
    println!("installing the snap chromium ({})", how()?);
    let installed = run(as_root("snap").args(["install", "chromium"]));
    installed.map_err(|Failed(reason)| Failed(format!("{reason}. {REMEDY}")))
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// How something is installed, for people; an error where it cannot be.
fn how() -> Result<&'static str, Failed> {
    match (is_root(), has("sudo")) {
        (true, _) => Ok("as root"),
        (false, true) => Ok("with sudo"),
        (false, false) => Err(Failed("neither root nor sudo".into())),
    }
}

/// A program that root runs.
fn as_root(program: &str) -> Command {
    if is_root() {
        return Command::new(program);
    }
    let mut sudo = Command::new("sudo");
    sudo.arg(program);
    sudo
}

fn install(tools: impl IntoIterator<Item = &'static Tool>) -> Result<(), Failed> {
    let missing: Vec<&Tool> = tools.into_iter().filter(|tool| !is_there(tool)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    for tool in &missing {
        println!("missing: {} ({})", tool.program, tool.what_for);
    }
    let packages: Vec<&str> = missing
        .iter()
        .flat_map(|tool| tool.packages.iter().copied())
        .collect();
    let names = packages.join(" ");
    if !has("apt-get") {
        return Err(Failed(format!(
            "install what is missing and run this again; on Debian these are the packages {names}"
        )));
    }
    let how = how().map_err(|_| Failed(format!("as root: apt-get install {names}")))?;
    let apt = |arguments: &[&str]| {
        let mut command = as_root("apt-get");
        run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    println!("installing {names} ({how})");
    apt(&["update", "--quiet"])?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    apt(&install.into_iter().chain(packages).collect::<Vec<_>>())
}

/// SQLite is written in C.
pub fn c_compiler() -> Result<(), Failed> {
    if works(Command::new("cc").arg("--version")) {
        return Ok(());
    }
    Err(Failed(
        "there is no C compiler: on Debian and Ubuntu `apt-get install build-essential`, on Fedora `dnf install gcc`, on macOS `xcode-select --install`".into(),
    ))
}

/// Adds a target where it is missing.
pub fn rust_target(name: &str) -> Result<(), Failed> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let libraries = output(
        Command::new(rustc)
            .args(["--print", "target-libdir", "--target", name])
            .current_dir(root()),
    )?;
    if Path::new(libraries.trim()).is_dir() {
        return Ok(());
    }
    println!("adding the target {name} to the Rust toolchain");
    run(Command::new("rustup")
        .args(["target", "add", name])
        .current_dir(root()))
    .map_err(|Failed(reason)| {
        Failed(format!(
            "Rust cannot compile for {name} here ({reason}). With rustup: `rustup target add {name}`, which needs the network once. \
             With Rust from a distribution: its package for that target (libstd-rust-dev-wasm32 on Debian)"
        ))
    })
}

/// Refuses to start a build for which the disk has no room.
pub fn disk_space(gigabytes: u64) -> Result<(), Failed> {
    let folder = target();
    let existing = folder.ancestors().find(|path| path.is_dir());
    let Some(existing) = existing else { return Ok(()) };
    let Ok(table) = output(Command::new("df").arg("-Pk").arg(existing)) else {
        // No df: the compiler will say it, later.
        return Ok(());
    };
    match free_kilobytes(&table) {
        Some(free) if free < gigabytes << 20 => Err(Failed(format!(
            "{} has {:.1} GB free, and this needs about {gigabytes} GB. Make room, or build elsewhere with CARGO_TARGET_DIR=/another/folder",
            existing.display(),
            free as f64 / f64::from(1 << 20)
        ))),
        _ => Ok(()),
    }
}

/// The fourth column of the last line of `df -Pk`.
fn free_kilobytes(table: &str) -> Option<u64> {
    table.lines().last()?.split_whitespace().nth(3)?.parse().ok()
}

/// Reports before a long build, not after it, that the address is in use.
pub fn free_address(listen: &str) -> Result<(), Failed> {
    let Ok(address) = listen.parse::<SocketAddr>() else {
        // The program explains what is wrong with it.
        return Ok(());
    };
    match TcpListener::bind(address) {
        Ok(_) => Ok(()),
        Err(error) => {
            let next = SocketAddr::new(address.ip(), address.port().saturating_add(1));
            Err(Failed(format!(
                "{address} cannot be listened on: {error}. Perhaps a server runs there already; stop it, or take another port: \
                 cargo xtask play -- --listen {next}"
            )))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_space_is_read_from_df() {
        let table = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 263000000 14000000 80000000 16% /\n";
        assert_eq!(free_kilobytes(table), Some(80_000_000));
        assert_eq!(free_kilobytes("nothing"), None);
    }

    #[test]
    fn ubuntu_is_told_from_debian() {
        assert!(is_ubuntu("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"));
        assert!(!is_ubuntu("NAME=\"Debian GNU/Linux\"\nID=debian\n"));
        assert!(
            !is_ubuntu("ID=pop\nID_LIKE=\"ubuntu debian\"\n"),
            "it has packages of its own"
        );
        let browser = FOR_TESTS.iter().filter(|tool| tool.is_of_the_browser());
        assert_eq!(browser.count(), 2);
    }

    #[test]
    fn a_port_in_use_is_reported_with_the_remedy() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap().to_string();
        let Failed(reason) = free_address(&address).unwrap_err();
        assert!(
            reason.contains(&address) && reason.contains("--listen 127.0.0.1:"),
            "{reason}"
        );
        // Any free port: the one just given back may already be another test's.
        assert!(free_address("127.0.0.1:0").is_ok());
    }
}
