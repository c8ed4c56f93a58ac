//! What every development card prints, written down a second time.

/// Card, gain when taken, privileges when taken, value, harvest, privileges of the harvest.
#[rustfmt::skip]
pub const TERRITORIES: &[(&str, &str, u8, u8, &str, u8)] = &[
    ("commercial-hub", "", 0, 1, "1 coins", 0),
    ("woods", "1 wood", 0, 2, "1 wood", 0),
    ("village", "", 0, 3, "1 servants, 1 coins", 0),
    ("gravel-pit", "2 stone", 0, 4, "2 stone", 0),
    ("forest", "1 wood", 0, 5, "3 wood", 0),
    ("monastery", "1 servants, 2 military", 0, 6, "1 stone, 1 faith", 0),
    ("citadel", "", 0, 5, "1 stone, 2 military", 0),
    ("city", "3 coins", 0, 6, "", 1),
    ("gold-mine", "1 coins", 0, 1, "2 coins", 0),
    ("mountain-town", "1 servants", 0, 3, "2 wood, 1 military", 0),
    ("mining-town", "1 stone, 2 servants", 0, 4, "2 stone, 1 servants", 0),
    ("rock-pit", "1 wood", 0, 3, "3 stone", 0),
    ("estate", "1 wood, 2 servants", 0, 4, "2 wood, 1 coins", 0),
    ("hermitage", "1 faith", 0, 2, "1 faith", 0),
    ("manor-house", "", 0, 5, "2 servants, 2 military", 0),
    ("dukedom", "4 coins", 0, 6, "2 wood, 1 stone, 1 coins", 0),
    ("trading-town", "1 servants, 1 coins", 0, 1, "3 coins", 0),
    ("farm", "1 wood, 1 victory", 0, 3, "2 wood, 2 victory", 0),
    ("colony", "2 military", 0, 5, "1 wood, 4 victory", 0),
    ("marble-pit", "3 victory", 0, 2, "2 stone, 1 victory", 0),
    ("province", "1 stone", 1, 6, "1 stone, 4 victory", 0),
    ("sanctuary", "1 faith", 0, 1, "1 coins, 1 faith", 0),
    ("castle", "2 coins, 2 victory", 0, 4, "1 servants, 3 military", 0),
    ("fortified-town", "1 servants, 2 military", 0, 2, "2 servants, 1 military", 0),
];

/// Line of an exchange: payment, gain, privileges.
pub type Line = (&'static str, &'static str, u8);

/// Card, cost, gain when taken, value, production, privileges of the production, exchanges.
pub type Building = (
    &'static str,
    &'static str,
    &'static str,
    u8,
    &'static str,
    u8,
    &'static [Line],
);

#[rustfmt::skip]
pub const BUILDINGS: &[Building] = &[
    ("mint", "1 wood, 3 stone", "5 victory", 5, "", 0, &[]),
    ("tax-office", "3 wood, 1 stone", "5 victory", 5, "", 0, &[]),
    ("triumphal-arch", "2 stone, 2 coins", "6 victory", 6, "", 0, &[]),
    ("theater", "2 wood, 2 coins", "6 victory", 6, "", 0, &[]),
    ("carpenters-shop", "2 wood, 1 coins", "3 victory", 4, "", 0, &[("1 wood", "3 coins", 0), ("2 wood", "5 coins", 0)]),
    ("stonemasons-shop", "2 stone, 1 coins", "2 victory", 3, "", 0, &[("1 stone", "3 coins", 0), ("2 stone", "5 coins", 0)]),
    ("chapel", "2 wood", "1 faith", 2, "", 0, &[("1 coins", "1 faith", 0)]),
    ("residence", "2 stone", "1 victory", 1, "", 0, &[("1 coins", "", 1)]),
    ("marketplace", "2 wood, 1 stone", "3 victory", 3, "", 0, &[("3 coins", "2 wood, 2 stone", 0)]),
    ("treasury", "3 wood", "4 victory", 3, "", 0, &[("1 coins", "3 victory", 0), ("2 coins", "5 victory", 0)]),
    ("painters-guild", "4 wood", "5 victory", 4, "", 0, &[("1 wood", "3 victory", 0), ("3 wood", "7 victory", 0)]),
    ("sculptors-guild", "4 stone", "6 victory", 5, "", 0, &[("1 stone", "3 victory", 0), ("3 stone", "7 victory", 0)]),
    ("stonemasons-guild", "1 wood, 2 stone", "4 victory", 4, "", 0, &[("1 wood, 1 stone, 1 servants", "6 victory", 0)]),
    ("baptistery", "3 stone", "1 faith, 2 victory", 2, "", 0, &[("1 faith", "2 coins, 2 victory", 0)]),
    ("barracks", "1 wood, 1 stone", "3 victory", 1, "", 0, &[("1 servants", "3 military", 0)]),
    ("stronghold", "2 wood, 2 stone, 2 coins", "8 victory", 6, "2 military, 2 victory", 0, &[]),
    ("bank", "1 wood, 3 stone, 3 coins", "7 victory", 2, "5 coins", 0, &[]),
    ("fair", "3 wood, 4 coins", "8 victory", 4, "", 0, &[("4 coins", "3 wood, 3 stone", 0)]),
    ("garden", "4 wood, 2 stone, 2 servants", "10 victory", 1, "3 victory", 0, &[]),
    ("fortress", "2 wood, 4 stone, 2 coins", "9 victory", 5, "2 victory", 1, &[]),
    ("palace", "3 wood, 1 stone, 3 coins", "9 victory", 6, "", 0, &[("1 coins", "2 servants, 4 victory", 0)]),
    ("church", "1 wood, 4 stone", "1 faith, 5 victory", 1, "", 0, &[("1 wood", "2 faith", 0), ("1 stone", "2 faith", 0)]),
    ("military-academy", "2 wood, 2 stone, 1 servants", "7 victory", 3, "", 0, &[("1 servants", "3 military, 1 victory", 0)]),
    ("cathedral", "4 wood, 4 stone", "3 faith, 7 victory", 2, "1 victory", 0, &[]),
];

/// Card, cost, gain when taken, privileges when taken.
#[rustfmt::skip]
pub const CHARACTERS: &[(&str, &str, &str, u8)] = &[
    ("warlord", "2 coins", "3 military", 0),
    ("stonemason", "4 coins", "", 0),
    ("dame", "4 coins", "", 0),
    ("knight", "2 coins", "", 1),
    ("farmer", "3 coins", "", 0),
    ("artisan", "3 coins", "", 0),
    ("preacher", "2 coins", "4 faith", 0),
    ("abbess", "3 coins", "1 faith", 0),
    ("captain", "4 coins", "2 military", 0),
    ("architect", "4 coins", "", 0),
    ("patron", "3 coins", "", 0),
    ("hero", "4 coins", "", 1),
    ("peasant", "4 coins", "", 0),
    ("scholar", "4 coins", "", 0),
    ("papal-messenger", "5 coins", "3 faith", 0),
    ("royal-messenger", "5 coins", "", 3),
    ("noble", "6 coins", "", 0),
    ("governor", "6 coins", "", 0),
    ("paramour", "7 coins", "", 0),
    ("herald", "6 coins", "", 0),
    ("cardinal", "4 coins", "2 faith", 0),
    ("bishop", "5 coins", "1 faith", 0),
    ("general", "5 coins", "", 0),
    ("ambassador", "6 coins", "", 1),
];

/// A cost of a venture: payment, military points needed.
pub type Price = (&'static str, u16);

/// Card, costs, gain when taken, privileges when taken, points at the end.
pub type Venture = (&'static str, &'static [Price], &'static str, u8, i32);

#[rustfmt::skip]
pub const VENTURES: &[Venture] = &[
    ("hiring-recruits", &[("4 coins", 0)], "5 military", 0, 4),
    ("repairing-the-church", &[("1 wood, 1 stone, 1 coins", 0)], "1 faith", 0, 5),
    ("building-the-walls", &[("3 stone", 0)], "2 military", 1, 3),
    ("raising-a-statue", &[("2 wood, 2 stone", 0)], "", 2, 4),
    ("military-campaign", &[("2 military", 3)], "3 coins", 0, 5),
    ("hosting-panhandlers", &[("3 wood", 0)], "4 servants", 0, 4),
    ("fighting-heresies", &[("3 military", 5)], "2 faith", 0, 5),
    ("support-to-the-bishop", &[("2 military", 4), ("1 wood, 1 stone, 2 coins", 0)], "3 faith", 0, 1),
    ("hiring-soldiers", &[("6 coins", 0)], "6 military", 0, 5),
    ("repairing-the-abbey", &[("2 wood, 2 stone, 2 coins", 0)], "2 faith", 0, 6),
    ("building-the-bastions", &[("4 stone", 0)], "3 military", 1, 2),
    ("support-to-the-king", &[("3 military", 6)], "5 coins", 1, 3),
    ("improving-the-canals", &[("2 servants, 3 coins", 0)], "", 0, 5),
    ("hosting-foreigners", &[("4 wood", 0)], "5 servants", 0, 4),
    ("crusade", &[("4 military", 8)], "5 coins, 1 faith", 0, 5),
    ("support-to-the-cardinal", &[("4 military", 7), ("2 wood, 2 stone, 3 coins", 0)], "3 faith", 0, 4),
    ("hiring-mercenaries", &[("8 coins", 0)], "7 military", 0, 6),
    ("repairing-the-cathedral", &[("3 wood, 3 stone, 3 coins", 0)], "1 faith", 0, 5),
    ("building-the-towers", &[("6 stone", 0)], "4 military", 1, 4),
    ("promoting-sacred-art", &[("6 wood", 0)], "3 faith", 0, 3),
    ("military-conquest", &[("6 military", 12)], "3 wood, 3 stone, 3 coins", 0, 7),
    ("improving-the-roads", &[("3 servants, 4 coins", 0)], "", 0, 5),
    ("sacred-war", &[("8 military", 15)], "4 faith", 0, 8),
    ("support-to-the-pope", &[("5 military", 10), ("3 wood, 3 stone, 4 coins", 0)], "2 faith", 0, 10),
];
