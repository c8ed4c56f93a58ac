//! The browser client: compiled to WebAssembly, and made into a folder of files by the program `signoria-bundler`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use crate::passed::{Digest, Passed, sources};
use crate::setup::{WASM, rust_target};
use crate::shell::{Failed, behind, cargo, cargo_command, root, run, target};
use crate::test::linted;

/// How much effort goes into a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Optimised for size, compressed, weighed: what people download. In `target/bundle`.
    Full,
    /// The same, but what comes after the first load is compressed quickly: what `cargo xtask test` looks at. In `target/tested/bundle`.
    Tested,
    /// With the profile `play`. In `target/play/bundle`.
    Quick,
    /// The last full one, as it is.
    Built,
}

impl std::str::FromStr for Effort {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "full" => Ok(Self::Full),
            "tested" => Ok(Self::Tested),
            "quick" => Ok(Self::Quick),
            "built" => Ok(Self::Built),
            _ => Err("full, tested, quick or built".into()),
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
            quick_builds()?;
            quick_bundle(false)?;
            return Ok(quick());
        }
        Effort::Full => {
            full()?;
            cargo(&["build", "--package", "signoria-cli"])?;
            FULL.made()
        }
        Effort::Tested => {
            make_packed(TESTED)?;
            cargo(&["build", "--package", "signoria-cli"])?;
            tested()
        }
        Effort::Built => FULL.made(),
    };
    if made.bundle.join("index.html").is_file() && made.program.is_file() {
        Ok(made)
    } else {
        Err(Failed("there is no bundle yet: cargo xtask bundle".into()))
    }
}

/// A client whose board comes with its table, compressed and weighed.
#[derive(Clone, Copy)]
struct Packed {
    /// Where it lies, from the target folder.
    bundle: &'static str,
    /// How well it is compressed.
    pack: &'static str,
}

/// How it is compiled.
const PROFILE: &str = "web-release";

const FULL: Packed = Packed {
    bundle: "bundle",
    pack: "--pack",
};

const TESTED: Packed = Packed {
    bundle: "tested/bundle",
    pack: "--pack-first",
};

impl Packed {
    fn build(self, mut command: Command) -> Command {
        command.args([
            "--package",
            "signoria-web",
            "--target",
            WASM,
            "--features",
            "parts",
        ]);
        command
            .args(["--profile", PROFILE, "--target-dir"])
            .arg(client_target());
        command
    }

    fn pack(self) -> Result<(), Failed> {
        bundler("debug", PROFILE, self.bundle, &[self.pack])
    }

    /// With the program that tests start.
    fn made(self) -> Made {
        Made {
            bundle: target().join(self.bundle),
            program: target().join("debug/signoria"),
        }
    }
}

/// The bundle that people download, in `target/bundle`.
pub fn full() -> Result<(), Failed> {
    make_packed(FULL)
}

fn make_packed(client: Packed) -> Result<(), Failed> {
    rust_target(WASM)?;
    cargo(&["build", "--package", "signoria-bundler"])?;
    run(&mut client.build(linted(&["build"])))?;
    client.pack()
}

/// Compiles the client that is tested. Linted on the way: for any other target the client consists of tests alone.
pub fn tested_client() -> Command {
    TESTED.build(linted(&["build"]))
}

/// Where the client that is tested lies.
pub fn tested() -> Made {
    TESTED.made()
}

/// The bundle of a tested client and by a bundler that are built. Compressing takes a while: it is not done again where nothing has changed.
pub fn tested_of_built(passed: &Passed) -> Result<(), Failed> {
    if !tested().bundle.join("index.html").is_file() {
        return TESTED.pack();
    }
    let mut built = vec![target().join("debug/signoria-bundler")];
    for entry in fs::read_dir(compiled(PROFILE))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "wasm") {
            built.push(path);
        }
    }
    built.sort();
    let on = Digest::of(sources(|name| !name.ends_with(".rs"))?)?.and(Digest::of_built(&built)?);
    passed.unless("browser bundle", on, || TESTED.pack())
}

/// Byte-identical from any checkout, with compiler flags that remove the paths of this machine.
pub fn full_without_paths(flags: &str) -> Result<(), Failed> {
    cargo(&["build", "--package", "signoria-bundler"])?;
    rust_target(WASM)?;
    let mut command = FULL.build(cargo_command(&["build", "--locked"]));
    // The variable replaces the flags of `.cargo/config.toml`, so those are repeated.
    let flags = format!("--cfg erase_components {flags}");
    run(command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags))?;
    FULL.pack()
}

/// What `cargo xtask play` uses.
pub fn quick() -> Made {
    let folder = target().join("play");
    Made {
        bundle: folder.join("bundle"),
        program: folder.join("signoria"),
    }
}

/// The program with the bundler, and the client as WebAssembly, side by side: the checks of the client's largest crate keep one core busy for half a minute
/// and leave the other idle.
pub fn quick_builds() -> Result<(), Failed> {
    rust_target(WASM)?;
    thread::scope(|scope| {
        let client = scope.spawn(quick_client);
        let programs = quick_programs();
        let client = client.join();
        programs?;
        client.unwrap_or_else(|_| Err(Failed("the build of the client did not come to an end".into())))
    })
}

/// In one build: they share most crates. A little behind the client, which has more to do: with equal shares it would be left alone at the end, and a core idle.
fn quick_programs() -> Result<(), Failed> {
    let packages = ["--package", "signoria-cli", "--package", "signoria-bundler"];
    let build = ["build", "--profile", "play", "--no-default-features"];
    let command = cargo_command(&build.into_iter().chain(packages).collect::<Vec<_>>());
    run(&mut behind(command))
}

fn quick_client() -> Result<(), Failed> {
    let mut command = cargo_command(&["build", "--package", "signoria-web", "--target", WASM]);
    run(command
        .args(["--profile", "play", "--target-dir"])
        .arg(client_target()))
}

/// Cargo locks a target folder while it builds: with one of its own the client is built beside everything else.
fn client_target() -> PathBuf {
    target().join("client")
}

/// The files of the client; with a page that loads itself again when they change, if wanted.
pub fn quick_bundle(reload: bool) -> Result<(), Failed> {
    let flags: &[&str] = if reload { &["--reload"] } else { &[] };
    bundler("play", "play", "play/bundle", flags)
}

/// Where the WebAssembly of a profile lies.
fn compiled(profile: &str) -> PathBuf {
    client_target().join(WASM).join(profile)
}

/// The bundler of one profile makes a bundle of the client of another.
fn bundler(built_in: &str, client: &str, out: &str, flags: &[&str]) -> Result<(), Failed> {
    let mut command = Command::new(target().join(built_in).join("signoria-bundler"));
    command.arg(root()).arg(compiled(client));
    command.arg(target().join(out)).args(flags);
    run(&mut command)
}
