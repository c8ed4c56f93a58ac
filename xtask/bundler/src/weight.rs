//! Compressed copies of the files, and the limit of weight for a first visit.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{Outcome, files};

/// The first load may not be larger than this, compressed: on a slow phone line it takes a few seconds.
const MOST_BYTES: usize = 600_000;
/// A compressed copy is kept only when it saves at least a tenth.
const WORTH_IT: f64 = 0.9;
/// As hard as brotli can, with the largest window that it has: everybody downloads this.
const QUALITY: u32 = 11;
const WINDOW: u32 = 24;
/// How much brotli is given at once.
const BUFFER: usize = 64 << 10;

/// Whether a first visit loads the file; of the words it loads one language, and the longest stands for all. Boards come with their tables.
fn is_first_load(name: &str) -> bool {
    let later = [
        "engine.",
        "engine_bg.",
        "worker.",
        "service-worker.",
        "art/",
        "boards/",
        "guide/",
        "lesson/",
        "minds/",
        "study/",
        "split_",
        "chunk_",
        "fonts/OFL.",
        "fonts/serif-",
    ];
    let is_later = later.iter().any(|start| name.starts_with(start));
    !is_later && (!name.starts_with("words/") || name.starts_with("words/ru."))
}

/// Writes the compressed copies, prints what each file weighs, and refuses a first load that is too heavy.
pub fn pack(bundle: &Path) -> Outcome {
    let (mut first, mut later) = (0, 0);
    for name in files(bundle)? {
        let file = bundle.join(&name);
        let content = fs::read(&file)?;
        let brotli = brotli(&content)?;
        for (ending, packed) in [("br", &brotli), ("gz", &gzip(&content)?)] {
            if (packed.len() as f64) < content.len() as f64 * WORTH_IT {
                fs::write(crate::beside(&file, ending), packed)?;
            }
        }
        let size = brotli.len().min(content.len());
        let when = if is_first_load(&name) {
            first += size;
            "first"
        } else {
            later += size;
            "later"
        };
        println!(
            "{size:>9} bytes compressed, {:>9} plain, {when}: {name}",
            content.len()
        );
    }
    println!("{first:>9} bytes at first, of {MOST_BYTES}; {later} later");
    if first > MOST_BYTES {
        return Err(format!("the first load has {first} bytes compressed, {MOST_BYTES} are allowed").into());
    }
    Ok(())
}

fn gzip(body: &[u8]) -> Outcome<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(body)?;
    Ok(gzip.finish()?)
}

fn brotli(body: &[u8]) -> Outcome<Vec<u8>> {
    let mut brotli = CompressorWriter::new(Vec::new(), BUFFER, QUALITY, WINDOW);
    brotli.write_all(body)?;
    brotli.flush()?;
    Ok(brotli.into_inner())
}
