//! The Debian package: program, unit of systemd, settings, manual pages and completions.

use super::archive::{ROOT, Tar, ar, gzip};
use super::{Release, file};
use crate::shell::Failed;

/// What is installed where.
pub fn package(release: &Release) -> Result<Vec<u8>, Failed> {
    let papers = &release.papers;
    let mut files: Vec<(String, u32, Vec<u8>)> = vec![
        ("usr/bin/signoria".into(), 0o755, release.program.clone()),
        (
            "usr/lib/systemd/system/signoria.service".into(),
            0o644,
            file("packaging/signoria.service")?,
        ),
        (
            "usr/lib/systemd/system/signoria.socket".into(),
            0o644,
            file("packaging/signoria.socket")?,
        ),
        (
            "etc/default/signoria".into(),
            0o644,
            file("packaging/signoria.default")?,
        ),
        (
            "usr/share/bash-completion/completions/signoria".into(),
            0o644,
            papers.bash.clone(),
        ),
        (
            "usr/share/zsh/vendor-completions/_signoria".into(),
            0o644,
            papers.zsh.clone(),
        ),
        (
            "usr/share/fish/vendor_completions.d/signoria.fish".into(),
            0o644,
            papers.fish.clone(),
        ),
        (
            "usr/share/doc/signoria/copyright".into(),
            0o644,
            file("packaging/copyright")?,
        ),
    ];
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        files.push((format!("usr/share/doc/signoria/{licence}"), 0o644, file(licence)?));
    }
    for (name, page) in &papers.manual {
        files.push((format!("usr/share/man/man1/{name}.gz"), 0o644, gzip(page)?));
    }
    files.sort();
    let kilobytes = files
        .iter()
        .map(|(_, _, content)| content.len().div_ceil(1024))
        .sum();
    let data = data(release.epoch, &files);
    let control = control(release, kilobytes)?;
    Ok(ar(
        release.epoch,
        &[
            ("debian-binary", b"2.0\n"),
            ("control.tar.gz", &gzip(&control)?),
            ("data.tar.gz", &gzip(&data)?),
        ],
    ))
}

/// The files, each after the folders that it lies in.
fn data(epoch: u64, files: &[(String, u32, Vec<u8>)]) -> Vec<u8> {
    let mut tar = Tar::new(epoch);
    let mut made: Vec<String> = Vec::new();
    tar.folder(".", 0o755, ROOT);
    for (path, mode, content) in files {
        for (at, _) in path.match_indices('/') {
            let folder = &path[..at];
            if !made.iter().any(|one| one == folder) {
                tar.folder(&format!("./{folder}"), 0o755, ROOT);
                made.push(folder.into());
            }
        }
        tar.file(&format!("./{path}"), *mode, ROOT, content);
    }
    tar.finish()
}

fn control(release: &Release, kilobytes: usize) -> Result<Vec<u8>, Failed> {
    let control = format!(
        "Package: signoria\n\
         Version: {}\n\
         Architecture: {}\n\
         Maintainer: The Signoria contributors <signoria@localhost>\n\
         Installed-Size: {kilobytes}\n\
         Section: games\n\
         Priority: optional\n\
         Description: table for four Renaissance eurogames\n \
         The Princes of Florence, Lorenzo il Magnifico, Praga Caput Regni and\n \
         Amalfi: Renaissance with the whole of their rules, against friends and\n \
         bots, in the browser or in the terminal, in English, Russian and Polish.\n",
        release.version, release.machine.debian
    );
    let mut tar = Tar::new(release.epoch);
    tar.folder(".", 0o755, ROOT);
    tar.file("./control", 0o644, ROOT, control.as_bytes());
    tar.file("./conffiles", 0o644, ROOT, b"/etc/default/signoria\n");
    for script in ["postinst", "postrm", "prerm"] {
        tar.file(
            &format!("./{script}"),
            0o755,
            ROOT,
            &file(&format!("packaging/{script}"))?,
        );
    }
    Ok(tar.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn installed_into_a_folder_it_leaves_the_services_of_the_machine_alone() {
        for script in ["postinst", "postrm", "prerm"] {
            let text = String::from_utf8(file(&format!("packaging/{script}")).unwrap()).unwrap();
            for (at, _) in text.match_indices("/run/systemd/system") {
                let begin = text[..at].rfind('\n').unwrap_or_default();
                assert!(text[begin..at].contains("[ -z \"${DPKG_ROOT:-}\" ]"), "{script}");
            }
            assert!(text.contains("DPKG_ROOT"), "{script}");
        }
    }

    #[test]
    fn every_file_comes_after_its_folders() {
        let files = [("usr/bin/signoria".to_owned(), 0o755, b"program".to_vec())];
        let tar = data(0, &files);
        let names: Vec<&[u8]> = tar
            .chunks(512)
            .filter(|head| head[257..262] == *b"ustar")
            .map(|head| head[..100].split(|&byte| byte == 0).next().unwrap_or_default())
            .collect();
        let expected: [&[u8]; 4] = [b"./", b"./usr/", b"./usr/bin/", b"./usr/bin/signoria"];
        assert_eq!(names, expected);
    }
}
