//! Every wait in the tests has an end: one that takes too long fails with a message instead of hanging for ever.

use std::io::{BufRead as _, BufReader, Read};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Nothing in these tests takes this long, even on a busy machine; whoever waits longer waits for something that never comes.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// How often a condition is checked again.
const PAUSE: Duration = Duration::from_millis(20);

/// Checks again and again until there is a result.
#[track_caller]
pub fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "waited in vain until {what}");
        thread::sleep(PAUSE);
    }
}

/// How a program ended; none when it did not in time, and then it is killed.
pub fn end_of(program: &mut Child) -> Option<ExitStatus> {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if let Ok(Some(status)) = program.try_wait() {
            return Some(status);
        }
        thread::sleep(PAUSE);
    }
    let _ = program.kill();
    None
}

/// Waits until a program has ended.
#[track_caller]
pub fn ended(program: &mut Child, what: &str) -> ExitStatus {
    end_of(program).unwrap_or_else(|| panic!("{what} does not end"))
}

/// Runs a program to its end and returns what it printed.
#[track_caller]
pub fn output(command: &mut Command, what: &str) -> Output {
    let pipes = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut program = pipes.spawn().expect("the program runs");
    let read = |mut from: Box<dyn Read + Send>| {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            // What cannot be read is missing in what the test compares.
            let _ = from.read_to_end(&mut bytes);
            bytes
        })
    };
    let stdout = read(Box::new(program.stdout.take().expect("stdout is ours")));
    let stderr = read(Box::new(program.stderr.take().expect("stderr is ours")));
    let status = ended(&mut program, what);
    Output {
        status,
        stdout: stdout.join().expect("all of it"),
        stderr: stderr.join().expect("all of it"),
    }
}

/// The first line that a program prints; empty when it ends without one.
#[track_caller]
pub fn first_line(program: &mut Child, what: &str) -> String {
    let stdout = program.stdout.take().expect("stdout is ours");
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let mut line = String::new();
        let _ = BufReader::new(stdout).read_line(&mut line);
        let _ = tell.send(line);
    });
    told.recv_timeout(PATIENCE).unwrap_or_else(|_| {
        let _ = program.kill();
        panic!("{what} says nothing")
    })
}
