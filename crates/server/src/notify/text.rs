//! The text of a message: which game, that there is something to do, and the link to the table. Nothing about the game itself and no names: whoever transports a message
//! or glances at the phone could read it.

use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue};
use serde_json::json;
use signoria_engine::Message;
use signoria_table::Millis;
use signoria_table::wire::{Occasion, Wishes};
use signoria_words::Language;
use url::Url;

use super::guard::Guard;
use super::seal::Receiver;
use super::vapid::Vapid;
use crate::problem::in_words;
use crate::store::{Channel, Delivery};

/// How long a push service keeps a message for a browser that is offline, in seconds: a day. After that a turn is old news.
const KEPT_FOR: &str = "86400";
/// The longest topic that RFC 8030 allows.
const LONGEST_TOPIC: usize = 32;

/// A message, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The occasion, as a word for programs.
    occasion: &'static str,
    /// The id of the game and its title; none in a test.
    game: Option<(String, String)>,
    /// The sentence.
    sentence: String,
    /// The table, and the entry that caused it.
    table: Option<(String, u64)>,
}

/// The reader's language.
fn language(wishes: &Wishes) -> Language {
    wishes.language.parse().unwrap_or_default()
}

impl Telling {
    /// The message of a delivery.
    #[must_use]
    pub fn of(delivery: &Delivery) -> Self {
        let language = language(&delivery.wishes);
        let id = match delivery.occasion {
            Occasion::Turn => "server.notice.turn",
            Occasion::Begins => "server.notice.begins",
            Occasion::Ended => "server.notice.ended",
            Occasion::TakeBack => "server.notice.take-back",
        };
        let title = Message::new(format!("{}.title", delivery.game));
        Self {
            occasion: delivery.occasion.code(),
            game: Some((delivery.game.clone(), in_words(language, &title))),
            sentence: in_words(language, &Message::new(id)),
            table: Some((delivery.table.clone(), delivery.number)),
        }
    }

    /// The test message.
    #[must_use]
    pub fn test(wishes: &Wishes) -> Self {
        Self {
            occasion: "test",
            game: None,
            sentence: in_words(language(wishes), &Message::new("server.notice.test")),
            table: None,
        }
    }

    fn title(&self) -> &str {
        self.game.as_ref().map_or("Signoria", |(_, title)| title)
    }

    /// The link to the table.
    fn path(&self) -> String {
        match &self.table {
            Some((table, _)) => format!("/#/table/{table}"),
            None => "/#/profile".into(),
        }
    }

    /// For a browser: what its service worker shows. A newer message about a table takes the place of an older one.
    fn for_browser(&self) -> Vec<u8> {
        let tag = self.table.as_ref().map_or("test", |(table, _)| table);
        let shown = json!({"title": self.title(), "body": self.sentence, "path": self.path(), "tag": tag});
        shown.to_string().into_bytes()
    }

    /// For a program. `text` and `content` say the same: chat services read one or the other. The same wait always has the same `id`.
    fn for_program(&self, public_url: Option<&str>) -> Vec<u8> {
        let link = format!(
            "{}{}",
            public_url.unwrap_or_default().trim_end_matches('/'),
            self.path()
        );
        let text = format!("{}: {} {link}", self.title(), self.sentence);
        let (table, id) = match &self.table {
            Some((table, number)) => (Some(table), Some(format!("{table}-{}-{number}", self.occasion))),
            None => (None, None),
        };
        let told = json!({
            "id": id,
            "occasion": self.occasion,
            "game": self.game.as_ref().map(|(game, _)| game),
            "table": table,
            "link": link,
            "text": text,
            "content": text,
        });
        told.to_string().into_bytes()
    }

    /// The request that sends it to a channel; none if that is impossible.
    #[must_use]
    pub fn to(
        &self,
        channel: &Channel,
        guard: Guard,
        vapid: &Vapid,
        public_url: Option<&str>,
        now: Millis,
    ) -> Option<(Url, HeaderMap, Vec<u8>)> {
        let url = guard.read(&channel.address).ok()?;
        let mut headers = HeaderMap::new();
        let Some(keys) = &channel.keys else {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
            return Some((url, headers, self.for_program(public_url)));
        };
        let sealed = Receiver::new(keys)?.seal(&self.for_browser())?;
        let fixed = [
            (header::CONTENT_TYPE, "application/octet-stream"),
            (header::CONTENT_ENCODING, "aes128gcm"),
            (HeaderName::from_static("ttl"), KEPT_FOR),
            (HeaderName::from_static("urgency"), "normal"),
        ];
        headers.extend(fixed.map(|(name, value)| (name, HeaderValue::from_static(value))));
        headers.insert(header::AUTHORIZATION, vapid.authorization(&url, now)?);
        // A message that waits at the push service for a sleeping browser is replaced too.
        if let Some((table, _)) = self
            .table
            .as_ref()
            .filter(|(table, _)| table.len() <= LONGEST_TOPIC)
        {
            headers.insert(
                HeaderName::from_static("topic"),
                HeaderValue::try_from(table).ok()?,
            );
        }
        Some((url, headers, sealed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn delivery(occasion: Occasion, language: &str) -> Delivery {
        Delivery {
            channel: Channel {
                id: "c".into(),
                address: "https://hooks.example/".into(),
                keys: None,
                created: 0,
            },
            table: "4af1".into(),
            game: "florence".into(),
            occasion,
            number: 7,
            attempts: 0,
            wishes: Wishes {
                language: language.into(),
                ..Wishes::default()
            },
            banned: false,
        }
    }

    #[test]
    fn a_webhook_is_told_the_game_and_the_link_and_nothing_else() {
        let telling = Telling::of(&delivery(Occasion::Turn, "en"));
        let told: serde_json::Value =
            serde_json::from_slice(&telling.for_program(Some("https://table.example/"))).unwrap();
        let text = "The Princes of Florence: It is your turn. https://table.example/#/table/4af1";
        assert_eq!(
            told,
            json!({
                "id": "4af1-turn-7", "occasion": "turn", "game": "florence", "table": "4af1",
                "link": "https://table.example/#/table/4af1", "text": text, "content": text,
            })
        );
    }

    #[test]
    fn every_message_has_words_in_every_language() {
        for language in Language::ALL {
            let mut said = Vec::new();
            for occasion in Occasion::ALL {
                said.push(Telling::of(&delivery(occasion, language.code())).sentence);
            }
            said.push(Telling::test(&delivery(Occasion::Turn, language.code()).wishes).sentence);
            assert!(said.iter().all(|said| !said.starts_with("server")), "{said:?}");
            said.sort();
            said.dedup();
            assert_eq!(said.len(), Occasion::ALL.len() + 1, "{language}");
        }
        assert_eq!(Telling::of(&delivery(Occasion::Turn, "ru")).sentence, "Ваш ход.");
    }
}
