//! Every limit of the server, with the reason for its number.

use std::time::Duration;

/// The longest request body: a table's options or a line of chat. Nothing a person types is longer.
pub const BODY: usize = 64 << 10;
/// The longest that a request with its body may take, so that nobody holds a connection by sending byte by byte. An upload of eight megabytes over
/// a slow line fits.
pub const REQUEST_TIME: Duration = Duration::from_secs(60);
/// The same for the head of a request alone.
pub const HEAD_TIME: Duration = Duration::from_secs(20);
/// Messages queued for one slow reader. A lively table makes a few a second: this is half a minute.
pub const READER_QUEUE: usize = 64;
/// A response of which no byte is read for this long is given up, with its connection: a phone that changes its network is back by then.
pub const UNREAD_TIME: Duration = Duration::from_secs(30);
/// The longest that a single message to a reader may take; then the reader is dropped.
pub const SEND_TIME: Duration = Duration::from_secs(10);
/// A client that has sent nothing for this long is pinged.
pub const PING_EVERY: Duration = Duration::from_secs(25);
/// A client that has not answered for this long is gone.
pub const SILENCE: Duration = Duration::from_secs(70);
/// The first message must come within this time.
pub const HELLO_TIME: Duration = Duration::from_secs(15);
/// Messages of one socket: a burst, then a steady rate per second. Faster than anybody can click.
pub const SOCKET_BURST: f64 = 60.0;
/// See [`SOCKET_BURST`].
pub const SOCKET_RATE: f64 = 20.0;
/// Previews and greetings of one socket, which cost work and change nothing: a burst, then a steady rate per second. A pointer that sweeps over a board asks that
/// often; any more are answered without being tried.
pub const PREVIEW_BURST: f64 = 30.0;
/// See [`PREVIEW_BURST`].
pub const PREVIEW_RATE: f64 = 10.0;
/// Connections of one address (for IPv6 a /64): a club behind one router, with a browser's six for each.
pub const CONNECTIONS_PER_ADDRESS: usize = 256;
/// How many households' worth an IPv6 /48 gets, which may be one customer with 65,536 networks: a small town behind one is rarer than somebody who
/// takes a new network for every request.
pub const HOUSES_PER_SITE: usize = 16;
/// Files that the server reserves for itself when it works out how many connections it can take: the database, the log, its own sockets.
pub const FILES_OF_ITS_OWN: u64 = 128;
/// The most connections where the system names no limit: some hundred megabytes.
pub const CONNECTIONS: usize = 20_000;
/// Sockets of tables of one address: a club behind one router, with a few windows each.
pub const SOCKETS_PER_ADDRESS: usize = 128;
/// Journals that one address may send at the same time.
pub const UPLOADS_PER_ADDRESS: usize = 1;
/// Journals that are received at the same time, from all addresses together: each may have eight megabytes.
pub const UPLOADS: usize = 32;
/// The journal of a daily: ten times as long as any game that was ever played.
pub const DAILY_BODY: usize = 256 << 10;
/// Journals of dailies that are received at the same time, from all addresses together. Apart from the others, so that slow uploads delay nobody's result.
pub const DAILIES: usize = 256;
/// Journals that are replayed at the same time: each keeps a core busy. Others wait.
pub const REPLAYS: usize = 2;
/// Uploaded games of one person that are kept.
pub const UPLOADS_PER_PERSON: usize = 50;
/// How long an uploaded game is kept, in milliseconds: three months.
pub const UPLOADS_KEPT: u64 = 90 * 24 * 60 * 60 * 1000;
/// Below this many free bytes nothing is uploaded, and the operator is warned: a busy evening could fill the disk. A finished game takes some tens of kilobytes,
/// the write-ahead log some megabytes.
pub const LEAST_ROOM: u64 = 500 << 20;
/// The read buffer of a socket. Messages from clients have a few hundred bytes.
pub const READ_BUFFER: usize = 4 << 10;
/// How long changes of presence at a table are collected before they are sent in one message.
pub const PRESENCE_PAUSE: Duration = Duration::from_millis(250);
/// Sockets of spectators at one table: more than have ever watched a board game. Players do not count towards it.
pub const SPECTATORS_PER_TABLE: usize = 200;
/// The same for one household: a club that watches its final, but not the whole gallery.
pub const SPECTATORS_PER_HOUSE: usize = 20;
/// Sockets of one person at one table: a few windows on a few devices, and some that have not been noticed as closed yet.
pub const SOCKETS_PER_PERSON: usize = 20;
/// Lines of chat in a snapshot.
pub const CHAT_SHOWN: i64 = 100;
/// Tables on one page of a list.
pub const PAGE: usize = 50;
/// Tables of one person that are not over: more than anybody plays at once.
pub const TABLES_PER_PERSON: usize = 100;
/// Public tables of one person that wait for players: more are never full.
pub const PUBLIC_PER_PERSON: usize = 5;
/// The same for a household: a club, or a classroom.
pub const PUBLIC_PER_HOUSE: usize = 15;
/// How many tables of the lobby are looked at to count them.
pub const LOBBY_SEEN: i64 = 500;
/// After this many entries the whole table is saved: a load replays no more than these.
pub const SAVE_EVERY: u64 = 50;
/// Approximate memory, in bytes, for the digests of what was sent last: some thousand tables.
pub const POSITIONS_KEPT: usize = 64 << 20;
/// Password hashes computed at the same time. Each takes 19 MiB and a core for tens of milliseconds.
pub const HASHES: usize = 2;
/// Names that are kept in memory; a cache of short strings.
pub const NAMES_KEPT: usize = 20_000;
/// How often clocks are checked. Nobody loses a game by less.
pub const CLOCK_TICK: Duration = Duration::from_secs(1);
/// Tables whose clocks are checked in one tick.
pub const DUE_AT_ONCE: i64 = 200;
/// How often the server looks for tables whose bots have not been woken.
pub const WAKE_EVERY: Duration = Duration::from_secs(5);
/// For how many milliseconds, in addition to twice the time of a search, one process may think for the bots of a table before it must renew its lease. If
/// it dies, the others wait that long, and so do people.
pub const THINKING_LEASE: u64 = 4_000;
/// The longest time that can be set for a search, in milliseconds. Nobody waits longer for a bot, or for one whose process died.
pub const LONGEST_SEARCH: u64 = 15_000;
/// When many bots wait, a search gets less time, but no less than this fraction of the time set: below it the moves are no better than greedy ones.
pub const LEAST_SEARCH: u32 = 8;
/// How many bots in the middle of a turn are kept with their search trees, a few megabytes each: more than think at the same time on any machine
/// that we know.
pub const KEPT_BOTS: usize = 64;
/// Simulations for a hint: as many as make sense within its time.
pub const HINT_SIMULATIONS: u32 = 1_500;
/// How long to think about a hint, at most: a person waits for it.
pub const HINT_TIME: Duration = Duration::from_millis(1_200);
/// Hints worked out at the same time. They have slots of their own, so that they never delay a bot that others wait for.
pub const HINTS_AT_ONCE: usize = 1;
/// How often idle tables are looked for.
pub const SWEEP_EVERY: Duration = Duration::from_secs(15);
/// How often guests who never came back are looked for.
pub const TIDY_EVERY: Duration = Duration::from_secs(60 * 60);
/// How long sign-ins and the like are kept, in milliseconds: three months.
pub const AUDIT: u64 = 90 * 24 * 60 * 60 * 1000;
/// A table that has waited for players for this long (in milliseconds) without anybody coming or going is closed: a month.
pub const GATHERING: u64 = 30 * 24 * 60 * 60 * 1000;
/// Guests who are deleted, in one transaction each, before more are looked for.
pub const FORGOTTEN_AT_ONCE: i64 = 100;
/// Browsers in which one person is notified: a few devices, and some that were replaced.
pub const BROWSERS_PER_PERSON: usize = 10;
/// Webhooks of one person.
pub const WEBHOOKS_PER_PERSON: usize = 3;
/// How often the server looks for somebody to notify: "at once" means within this time.
pub const NOTIFY_EVERY: Duration = Duration::from_secs(2);
/// Messages to browsers and webhooks in flight at once. Each may take ten seconds; nearly all take a tenth of one.
pub const DELIVERIES: usize = 16;
/// How long to wait after each attempt to deliver a message, in milliseconds: a restart, a short outage, a long one. After the last it is given up. The
/// first is far longer than an attempt may take, because until then no other process tries the same.
pub const RETRY_AFTER: [u64; 5] = [60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000, 60_000];
/// How long after one message about a table the next of its kind may come, in milliseconds: nobody is notified again and again by moves that are
/// taken back, or by bots that answer at once.
pub const NOTICE_PAUSE: u64 = 60_000;
/// How long a table must have waited, in milliseconds, before somebody who has it open is notified: they see it, or have gone and left it open.
pub const NOTICE_WHILE_HERE: u64 = 5 * 60_000;
/// How long sent notifications are remembered, in milliseconds: a month.
pub const NOTICES: u64 = 30 * 24 * 60 * 60 * 1000;
/// When the server stops, requests in flight get this long.
pub const STOPPING_TIME: Duration = Duration::from_secs(10);
/// How long a cookie lives: a year.
pub const COOKIE_SECONDS: u64 = 365 * 24 * 60 * 60;

/// What one address may do: a burst, then a steady rate per minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Becoming a guest. A club behind one address can still join together.
    Guest,
    /// Try a password or make an account.
    Password,
    /// Try a wrong password at one account, from anywhere. A person mistypes a few times; trying a list of common passwords takes months.
    Guess,
    /// Open tables.
    Open,
    /// Bring a journal along.
    Upload,
    /// The same in the course of a day, for a whole household, however many guests it makes: each of them could keep
    /// [`UPLOADS_PER_PERSON`].
    HouseUpload,
    /// Export everything that is stored about oneself: every game is loaded for it.
    Export,
    /// Report or mute somebody.
    Report,
    /// Ask what a strong player would do: a search of a second each.
    Hint,
    /// Have the server look up an address or send something there.
    Notify,
    /// Send anything on a socket, pings included: for one person, in all windows together.
    Message,
    /// The same for a whole household: a club where forty people play quickly.
    HouseMessage,
    /// Take something back, or ask to: everybody at the table is sent all of it again. For one person, wherever they are. Whoever undoes a long turn step by
    /// step needs a burst.
    TakeBack,
    /// Say something.
    Chat,
    /// Open a socket. After a restart everybody comes back at once.
    Socket,
    /// Any other change.
    Change,
    /// Read.
    Read,
}

impl Limit {
    /// The burst.
    #[must_use]
    pub fn burst(self) -> f64 {
        match self {
            Self::Guest => 60.0,
            Self::Password => 20.0,
            Self::Guess => 10.0,
            Self::Open => 60.0,
            Self::Upload | Self::Export => 10.0,
            Self::HouseUpload => 100.0,
            Self::Report | Self::Notify => 20.0,
            Self::Hint => 10.0,
            Self::Message => 240.0,
            Self::HouseMessage => 2400.0,
            Self::TakeBack | Self::Chat => 30.0,
            Self::Socket => 300.0,
            Self::Change => 600.0,
            Self::Read => 1200.0,
        }
    }

    /// The rate per minute after the burst.
    #[must_use]
    pub fn per_minute(self) -> f64 {
        match self {
            Self::Guest => 20.0,
            Self::Password => 10.0,
            Self::Guess => 2.0,
            Self::Open | Self::TakeBack => 20.0,
            Self::Upload | Self::Export => 4.0,
            // A hundred a day.
            Self::HouseUpload => 100.0 / (24.0 * 60.0),
            Self::Report | Self::Hint | Self::Notify => 10.0,
            Self::Message => 2400.0,
            Self::HouseMessage => 12_000.0,
            Self::Chat => 60.0,
            Self::Socket => 120.0,
            Self::Change => 600.0,
            Self::Read => 1200.0,
        }
    }
}

/// Buckets that are remembered, of some hundred bytes each.
pub const BUCKETS: usize = 50_000;
/// When there are more, this many of the fullest are dropped: rarely enough to cost nothing.
pub const BUCKETS_FORGOTTEN: usize = 5_000;
