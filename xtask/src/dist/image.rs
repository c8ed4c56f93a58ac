//! The image for containers, from scratch: the program and nothing else. It runs as a user without rights, keeps everything in one volume and
//! has a health check. The archive is an OCI layout that also has the index of `docker save`, so that old and new tools load it.

use serde_json::{Value, json};

use super::Release;
use super::archive::{ROOT, Tar, gzip, sha256};
use crate::shell::Failed;

/// Nobody in particular: the number that images without a shell use for their user.
const USER: u32 = 65532;
/// The one volume.
const DATA: &str = "data";
const SECOND: u64 = 1_000_000_000;

/// A part of the image, named by its digest.
struct Blob {
    digest: String,
    bytes: Vec<u8>,
}

impl Blob {
    fn new(bytes: Vec<u8>) -> Result<Self, Failed> {
        Ok(Self {
            digest: sha256(&bytes)?,
            bytes,
        })
    }

    fn of(value: &Value) -> Result<Self, Failed> {
        Self::new(value.to_string().into_bytes())
    }

    fn described(&self, kind: &str) -> Value {
        json!({
            "mediaType": kind,
            "digest": format!("sha256:{}", self.digest),
            "size": self.bytes.len(),
        })
    }

    fn path(&self) -> String {
        format!("blobs/sha256/{}", self.digest)
    }
}

/// The archive.
pub fn archive(release: &Release) -> Result<Vec<u8>, Failed> {
    let name = format!("signoria:{}", release.version);
    let layer_tar = layer(release);
    let diff = sha256(&layer_tar)?;
    let layer = Blob::new(gzip(&layer_tar)?)?;
    let config = Blob::of(&config(release, &diff))?;
    let manifest = Blob::of(&json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": config.described("application/vnd.oci.image.config.v1+json"),
        "layers": [layer.described("application/vnd.oci.image.layer.v1.tar+gzip")],
    }))?;
    let mut described = manifest.described("application/vnd.oci.image.manifest.v1+json");
    described["platform"] = json!({ "architecture": release.machine.oci, "os": "linux" });
    described["annotations"] = json!({
        "io.containerd.image.name": format!("docker.io/library/{name}"),
        "org.opencontainers.image.ref.name": release.version,
    });
    let index = json!({ "schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json", "manifests": [described] });
    let saved = json!([{ "Config": config.path(), "RepoTags": [name], "Layers": [layer.path()] }]);
    let mut tar = Tar::new(release.epoch);
    tar.folder("blobs", 0o755, ROOT);
    tar.folder("blobs/sha256", 0o755, ROOT);
    for blob in [&layer, &config, &manifest] {
        tar.file(&blob.path(), 0o644, ROOT, &blob.bytes);
    }
    for (name, value) in [
        ("index.json", index),
        ("manifest.json", saved),
        ("oci-layout", json!({ "imageLayoutVersion": "1.0.0" })),
    ] {
        tar.file(name, 0o644, ROOT, value.to_string().as_bytes());
    }
    Ok(tar.finish())
}

fn layer(release: &Release) -> Vec<u8> {
    let mut tar = Tar::new(release.epoch);
    tar.file("signoria", 0o755, ROOT, &release.program);
    tar.folder(DATA, 0o700, USER);
    // SQLite and backups may need a place for temporary files.
    tar.folder("tmp", 0o1777, ROOT);
    tar.finish()
}

fn config(release: &Release, diff: &str) -> Value {
    json!({
        "architecture": release.machine.oci,
        "os": "linux",
        "created": timestamp(release.epoch),
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { "8080/tcp": {} },
            "Env": ["PATH=/", "SIGNORIA_LISTEN=0.0.0.0:8080", format!("SIGNORIA_DATA=/{DATA}")],
            "Entrypoint": ["/signoria"],
            "Cmd": ["serve"],
            "WorkingDir": format!("/{DATA}"),
            "Volumes": { format!("/{DATA}"): {} },
            "StopSignal": "SIGTERM",
            "Healthcheck": {
                "Test": ["CMD", "/signoria", "health"],
                "Interval": 30 * SECOND,
                "Timeout": 5 * SECOND,
                "StartPeriod": 10 * SECOND,
                "Retries": 3,
            },
            "Labels": {
                "org.opencontainers.image.title": "Signoria",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{diff}")] },
        "history": [{ "created": timestamp(release.epoch), "created_by": "cargo xtask dist" }],
    })
}

/// Seconds since 1970 as RFC 3339, in UTC.
fn timestamp(epoch: u64) -> String {
    let (days, second) = (epoch / 86_400, epoch % 86_400);
    // Days are counted from 1 March of year 0, so that the leap day comes last (Howard Hinnant's civil_from_days).
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z",
        second / 3600,
        second / 60 % 60,
        second % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_dates() {
        assert_eq!(timestamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(timestamp(951_827_696), "2000-02-29T12:34:56Z");
        assert_eq!(timestamp(1_767_225_599), "2025-12-31T23:59:59Z");
    }
}
