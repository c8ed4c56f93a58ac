//! The program `signoria`.

use std::process::ExitCode;

fn main() -> ExitCode {
    signoria_cli::run(std::env::args_os())
}
