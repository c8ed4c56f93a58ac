//! Compressed copies of the files, and the limit of weight for a first visit.

use std::io::{self, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};

use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{Outcome, Pack, files};

/// The first load may not be larger than this, compressed: on a slow phone line it takes a few seconds.
const MOST_BYTES: usize = 600_000;
/// A compressed copy is kept only when it saves at least a tenth.
const WORTH_IT: f64 = 0.9;
/// Smaller files are reported together.
const WORTH_A_LINE: usize = 8 << 10;
/// Brotli's highest level, and its largest window: everybody downloads this.
const BEST: u32 = 11;
/// Forty times as quick, a tenth larger.
const QUICK: u32 = 5;
const WINDOW: u32 = 24;
/// How many bytes brotli is given at once.
const BUFFER: usize = 64 << 10;

/// Whether a first visit loads the file; it loads the words of one language, for which the longest is counted. Boards come with their tables.
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

/// What a file weighs.
struct Weight {
    name: String,
    plain: usize,
    compressed: usize,
}

/// Writes the compressed copies, prints the sizes of the files, and refuses a first load that is too large.
pub fn pack(bundle: &Path, pack: Pack) -> Outcome {
    let names = files(bundle)?;
    let next = AtomicUsize::new(0);
    // Brotli at its best is slow, and works on one core.
    let work = || {
        let mut done = Vec::new();
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let quality = if pack == Pack::Best || is_first_load(name) {
                BEST
            } else {
                QUICK
            };
            done.push(pack_file(bundle, name, quality)?);
        }
        Ok(done)
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut weights = thread::scope(|scope| -> Outcome<Vec<Weight>> {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let mut weights = Vec::new();
        for worker in workers {
            let done: io::Result<Vec<Weight>> =
                worker.join().map_err(|_| "a file could not be compressed")?;
            weights.extend(done?);
        }
        Ok(weights)
    })?;
    weights.sort_by(|one, other| one.name.cmp(&other.name));
    tell(&weights)
}

/// Prints the notable files, and refuses a first load that is too large.
fn tell(weights: &[Weight]) -> Outcome {
    let (first, later): (Vec<&Weight>, Vec<&Weight>) =
        weights.iter().partition(|weight| is_first_load(&weight.name));
    let sum = |weights: &[&Weight]| weights.iter().map(|weight| weight.compressed).sum::<usize>();
    for (when, weights) in [("first", &first), ("later", &later)] {
        let is_small = |weight: &&&Weight| weight.compressed < WORTH_A_LINE;
        for Weight {
            name,
            plain,
            compressed,
        } in weights.iter().filter(|weight| !is_small(weight))
        {
            println!("{compressed:>9} bytes compressed, {plain:>9} plain, {when}: {name}");
        }
        let small: Vec<&Weight> = weights.iter().filter(is_small).copied().collect();
        println!(
            "{:>9} bytes compressed, {when}: {} smaller files",
            sum(&small),
            small.len()
        );
    }
    let (first, later) = (sum(&first), sum(&later));
    println!("{first:>9} bytes at first, of {MOST_BYTES}; {later} later");
    if first > MOST_BYTES {
        return Err(format!("the first load has {first} bytes compressed, {MOST_BYTES} are allowed").into());
    }
    Ok(())
}

fn pack_file(bundle: &Path, name: &str, quality: u32) -> io::Result<Weight> {
    let file = bundle.join(name);
    let content = fs::read(&file)?;
    let brotli = brotli(&content, quality)?;
    for (ending, packed) in [("br", &brotli), ("gz", &gzip(&content)?)] {
        if (packed.len() as f64) < content.len() as f64 * WORTH_IT {
            fs::write(crate::beside(&file, ending), packed)?;
        }
    }
    Ok(Weight {
        name: name.to_owned(),
        plain: content.len(),
        compressed: brotli.len().min(content.len()),
    })
}

fn gzip(body: &[u8]) -> io::Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(body)?;
    gzip.finish()
}

fn brotli(body: &[u8], quality: u32) -> io::Result<Vec<u8>> {
    let mut brotli = CompressorWriter::new(Vec::new(), BUFFER, quality, WINDOW);
    brotli.write_all(body)?;
    brotli.flush()?;
    Ok(brotli.into_inner())
}
