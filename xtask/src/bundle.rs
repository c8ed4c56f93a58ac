//! The browser client: compiled to WebAssembly, and made into a folder of files by the program `signoria-bundler`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::passed::{Digest, Passed, sources};
use crate::setup::{WASM, rust_target};
use crate::shell::{Failed, cargo, cargo_command, root, run, target};

/// How much is done about a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Optimised for size, compressed, weighed: what people download. In `target/bundle`.
    Full,
    /// With the profile `play`. In `target/play/bundle`.
    Quick,
    /// That of the last full effort, as it lies there.
    Built,
}

impl std::str::FromStr for Effort {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "full" => Ok(Self::Full),
            "quick" => Ok(Self::Quick),
            "built" => Ok(Self::Built),
            _ => Err("full, quick or built".into()),
        }
    }
}

/// A client, and a program that can serve it.
pub struct Made {
    /// The folder of the client.
    pub bundle: PathBuf,
    /// The program `signoria`.
    pub program: PathBuf,
}

/// Makes the bundle and the program.
pub fn make(effort: Effort) -> Result<Made, Failed> {
    let made = match effort {
        Effort::Quick => {
            quick_programs()?;
            quick_client()?;
            quick_bundle(false)?;
            return Ok(quick());
        }
        Effort::Full | Effort::Built => Made {
            bundle: target().join("bundle"),
            program: target().join("debug/signoria"),
        },
    };
    if effort == Effort::Full {
        full()?;
        cargo(&["build", "--package", "signoria-cli"])?;
    }
    if made.bundle.join("index.html").is_file() && made.program.is_file() {
        Ok(made)
    } else {
        Err(Failed("there is no bundle yet: cargo xtask bundle".into()))
    }
}

/// The bundle that people download, in `target/bundle`.
pub fn full() -> Result<(), Failed> {
    cargo(&["build", "--package", "signoria-bundler"])?;
    full_with_built_bundler(&Passed::remembered(true))
}

/// The same, when the bundler has been built with everything else. Compressing takes a minute: it is not done again where nothing has changed.
pub fn full_with_built_bundler(passed: &Passed) -> Result<(), Failed> {
    compile("web-release", &["--features", "parts"])?;
    let pack = || bundler("debug", "web-release", "bundle", &["--pack"]);
    if !target().join("bundle/index.html").is_file() {
        return pack();
    }
    let mut built = vec![target().join("debug/signoria-bundler")];
    let compiled = target().join(WASM).join("web-release");
    for entry in fs::read_dir(compiled)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "wasm") {
            built.push(path);
        }
    }
    built.sort();
    let on = Digest::of(sources(|name| !name.ends_with(".rs"))?)?.and(Digest::of_built(&built)?);
    passed.unless("browser bundle", on, pack)
}

/// The same from any checkout to the byte, with flags for the compiler that take the paths of this machine out.
pub fn full_without_paths(flags: &str) -> Result<(), Failed> {
    cargo(&["build", "--package", "signoria-bundler"])?;
    rust_target(WASM)?;
    let mut command = cargo_command(&["build", "--locked", "--package", "signoria-web", "--target", WASM]);
    command.args(["--profile", "web-release", "--features", "parts"]);
    // A variable takes the place of the flags of `.cargo/config.toml`, so those are said again.
    let flags = format!("--cfg erase_components {flags}");
    run(command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags))?;
    bundler("debug", "web-release", "bundle", &["--pack"])
}

/// What `cargo xtask play` uses.
pub fn quick() -> Made {
    let folder = target().join("play");
    Made {
        bundle: folder.join("bundle"),
        program: folder.join("signoria"),
    }
}

/// The program and the bundler, in one go: they share most crates.
pub fn quick_programs() -> Result<(), Failed> {
    let packages = ["--package", "signoria-cli", "--package", "signoria-bundler"];
    let build = ["build", "--profile", "play", "--no-default-features"];
    cargo(&build.into_iter().chain(packages).collect::<Vec<_>>())
}

/// The client as WebAssembly.
pub fn quick_client() -> Result<(), Failed> {
    compile("play", &[])
}

/// The files of the client; with a page that loads itself again when they change, if wanted.
pub fn quick_bundle(reload: bool) -> Result<(), Failed> {
    let flags: &[&str] = if reload { &["--reload"] } else { &[] };
    bundler("play", "play", "play/bundle", flags)
}

fn compile(profile: &str, features: &[&str]) -> Result<(), Failed> {
    rust_target(WASM)?;
    let what = ["build", "--package", "signoria-web"];
    cargo(&[&what[..], &["--target", WASM, "--profile", profile], features].concat())
}

fn bundler(built_in: &str, wasm: &str, out: &str, flags: &[&str]) -> Result<(), Failed> {
    let mut command = Command::new(target().join(built_in).join("signoria-bundler"));
    command
        .arg(root())
        .arg(target().join(WASM).join(wasm))
        .arg(target().join(out))
        .args(flags);
    run(&mut command)
}
