//! Below the messages: bytes that are nearly HTTP, and frames that are nearly those of a WebSocket (RFC 6455).

use std::cell::Cell;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use proptest::prelude::*;
use serde_json::json;
use signoria_table::wire::VERSION;

use super::super::House;
use super::super::patience::PATIENCE;
use super::{address, is_well, played, tries};

/// A frame that need not be consistent.
#[derive(Clone, Debug)]
struct Frame {
    first: u8,
    masked: bool,
    /// How many bytes the length takes, and a wrong length where it is to lie.
    width: u8,
    lie: Option<u64>,
    payload: Vec<u8>,
}

impl Frame {
    fn bytes(&self) -> Vec<u8> {
        const MASK: [u8; 4] = [7, 11, 13, 17];
        let mask_bit = if self.masked { 0x80 } else { 0 };
        let length = self.lie.unwrap_or(self.payload.len() as u64);
        let mut bytes = vec![self.first];
        match (self.width, length) {
            (0, 0..126) => bytes.push(mask_bit | length as u8),
            (0 | 1, 0..0x1_0000) => {
                bytes.push(mask_bit | 126);
                bytes.extend((length as u16).to_be_bytes());
            }
            _ => {
                bytes.push(mask_bit | 127);
                bytes.extend(length.to_be_bytes());
            }
        }
        if self.masked {
            bytes.extend(MASK);
            let masked = self.payload.iter().zip(MASK.iter().cycle());
            bytes.extend(masked.map(|(byte, mask)| byte ^ mask));
        } else {
            bytes.extend(&self.payload);
        }
        bytes
    }
}

fn frames() -> impl Strategy<Value = Vec<Frame>> {
    let hello = json!({"type": "hello", "version": VERSION}).to_string();
    let ping = json!({"type": "ping"}).to_string();
    // Mostly what the standard knows: texts whole and in parts, pings, pongs, closes.
    let first = prop_oneof![
        4 => Just(0x81_u8),
        2 => Just(0x01),
        2 => Just(0x80),
        1 => Just(0x00),
        1 => Just(0x82),
        2 => Just(0x89),
        1 => Just(0x8a),
        1 => Just(0x09),
        2 => Just(0x88),
        2 => any::<u8>(),
    ];
    let close = prop_oneof![
        Just(1000_u16),
        Just(1005),
        Just(1006),
        Just(0),
        Just(4999),
        any::<u16>()
    ];
    let payload = prop_oneof![
        3 => Just(hello.clone().into_bytes()),
        3 => Just(ping.into_bytes()),
        1 => Just(Vec::new()),
        1 => close.prop_map(|code| code.to_be_bytes().to_vec()),
        1 => close_with_text(),
        1 => prop::collection::vec(any::<u8>(), 0..200),
        1 => Just(vec![0xff, 0xfe, 0xc0]),
        1 => (0..40_000_usize).prop_map(|length| vec![b'x'; length]),
        1 => (1..hello.len()).prop_map(move |end| hello.as_bytes()[..end].to_vec()),
    ];
    let lie = prop_oneof![
        12 => Just(None),
        1 => Just(Some(u64::MAX)),
        1 => Just(Some(1 << 63)),
        1 => Just(Some(0x7fff_ffff_ffff)),
        1 => Just(Some(0)),
        1 => (0..70_000_u64).prop_map(Some),
    ];
    let frame = (first, prop::bool::weighted(0.9), 0..3_u8, lie, payload);
    let frame = frame.prop_map(|(first, masked, width, lie, payload)| Frame {
        first,
        masked,
        width,
        lie,
        payload,
    });
    prop::collection::vec(frame, 1..12)
}

/// A close frame with a reason, which may be longer than a control frame can be.
fn close_with_text() -> impl Strategy<Value = Vec<u8>> {
    (3..140_usize).prop_map(|length| {
        let mut payload = 1000_u16.to_be_bytes().to_vec();
        payload.resize(length, b'.');
        payload
    })
}

fn connect(house: &House) -> TcpStream {
    let stream = TcpStream::connect(house.server.address).expect("the server listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
    stream.set_write_timeout(Some(PATIENCE)).expect("a time limit");
    stream
}

/// Sends all of it and no more, and reads until the server closes the connection.
fn send(mut stream: TcpStream, parts: &[Vec<u8>]) -> Vec<u8> {
    for part in parts {
        // A server that has read enough closes the connection.
        if stream.write_all(part).is_err() {
            break;
        }
    }
    let _ = stream.shutdown(std::net::Shutdown::Write);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    answer
}

#[test]
fn damaged_frames_harm_nobody() {
    let house = House::with(&["--behind-proxy"]);
    let (mut anna, table) = played(&house);
    let number = Cell::new(0);
    tries(150, &frames(), |frames| {
        number.set(number.get() + 1);
        let handshake = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: c2lnbm9yaWEgc2lnbm9yYQ==\r\nx-forwarded-for: {}\r\n\r\n",
            house.server.address,
            address(number.get())
        );
        let mut stream = connect(&house);
        stream.write_all(handshake.as_bytes()).expect("a handshake");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).expect("an answer");
            head.push(byte[0]);
        }
        prop_assert!(
            head.starts_with(b"HTTP/1.1 101"),
            "{}",
            String::from_utf8_lossy(&head)
        );
        send(stream, &frames.iter().map(Frame::bytes).collect::<Vec<_>>());
        Ok(())
    });
    assert_eq!(anna.look(&table).number, 1, "nobody has played for her");
    is_well(&house);
}

/// The head of a request as it may come.
fn heads() -> impl Strategy<Value = Vec<u8>> {
    let method = prop_oneof![
        4 => Just("GET".to_owned()),
        2 => Just("POST".to_owned()),
        1 => Just("PRI".to_owned()),
        1 => Just("CONNECT".to_owned()),
        1 => "[A-Z]{0,12}",
        1 => "[ -~]{1,6}",
    ];
    let target = prop_oneof![
        3 => Just("/api/me".to_owned()),
        2 => Just("/healthz".to_owned()),
        1 => Just("*".to_owned()),
        1 => Just("http://elsewhere.example/api/me".to_owned()),
        1 => Just("/api/tables/%00%ff%2e%2e%2f".to_owned()),
        1 => Just("/../../etc/passwd".to_owned()),
        1 => Just("//".to_owned()),
        1 => (0..9000_usize).prop_map(|length| "/".repeat(length)),
        1 => "/[ -~]{0,40}",
    ];
    let version = prop_oneof![
        6 => Just("HTTP/1.1".to_owned()),
        1 => Just("HTTP/1.0".to_owned()),
        1 => Just("HTTP/2.0".to_owned()),
        1 => Just("HTTP/9".to_owned()),
        1 => "[ -~]{0,9}",
    ];
    let header = prop_oneof![
        Just("content-length: 5".to_owned()),
        Just("content-length: 6".to_owned()),
        Just("content-length: -1".to_owned()),
        Just("content-length: 99999999999999999999".to_owned()),
        Just("transfer-encoding: chunked".to_owned()),
        Just("transfer-encoding: gzip, chunked, chunked".to_owned()),
        Just("expect: 100-continue".to_owned()),
        Just("upgrade: websocket".to_owned()),
        Just("connection: upgrade, keep-alive, close".to_owned()),
        Just("cookie: signoria=; signoria=\u{1}; =;;;".to_owned()),
        Just("x-forwarded-for: ,, ::ffff:1.2.3.4:99, nobody".to_owned()),
        Just("origin: null".to_owned()),
        Just("accept-encoding: gzip;q=2, *;q=x".to_owned()),
        Just(" folded: line".to_owned()),
        Just("name with spaces: x".to_owned()),
        Just(": nameless".to_owned()),
        Just("bell: \u{7}\u{0}".to_owned()),
        (0..70_000_usize).prop_map(|length| format!("long: {}", "x".repeat(length))),
        "[ -~]{0,60}",
    ];
    let headers = prop_oneof![
        9 => prop::collection::vec(header.clone(), 0..6),
        1 => header.prop_map(|header| vec![header; 150]),
    ];
    let end = prop_oneof![6 => Just("\r\n"), 1 => Just("\n"), 1 => Just("\r")];
    let body = prop_oneof![
        Just(Vec::new()),
        Just(b"hello".to_vec()),
        Just(b"5\r\nhello\r\n0\r\n\r\n".to_vec()),
        Just(b"ffffffffffffffff\r\nx".to_vec()),
        Just(b"-1\r\n\r\n".to_vec()),
        prop::collection::vec(any::<u8>(), 0..60),
    ];
    (method, target, version, headers, end, body).prop_map(|(method, target, version, headers, end, body)| {
        let mut head = format!("{method} {target} {version}{end}host: x{end}connection: close{end}");
        for header in headers {
            head += &header;
            head += end;
        }
        head += end;
        let mut bytes = head.into_bytes();
        bytes.extend(body);
        bytes
    })
}

#[test]
fn damaged_heads_are_answered_or_the_connection_is_closed() {
    let house = House::with(&["--behind-proxy"]);
    let cuts = prop::option::weighted(0.2, any::<usize>());
    tries(250, &(heads(), cuts), |(mut head, cut)| {
        if let Some(cut) = cut {
            head.truncate(cut % (head.len() + 1));
        }
        let answer = send(connect(&house), &[head]);
        let answer = String::from_utf8_lossy(&answer);
        let well_formed = answer.is_empty() || answer.starts_with("HTTP/1.");
        prop_assert!(well_formed && !answer.starts_with("HTTP/1.1 5"), "{}", answer);
        Ok(())
    });
    is_well(&house);
}
