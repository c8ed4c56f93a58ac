//! The browser client: embedded in the program, or a folder that is read again for every request while somebody works on it.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Component, Path, PathBuf};

/// A file of the client.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path, with slashes.
    pub path: Cow<'static, str>,
    /// Changes whenever the file does.
    pub digest: Cow<'static, str>,
    /// What is in it.
    pub body: Cow<'static, [u8]>,
    /// The same compressed with brotli, where that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The same compressed with gzip, where that is smaller.
    pub gzip: Option<&'static [u8]>,
}

/// Where the client comes from.
#[derive(Clone, Debug)]
pub enum Client {
    /// Files in memory; none: the program was built without the client.
    Embedded(Vec<File>),
    /// A folder.
    Folder(PathBuf),
}

impl Client {
    /// The file with that path.
    pub(crate) async fn find(&self, path: &str) -> Option<Cow<'_, File>> {
        match self {
            Self::Embedded(files) => files.iter().find(|file| file.path == path).map(Cow::Borrowed),
            Self::Folder(folder) => {
                let (folder, path) = (folder.clone(), path.to_owned());
                let read = tokio::task::spawn_blocking(move || read(&folder, path)).await;
                read.ok().flatten().map(Cow::Owned)
            }
        }
    }
}

/// Reads a file below the folder; a path that leads out of it names nothing.
fn read(folder: &Path, path: String) -> Option<File> {
    let inside = |part: Component| matches!(part, Component::Normal(_));
    if !Path::new(&path).components().all(inside) {
        return None;
    }
    let body = std::fs::read(folder.join(&path)).ok()?;
    let mut hasher = DefaultHasher::new();
    hasher.write(&body);
    Some(File {
        path: path.into(),
        digest: format!("{:016x}", hasher.finish()).into(),
        body: body.into(),
        brotli: None,
        gzip: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_folder_serves_its_current_files_and_nothing_else() {
        let house = tempfile::tempdir().unwrap();
        std::fs::write(house.path().join("secret"), "key").unwrap();
        let folder = house.path().join("client");
        std::fs::create_dir_all(folder.join("words")).unwrap();
        std::fs::write(folder.join("words/en.ftl"), "one").unwrap();
        let client = Client::Folder(folder.clone());
        let first = client.find("words/en.ftl").await.unwrap().into_owned();
        assert_eq!(first.body.as_ref(), b"one");
        std::fs::write(folder.join("words/en.ftl"), "two").unwrap();
        assert_ne!(client.find("words/en.ftl").await.unwrap().digest, first.digest);
        let absolute = house.path().join("secret");
        for outside in [
            "../secret",
            "words/../../secret",
            "words",
            "",
            absolute.to_str().unwrap(),
        ] {
            assert!(client.find(outside).await.is_none(), "{outside}");
        }
    }
}
