//! The browser client as data: what a release build embeds. Empty in other builds, and when no client was made.

#![warn(missing_docs)]

/// A file of the client.
#[derive(Debug)]
pub struct File {
    /// Its path, with slashes.
    pub path: &'static str,
    /// Changes whenever the file does.
    pub digest: &'static str,
    /// What is in it.
    pub body: &'static [u8],
    /// The same compressed with brotli, where that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The same compressed with gzip, where that is smaller.
    pub gzip: Option<&'static [u8]>,
}

/// The files.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
