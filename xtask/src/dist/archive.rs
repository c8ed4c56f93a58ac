//! Archives, byte for byte the same every time: tar (POSIX ustar) and ar are written here, gzip and SHA-256 come from the system.

use std::io::Write as _;
use std::process::{Command, Stdio};
use std::thread;

use crate::shell::Failed;

/// The owner of most files.
pub const ROOT: u32 = 0;

/// A tar archive that is being written.
pub struct Tar {
    bytes: Vec<u8>,
    epoch: u64,
}

impl Tar {
    /// All entries have that time.
    pub fn new(epoch: u64) -> Self {
        Self {
            bytes: Vec::new(),
            epoch,
        }
    }

    /// Adds a folder.
    pub fn folder(&mut self, path: &str, mode: u32, owner: u32) {
        self.entry(&format!("{path}/"), mode, owner, b'5', &[]);
    }

    /// Adds a file.
    pub fn file(&mut self, path: &str, mode: u32, owner: u32, content: &[u8]) {
        self.entry(path, mode, owner, b'0', content);
    }

    fn entry(&mut self, path: &str, mode: u32, owner: u32, kind: u8, content: &[u8]) {
        let mut head = [0_u8; 512];
        let mut put = |at: usize, text: &str| head[at..at + text.len()].copy_from_slice(text.as_bytes());
        // Our own names: all are short.
        put(0, path);
        put(100, &format!("{mode:07o}"));
        put(108, &format!("{owner:07o}"));
        put(116, &format!("{owner:07o}"));
        put(124, &format!("{:011o}", content.len()));
        put(136, &format!("{:011o}", self.epoch));
        put(148, "        ");
        put(257, "ustar\x0000");
        head[156] = kind;
        let sum: u32 = head.iter().map(|&byte| u32::from(byte)).sum();
        head[148..155].copy_from_slice(format!("{sum:06o}\0").as_bytes());
        self.bytes.extend_from_slice(&head);
        self.bytes.extend_from_slice(content);
        self.bytes.resize(self.bytes.len().next_multiple_of(512), 0);
    }

    /// The whole archive.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.resize(self.bytes.len() + 1024, 0);
        self.bytes
    }
}

/// An ar archive, as Debian packages are.
pub fn ar(epoch: u64, members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut bytes = b"!<arch>\n".to_vec();
    for (name, content) in members {
        let head = format!(
            "{name:<16}{epoch:<12}{:<6}{:<6}{:<8}{:<10}`\n",
            0,
            0,
            "100644",
            content.len()
        );
        bytes.extend_from_slice(head.as_bytes());
        bytes.extend_from_slice(content);
        if content.len() % 2 == 1 {
            bytes.push(b'\n');
        }
    }
    bytes
}

/// Compressed at gzip's best level, without name and time.
pub fn gzip(content: &[u8]) -> Result<Vec<u8>, Failed> {
    through(
        Command::new("gzip").args(["-9", "--no-name", "--stdout"]),
        content,
    )
}

/// The SHA-256 sum in hexadecimal digits.
pub fn sha256(content: &[u8]) -> Result<String, Failed> {
    let told = through(&mut Command::new("sha256sum"), content)?;
    let told = String::from_utf8_lossy(&told);
    let sum = told.split_whitespace().next().unwrap_or_default();
    if sum.len() == 64 {
        Ok(sum.to_owned())
    } else {
        Err(Failed(format!("sha256sum says {told:?}")))
    }
}

/// The output of a program for this input.
fn through(command: &mut Command, content: &[u8]) -> Result<Vec<u8>, Failed> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| Failed(format!("{name}: {error}")))?;
    let mut input = child
        .stdin
        .take()
        .ok_or_else(|| Failed(format!("{name} reads nothing")))?;
    let output = thread::scope(|scope| {
        // Written in parallel with the reading: neither side may block the other.
        let written = scope.spawn(move || input.write_all(content));
        let output = child.wait_with_output();
        (written.join(), output)
    });
    let (written, output) = output;
    written.map_err(|_| Failed(format!("{name}: the writer failed")))??;
    let output = output?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(Failed(format!("{name} failed ({})", output.status)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tar_archive_has_whole_blocks_and_a_right_sum() {
        let mut tar = Tar::new(1_700_000_000);
        tar.folder("a", 0o755, ROOT);
        tar.file("a/b", 0o644, 65532, b"hello");
        let bytes = tar.finish();
        assert_eq!(bytes.len() % 512, 0);
        let head = &bytes[512..1024];
        let told = u32::from_str_radix(std::str::from_utf8(&head[148..154]).unwrap(), 8).unwrap();
        let mut blank = head.to_vec();
        blank[148..156].fill(b' ');
        assert_eq!(told, blank.iter().map(|&byte| u32::from(byte)).sum::<u32>());
        assert_eq!(&bytes[1024..1029], b"hello");
    }

    #[test]
    fn a_member_of_an_ar_archive_begins_at_an_even_place() {
        let bytes = ar(0, &[("odd", b"abc"), ("next", b"d")]);
        let at = bytes.windows(4).position(|window| window == b"next").unwrap();
        assert_eq!(at % 2, 0);
    }

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        let sum = sha256(b"abc").unwrap();
        assert_eq!(
            sum,
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
