//! Why the program stops, and with which code.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use signoria_engine::erased::Fault;
use signoria_words::Language;

/// The exit codes; `signoria --help` documents them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All went well.
    Fine = 0,
    /// The answer is no: a journal that does not verify.
    No = 1,
    /// The command line is wrong.
    Usage = 2,
    /// A file, an edition or a set-up is wrong.
    Input = 3,
    /// Reading or writing failed.
    Io = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why the program stops.
#[derive(Debug)]
pub enum Failure {
    /// Reading or writing failed.
    Io {
        /// The file, where it was one.
        path: Option<String>,
        /// What happened.
        error: io::Error,
    },
    /// Something in the input is wrong.
    Input(String),
    /// The command line combines things that exclude each other.
    Usage(String),
}

impl Failure {
    /// The exit code.
    #[must_use]
    pub fn exit(&self) -> Exit {
        match self {
            Self::Io { .. } => Exit::Io,
            Self::Input(_) => Exit::Input,
            Self::Usage(_) => Exit::Usage,
        }
    }

    /// Whether the reader of our output is gone, as with `signoria … | head`: not a failure.
    #[must_use]
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Io { error, .. } if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: io::Error) -> Self {
        Self::Io {
            path: Some(path.display().to_string()),
            error,
        }
    }

    /// A fault of the engine in words.
    pub fn fault(fault: &Fault, language: Language) -> Self {
        match signoria_catalog::lexicon() {
            Ok(lexicon) => Self::Input(lexicon.say(language, &fault.message(), &())),
            Err(error) => Self::Input(error.to_string()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io { path: None, error }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io {
                path: Some(path),
                error,
            } => write!(f, "{path}: {error}"),
            Self::Io { path: None, error } => error.fmt(f),
            Self::Input(text) | Self::Usage(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Failure {}
