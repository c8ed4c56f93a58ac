//! `cargo xtask python`: the Python package, built into `target/wheels`, installed into an environment of its own and tested there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::passed::{Digest, Passed, sources};
use crate::progress::Steps;
use crate::shell::{Failed, root, run, run_within, target, works};

/// What the tests that CI runs use: installed in seconds. Tests that need more are skipped with a notice.
const SMALL: [&str; 6] = [
    "numpy",
    "pytest",
    "mypy",
    "pettingzoo==1.27.0",
    "gymnasium",
    "open_spiel==2.0.2",
];

/// What the other tests and the build of a package use besides. Everything is small.
const MORE: [&str; 3] = ["maturin==1.16.0", "pyarrow", "matplotlib"];

/// Gigabytes, installed with `--heavy`; without them their tests are skipped with a notice.
const HEAVY: [&str; 2] = ["torch", "ray"];

/// The tests that CI runs take less than a minute; what takes this long hangs.
const LONGEST_TESTS: Duration = Duration::from_secs(10 * 60);

/// How the native half is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// In a minute: for tests.
    Quick,
    /// Optimised: for learning and measuring.
    Release,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Quick => "dev",
            Self::Release => "release",
        }
    }
}

/// Builds, installs and tests the package.
pub fn all(build: Build, heavy: bool) -> Result<(), Failed> {
    let plan = [
        ("environment", 60),
        ("wheel", 120),
        ("installation", 5),
        ("tests", 60),
    ];
    let mut steps = Steps::new("python", &plan);
    let folder = target().join("python");
    let packages = [&SMALL[..], &MORE, if heavy { &HEAVY } else { &[] }].concat();
    steps.step(|| environment(&folder, &packages).map(drop))?;
    steps.step(|| wheel(&folder, build).map(drop))?;
    steps.step(|| install(&folder))?;
    steps.step(|| {
        let mut command = Command::new(interpreter(&folder));
        command.args(["-m", "pytest", "tests"]);
        run(command.current_dir(package()))
    })?;
    println!(
        "All is well, after {}. The wheel is in {}",
        steps.so_far(),
        wheels().display()
    );
    Ok(())
}

/// Tests the package with the library from a build of the whole workspace. There is no wheel, and nothing is rebuilt.
pub fn test_built(passed: &Passed) -> Result<(), Failed> {
    let library = ["libsignoria_python.so", "libsignoria_python.dylib"]
        .map(|name| target().join("debug").join(name))
        .into_iter()
        .find(|library| library.is_file())
        .ok_or_else(|| Failed("the library for Python has not been built".into()))?;
    let on = Digest::of(sources(|name| {
        name.starts_with("crates/python/") || name.starts_with("examples/python/")
    })?)?;
    let on = on.and(Digest::of_built(std::slice::from_ref(&library))?);
    passed.unless("tests in Python", on, || test_library(&library))
}

fn test_library(library: &Path) -> Result<(), Failed> {
    let python = environment(&target().join("python-small"), &SMALL)?;
    let place = target().join("python-built");
    let sources = place.join("signoria");
    fs::create_dir_all(&sources)?;
    for entry in fs::read_dir(package().join("python").join("signoria"))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), sources.join(entry.file_name()))?;
        }
    }
    fs::copy(library, sources.join("_native.abi3.so"))?;
    let mut command = Command::new(python);
    command.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "tests"]);
    run_within(
        command.env("PYTHONPATH", place).current_dir(package()),
        LONGEST_TESTS,
    )
}

/// The sources of the package.
fn package() -> PathBuf {
    root().join("crates").join("python")
}

fn wheels() -> PathBuf {
    target().join("wheels")
}

/// The Python of an environment.
pub fn interpreter(folder: &Path) -> PathBuf {
    folder.join("bin").join("python")
}

/// A virtual environment with these packages. What was asked for is remembered, so that a second run need not ask again.
pub fn environment(folder: &Path, wanted: &[&str]) -> Result<PathBuf, Failed> {
    let python = interpreter(folder);
    if !python.exists() {
        if !works(Command::new("python3").args(["-c", "import venv, ensurepip"])) {
            return Err(Failed(
                "python3 (3.9 or later) with venv is needed: on Debian and Ubuntu `apt-get install python3-venv`, on Fedora `dnf install python3`, on macOS `brew install python`".into(),
            ));
        }
        run(Command::new("python3").args(["-m", "venv"]).arg(folder))?;
    }
    let list = folder.join("installed");
    let installed = fs::read_to_string(&list).unwrap_or_default();
    if wanted
        .iter()
        .all(|package| installed.lines().any(|line| line == *package))
    {
        return Ok(python);
    }
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    run(pip.args(wanted))?;
    let known: Vec<&str> = installed
        .lines()
        .filter(|line| !wanted.contains(line))
        .chain(wanted.iter().copied())
        .collect();
    fs::write(list, known.join("\n"))?;
    Ok(python)
}

/// An optimised wheel for Linux on x86-64 runs on processors since 2009, which count bits with one instruction: the games do that all
/// the time.
const SINCE_2009: &str = "-C target-cpu=x86-64-v2";

/// Builds the wheel; one of another build or version is removed first.
pub fn wheel(folder: &Path, build: Build) -> Result<PathBuf, Failed> {
    let wheels = wheels();
    for old in found(&wheels)? {
        fs::remove_file(old)?;
    }
    let mut maturin = Command::new(folder.join("bin").join("maturin"));
    maturin.args(["build", "--quiet", "--profile", build.profile(), "--out"]);
    if build == Build::Release {
        maturin.env("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS", SINCE_2009);
    }
    run(maturin.arg(&wheels).current_dir(package()))?;
    let mut built = found(&wheels)?;
    built
        .pop()
        .ok_or_else(|| Failed(format!("there is no wheel in {}", wheels.display())))
}

/// The wheels of the package in a folder.
fn found(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(Vec::new());
    };
    let ours = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        name.is_some_and(|name| name.starts_with("signoria-") && name.ends_with(".whl"))
    };
    Ok(entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(ours)
        .collect())
}

/// Installs the wheel, replacing any other.
pub fn install(folder: &Path) -> Result<(), Failed> {
    let wheel = found(&wheels())?
        .pop()
        .ok_or_else(|| Failed("there is no wheel".into()))?;
    let mut pip = Command::new(interpreter(folder));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    run(pip.args(["--force-reinstall", "--no-deps"]).arg(wheel))
}
