//! `cargo xtask dist`: the program as people install it. A static Linux program with the client inside, as a tar archive, as a Debian
//! package and as an image for containers, with checksums; then each of them is installed and started.
//!
//! The same commit gives the same bytes: times are that of the commit, owners are fixed, paths of the machine are taken out.

mod archive;
mod check;
mod debian;
mod image;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::bundle;
use crate::progress::Steps;
use crate::setup;
use crate::shell::{Failed, cargo_command, output, root, run, target, works};

use archive::{ROOT, Tar};

/// What is made, and for which machine.
pub struct Release {
    version: String,
    /// Seconds since 1970: when the commit was made.
    epoch: u64,
    machine: &'static Machine,
    /// The static program.
    program: Vec<u8>,
    /// What the program writes about itself: manual pages and completions.
    papers: Papers,
}

/// A kind of processor under its three names.
pub struct Machine {
    rust: &'static str,
    debian: &'static str,
    /// Of images.
    oci: &'static str,
}

const MACHINES: [Machine; 2] = [
    Machine {
        rust: "x86_64",
        debian: "amd64",
        oci: "amd64",
    },
    Machine {
        rust: "aarch64",
        debian: "arm64",
        oci: "arm64",
    },
];

struct Papers {
    /// Name and text of each manual page.
    manual: Vec<(String, Vec<u8>)>,
    bash: Vec<u8>,
    zsh: Vec<u8>,
    fish: Vec<u8>,
}

/// Makes everything, in `target/dist`.
pub fn all() -> Result<(), Failed> {
    let mut steps = Steps::new(
        "dist",
        &[
            ("set-up", 5),
            ("client", 250),
            ("program", 300),
            ("packages", 10),
            ("installed and started", 20),
        ],
    );
    let machine = MACHINES
        .iter()
        .find(|machine| machine.rust == std::env::consts::ARCH)
        .ok_or_else(|| Failed(format!("there is no package for {}", std::env::consts::ARCH)))?;
    let triple = format!("{}-unknown-linux-musl", machine.rust);
    steps.step(|| {
        setup::for_dist()?;
        setup::rust_target(&triple)
    })?;
    steps.step(|| bundle::full_without_paths(&without_paths(RUSTC)?))?;
    steps.step(|| build(&triple))?;
    let folder = target().join("dist");
    let mut made = Vec::new();
    steps.step(|| {
        let release = read(machine, &triple)?;
        made = write(&release, &folder)?;
        // Packed a second time, to see that the result is reproducible.
        let again = folder.join("again");
        for file in &write(&release, &again)? {
            let same = fs::read(folder.join(file))? == fs::read(again.join(file))?;
            if !same {
                return Err(Failed(format!("{file} differs when it is packed again")));
            }
        }
        Ok(fs::remove_dir_all(again)?)
    })?;
    steps.step(|| check::all(&folder, &made))?;
    println!("{} has, after {}:", folder.display(), steps.so_far());
    print!("{}", fs::read_to_string(folder.join("SHA256SUMS"))?);
    Ok(())
}

/// Folders of this machine, with their replacements in the program and in the client. If several match, the compilers use the last.
fn folders() -> Result<Vec<(PathBuf, &'static str)>, Failed> {
    let cargo_home = std::env::var_os("CARGO_HOME").map_or_else(
        || PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(".cargo"),
        PathBuf::from,
    );
    let sysroot = output(
        Command::new("rustc")
            .args(["--print", "sysroot"])
            .current_dir(root()),
    )?;
    Ok(vec![
        (cargo_home, "/cargo"),
        (sysroot.trim().into(), "/rust"),
        (root(), "/signoria"),
        (target(), "/target"),
    ])
}

/// Compiler flags that keep the paths of this machine out, each beginning with that prefix.
fn without_paths(flag: &str) -> Result<String, Failed> {
    let flags = folders()?
        .into_iter()
        .map(|(folder, instead)| format!("{flag}={}={instead}", folder.display()));
    Ok(flags.collect::<Vec<_>>().join(" "))
}

const RUSTC: &str = "--remap-path-prefix";
const CC: &str = "-ffile-prefix-map";

fn build(triple: &str) -> Result<(), Failed> {
    let underscored = triple.replace('-', "_");
    let mut command = cargo_command(&[
        "build",
        "--release",
        "--locked",
        "--package",
        "signoria-cli",
        "--target",
        triple,
    ]);
    command
        .env(
            format!("CARGO_TARGET_{}_RUSTFLAGS", underscored.to_uppercase()),
            without_paths(RUSTC)?,
        )
        // SQLite and what TLS needs are written in C.
        .env(format!("CFLAGS_{underscored}"), without_paths(CC)?)
        // Outside the checkout, if the target folder is.
        .env("SIGNORIA_BUNDLE", target().join("bundle"))
        .env("SOURCE_DATE_EPOCH", epoch()?.to_string());
    run(&mut command)?;
    is_static_and_from_nowhere(&target().join(triple).join("release/signoria"))
}

/// Checks that the program runs on any Linux and is the same whoever builds it: it needs no library, and names no folder of this machine.
fn is_static_and_from_nowhere(program: &Path) -> Result<(), Failed> {
    let has = |text: &str| {
        let find = ["--quiet", "--text", "--fixed-strings", "--regexp", text];
        works(Command::new("grep").args(find).arg(program))
    };
    if !has("signoria") {
        return Err(Failed(format!("grep finds nothing in {}", program.display())));
    }
    // The loader that a program names if it is not static.
    if has("/lib64/ld-linux") || has("/lib/ld-musl") || has("/lib/ld-linux") {
        return Err(Failed(format!("{} is not static", program.display())));
    }
    for (folder, _) in folders()? {
        let folder = folder.display().to_string();
        if has(&folder) {
            return Err(Failed(format!("{} names the folder {folder}", program.display())));
        }
    }
    Ok(())
}

/// The time of the commit; outside a repository it must be given.
fn epoch() -> Result<u64, Failed> {
    let text = std::env::var("SOURCE_DATE_EPOCH").or_else(|_| {
        output(
            Command::new("git")
                .args(["log", "-1", "--format=%ct"])
                .current_dir(root()),
        )
    });
    let text = text
        .map_err(|Failed(reason)| Failed(format!("{reason}; outside a repository set SOURCE_DATE_EPOCH")))?;
    text.trim()
        .parse()
        .map_err(|_| Failed(format!("SOURCE_DATE_EPOCH is no number: {text}")))
}

fn read(machine: &'static Machine, triple: &str) -> Result<Release, Failed> {
    let program = target().join(triple).join("release/signoria");
    Ok(Release {
        version: env!("CARGO_PKG_VERSION").into(),
        epoch: epoch()?,
        machine,
        papers: papers(&program)?,
        program: fs::read(&program)?,
    })
}

fn papers(program: &Path) -> Result<Papers, Failed> {
    let folder = target().join("dist/manual");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    run(Command::new(program).arg("manual").arg(&folder))?;
    let mut manual = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        manual.push((name, fs::read(entry.path())?));
    }
    manual.sort();
    fs::remove_dir_all(folder)?;
    let completions =
        |shell: &str| output(Command::new(program).args(["completions", shell])).map(String::into_bytes);
    Ok(Papers {
        manual,
        bash: completions("bash")?,
        zsh: completions("zsh")?,
        fish: completions("fish")?,
    })
}

/// Writes the archives and their checksums; gives the names of the archives.
fn write(release: &Release, folder: &Path) -> Result<Vec<String>, Failed> {
    fs::create_dir_all(folder)?;
    let Release { version, machine, .. } = release;
    let files = [
        (
            format!("signoria-{version}-{}-linux.tar.gz", machine.rust),
            archive(release)?,
        ),
        (
            format!("signoria_{version}_{}.deb", machine.debian),
            debian::package(release)?,
        ),
        (
            format!("signoria-{version}-{}-image.tar", machine.oci),
            image::archive(release)?,
        ),
    ];
    let mut sums = String::new();
    let mut names = Vec::new();
    for (name, content) in files {
        sums.push_str(&format!("{}  {name}\n", archive::sha256(&content)?));
        fs::write(folder.join(&name), content)?;
        names.push(name);
    }
    fs::write(folder.join("SHA256SUMS"), sums)?;
    Ok(names)
}

/// A file of the repository that is included.
fn file(path: &str) -> Result<Vec<u8>, Failed> {
    fs::read(root().join(path)).map_err(|error| Failed(format!("{path}: {error}")))
}

/// The tar archive: everything in one folder, to be put where one likes.
fn archive(release: &Release) -> Result<Vec<u8>, Failed> {
    let top = format!("signoria-{}", release.version);
    let mut tar = Tar::new(release.epoch);
    let papers = &release.papers;
    tar.folder(&top, 0o755, ROOT);
    tar.file(&format!("{top}/signoria"), 0o755, ROOT, &release.program);
    for path in ["LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md"] {
        tar.file(&format!("{top}/{path}"), 0o644, ROOT, &file(path)?);
    }
    let guide = file("docs/OPERATIONS.md")?;
    tar.file(&format!("{top}/OPERATIONS.md"), 0o644, ROOT, &guide);
    let unit = String::from_utf8_lossy(&file("packaging/signoria.service")?)
        .replace("/usr/bin/signoria", "/usr/local/bin/signoria");
    tar.file(&format!("{top}/signoria.service"), 0o644, ROOT, unit.as_bytes());
    let socket = file("packaging/signoria.socket")?;
    tar.file(&format!("{top}/signoria.socket"), 0o644, ROOT, &socket);
    tar.folder(&format!("{top}/completions"), 0o755, ROOT);
    for (name, text) in [
        ("signoria.bash", &papers.bash),
        ("_signoria", &papers.zsh),
        ("signoria.fish", &papers.fish),
    ] {
        tar.file(&format!("{top}/completions/{name}"), 0o644, ROOT, text);
    }
    tar.folder(&format!("{top}/man"), 0o755, ROOT);
    for (name, page) in &papers.manual {
        tar.file(&format!("{top}/man/{name}"), 0o644, ROOT, page);
    }
    archive::gzip(&tar.finish())
}
