//! A page at the hall, as the tests play it.

use super::*;

/// A page: what it was last told, as a session would know it.
pub struct Page {
    pub hall: Hall,
    pub number: u64,
    pub table: Option<TableInfo>,
    pub position: Option<signoria_table::wire::Position>,
    pub lines: Vec<signoria_table::wire::LogLine>,
    pub keys: u32,
}

pub fn order(game: &str, bots: &[Option<BotLevel>]) -> NewTable {
    let seat = |bot: &Option<BotLevel>| match bot {
        Some(level) => SeatOrder::Bot { level: *level },
        None => SeatOrder::Me,
    };
    NewTable {
        game: game.into(),
        edition: None,
        options: Value::Null,
        seats: bots.iter().map(seat).collect(),
        clock: Default::default(),
        on_expiry: Default::default(),
        visibility: Default::default(),
        hints: false,
    }
}

pub fn new_game(hall: &mut Hall, game: &str, bots: &[Option<BotLevel>]) -> Box<Saved> {
    let begin = ToEngine::Begin {
        order: Box::new(order(game, bots)),
        names: (1..=bots.len())
            .map(|number| format!("Player {number}"))
            .collect(),
        seed: Seed::from(7),
    };
    match hall.hear(begin, NOW).pop() {
        Some(FromEngine::Begun(saved)) => saved,
        other => panic!("{other:?}"),
    }
}

impl Page {
    pub fn open(game: &str, bots: &[Option<BotLevel>]) -> Self {
        let mut hall = Hall::default();
        let saved = new_game(&mut hall, game, bots);
        let mut page = Self {
            hall,
            number: 0,
            table: None,
            position: None,
            lines: Vec::new(),
            keys: 0,
        };
        page.send(ToEngine::Open {
            id: "t".into(),
            saved,
            seed: Seed::from(8),
            studied: false,
        });
        page
    }

    pub fn send(&mut self, asked: ToEngine) -> Vec<FromEngine> {
        let text = serde_json::to_string(&asked).unwrap();
        let said = self.hall.hear(serde_json::from_str(&text).unwrap(), NOW);
        self.learn(&said);
        said
    }

    pub fn say(&mut self, message: FromClient) -> Vec<FromEngine> {
        let id = "t".into();
        self.send(ToEngine::Say { id, message })
    }

    pub fn ask(&mut self, command: Command) -> Vec<FromEngine> {
        self.keys += 1;
        let (number, key) = (self.number, format!("k{}", self.keys));
        self.say(FromClient::Do { number, key, command })
    }

    pub fn play(&mut self, seat: u8, action: &str) -> Vec<FromEngine> {
        let (seat, action) = (Seat::new(seat), action.to_owned());
        self.ask(Command::Play { seat, action })
    }

    pub fn uncover(&mut self, seat: Seat) {
        self.say(FromClient::Hello {
            version: VERSION,
            last: None,
            seat: Some(seat),
        });
    }

    /// Everything that is said survives the way to the page, and whoever follows it knows the whole table.
    pub fn learn(&mut self, said: &[FromEngine]) {
        for said in said {
            let text = serde_json::to_string(said).unwrap();
            assert_eq!(&serde_json::from_str::<FromEngine>(&text).unwrap(), said);
            let FromEngine::Said { message, .. } = said else {
                continue;
            };
            match message.clone() {
                FromServer::Snapshot(snapshot) => {
                    self.number = snapshot.number;
                    (self.table, self.position) = (Some(snapshot.table), snapshot.position);
                    self.lines = snapshot.log;
                }
                FromServer::Update(update) => {
                    assert_eq!(update.number, self.number + 1);
                    self.number = update.number;
                    (self.table, self.position) = (Some(update.table), update.position);
                    self.lines.extend(update.lines);
                }
                _ => continue,
            }
            let open = self.hall.open.as_ref().unwrap();
            assert_eq!(self.lines, open.table.log(open.eye));
            assert_eq!(self.position, open.table.position(open.eye));
        }
    }

    pub fn let_bot_play(&mut self) -> bool {
        let Some(request) = self.hall.next_bot_request() else {
            return false;
        };
        let said = self.hall.hear_bot(&bots::answer(&request), NOW);
        self.learn(&said);
        true
    }

    pub fn table(&self) -> &TableInfo {
        self.table.as_ref().unwrap()
    }

    pub fn prompt(&self) -> Option<&signoria_engine::erased::Prompt> {
        self.position.as_ref()?.prompt.as_ref()
    }
}
