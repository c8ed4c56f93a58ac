//! A message that only one browser can read: Message Encryption for Web Push (RFC 8291), in one record of `aes128gcm` (RFC 8188).

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;
use signoria_table::wire::PushKeys;

use crate::secret;

/// The size of a record: one is enough for anything we send. Push services accept 4096 bytes.
const RECORD: u32 = 4096;
/// The overhead of a record: a delimiter and a tag.
const OVERHEAD: usize = 17;
/// The longest text.
const LONGEST: usize = 3 * 1024;
/// The delimiter of the last record.
const LAST: u8 = 2;

/// The keys of a browser.
#[derive(Debug)]
pub struct Receiver {
    public: PublicKey,
    auth: [u8; 16],
}

/// Base64url, with or without padding: browsers differ.
fn decoded(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok()
}

impl Receiver {
    /// The keys as a browser gives them; none if they are invalid.
    #[must_use]
    pub fn new(keys: &PushKeys) -> Option<Self> {
        Some(Self {
            public: PublicKey::from_sec1_bytes(&decoded(&keys.p256dh)?).ok()?,
            auth: decoded(&keys.auth)?.try_into().ok()?,
        })
    }

    /// A text encrypted for this browser; none if it is too long.
    #[must_use]
    pub fn seal(&self, text: &[u8]) -> Option<Vec<u8>> {
        self.seal_with(text, &new_key(), secret::random())
    }

    fn seal_with(&self, text: &[u8], ours: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
        if text.len() > LONGEST {
            return None;
        }
        let our_public = ours.public_key().to_sec1_bytes();
        let shared = ours.diffie_hellman(&self.public);
        let mut secret = [0; 32];
        let info = [b"WebPush: info\0", &*self.public.to_sec1_bytes(), &our_public].concat();
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes())
            .expand(&info, &mut secret)
            .ok()?;
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        let derive = Hkdf::<Sha256>::new(Some(&salt), &secret);
        derive.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        derive.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        let record = [text, &[LAST]].concat();
        let sealed = Aes128Gcm::new(&key.into())
            .encrypt(&Nonce::from(nonce), &*record)
            .ok()?;
        let mut message = Vec::with_capacity(86 + text.len() + OVERHEAD);
        message.extend(salt);
        message.extend(RECORD.to_be_bytes());
        message.push(u8::try_from(our_public.len()).ok()?);
        message.extend(&our_public);
        message.extend(sealed);
        Some(message)
    }
}

/// A new private key.
#[must_use]
pub fn new_key() -> SecretKey {
    // Of 2^32 random numbers all but one are valid keys.
    loop {
        if let Ok(key) = SecretKey::from_slice(&secret::random::<32>()) {
            return key;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn receiver(p256dh: &str, auth: &str) -> Option<Receiver> {
        Receiver::new(&PushKeys {
            p256dh: p256dh.into(),
            auth: auth.into(),
        })
    }

    const PUBLIC: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_reproduced() {
        let ours = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let sealed = receiver(PUBLIC, AUTH)
            .unwrap()
            .seal_with(
                b"When I grow up, I want to be a watermelon",
                &SecretKey::from_slice(&ours).unwrap(),
                salt,
            )
            .unwrap();
        assert_eq!(
            Base64UrlUnpadded::encode_string(&sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg\
             Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB\
             St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn impossible_keys_are_refused() {
        assert!(receiver(PUBLIC, "BTBZMqHH6r4Tts7J_aSIgg==").is_some(), "padded");
        assert!(receiver(PUBLIC, "BTBZMqHH6r4Tts7J_aSI").is_none(), "too short");
        assert!(receiver(PUBLIC, "no base64!").is_none());
        assert!(receiver("", AUTH).is_none());
        let off_the_curve = PUBLIC.replace("BCVx", "BCVy");
        assert!(receiver(&off_the_curve, AUTH).is_none());
    }

    #[test]
    fn two_messages_have_nothing_in_common_and_none_is_too_long() {
        let receiver = receiver(PUBLIC, AUTH).unwrap();
        assert_ne!(receiver.seal(b"a"), receiver.seal(b"a"));
        assert!(
            receiver
                .seal(&[0; LONGEST])
                .is_some_and(|sealed| sealed.len() <= RECORD as usize)
        );
        assert!(receiver.seal(&[0; LONGEST + 1]).is_none());
    }
}
