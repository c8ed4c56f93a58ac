//! Components, set-up and the draft (sections CO, SU, AD).

use std::collections::BTreeSet;

use crate::scenario::{Positions, Reading, Table, position, start};
use signoria_engine::{
    Barrier, Edition, Eye, Purpose, Rng, Seat, Seats, Seed, Set, Setup, SetupError, prelude::*,
};
use signoria_lorenzo::board::{Kind, Member, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::goods::{Good, Goods};
use signoria_lorenzo::pieces::{BonusTile, Leader, Tile};
use signoria_lorenzo::{Components, Lorenzo};

fn components() -> Edition<Components> {
    Edition::standard()
}

fn goods(list: &[(Good, u8)]) -> Goods {
    list.iter().fold(Goods::default(), |goods, &(good, amount)| {
        goods.with(good, amount)
    })
}

// L.CO.1
#[test]
fn resources_are_four_and_never_points() {
    // The resources that score together, and the points that do not.
    let table = position(2)
        .over()
        .goods(
            0,
            "2 wood, 2 stone, 3 servants, 3 coins, 25 military, 15 faith, 7 victory",
        )
        .table();
    assert_eq!(table.points(0, "resources"), 2);
    assert!(Good::RESOURCES.iter().all(|good| good.is_resource()));
    assert!(
        ![Good::Military, Good::Faith, Good::Victory]
            .iter()
            .any(|good| good.is_resource())
    );
}

// L.CO.2
#[test]
fn the_supply_never_runs_out() {
    let mut table = position(2).goods(0, "200 coins, 200 wood").table();
    table.does("place black; on market-1");
    table.holds(0, "205 coins, 200 wood");
}

// L.CO.3
#[test]
fn ninety_six_cards_eight_of_each_kind_and_period() {
    assert_eq!(Card::ALL.len(), 96);
    for &kind in Kind::ALL {
        for period in 1..=3 {
            let of_both = |card: &&Card| {
                let components = components();
                let figures = components.card(**card);
                figures.kind == kind && figures.period == period
            };
            assert_eq!(Card::ALL.iter().filter(of_both).count(), 8);
        }
    }
}

// L.CO.4
#[test]
fn a_family_has_three_coloured_members_and_a_neutral_one() {
    assert_eq!(
        Member::ALL.iter().filter(|member| member.is_coloured()).count(),
        3
    );
    let table = position(2).dice(4, 5, 6).table();
    assert_eq!(table.family(0).values, [4, 5, 6, 0]);
    assert_eq!(table.family(0).members, [None; 4]);
}

// L.CO.5
#[test]
fn a_family_can_carry_three_cubes() {
    let table = position(2)
        .over()
        .excommunicated(0, "1-1")
        .excommunicated(0, "2-1")
        .excommunicated(0, "3-1")
        .table();
    assert_eq!(
        table.family(0).excommunicated,
        [Tile::T1_1, Tile::T2_1, Tile::T3_1]
    );
}

// L.CO.6
#[test]
fn a_board_has_six_slots_for_each_kind() {
    let mut table = position(2)
        .round(5)
        .dice(6, 1, 1)
        .owns(0, "mint tax-office theater chapel residence")
        .tower("building-1", "bank")
        .goods(0, "3 coins, 1 wood, 3 stone")
        .table();
    table.does("place black; on building-1");
    assert_eq!(table.cards(0, "building").len(), 6);
}

// L.CO.7
#[test]
fn twenty_one_tiles_and_three_dice() {
    for period in 1..=3 {
        let of_period = Tile::ALL
            .iter()
            .filter(|&&tile| components().tile(tile).period == period);
        assert_eq!(of_period.count(), 7);
    }
    for seed in 0..20 {
        let dice = start(2, false, seed).public().dice.unwrap();
        assert!(dice.iter().all(|die| (1..=6).contains(die)));
    }
}

// L.CO.8
#[test]
fn the_bonus_tiles() {
    use Good::{Coins, Military, Servants, Stone, Wood};
    let expected = [
        (
            BonusTile::Basic,
            [(Wood, 1), (Stone, 1), (Servants, 1)],
            vec![(Military, 1), (Coins, 2)],
        ),
        (
            BonusTile::A,
            [(Wood, 1), (Stone, 1), (Military, 1)],
            vec![(Servants, 2), (Coins, 1)],
        ),
        (
            BonusTile::B,
            [(Wood, 1), (Stone, 1), (Servants, 1)],
            vec![(Military, 2), (Coins, 1)],
        ),
        (
            BonusTile::C,
            [(Wood, 1), (Stone, 1), (Military, 1)],
            vec![(Servants, 1), (Coins, 2)],
        ),
        (
            BonusTile::D,
            [(Wood, 1), (Stone, 1), (Coins, 1)],
            vec![(Servants, 1), (Military, 2)],
        ),
    ];
    for (tile, harvest, production) in expected {
        assert_eq!(*components().bonus(tile, Work::Harvest), goods(&harvest));
        assert_eq!(*components().bonus(tile, Work::Production), goods(&production));
    }
}

// L.CO.9
#[test]
fn the_board_has_its_towers_and_spaces() {
    let words: Vec<&str> = Kind::ALL.iter().map(|kind| kind.word()).collect();
    assert_eq!(words, ["territory", "character", "building", "venture"]);
    let mut table = position(4)
        .dice(6, 6, 6)
        .goods(0, "9 servants")
        .tower("territory-1", "woods")
        .tower("territory-2", "village")
        .tower("territory-3", "citadel")
        .tower("territory-4", "city")
        .table();
    table.does("place black");
    let mut expected: Vec<String> = (1..=4).map(|floor| format!("on territory-{floor}")).collect();
    for area in ["harvest", "production"] {
        expected.extend(["small", "large"].map(|size| format!("on {area}-{size}")));
    }
    expected.extend((1..=4).map(|space| format!("on market-{space}")));
    expected.push("on council".into());
    assert_eq!(table.spaces(), expected);
}

// L.CO.10 L.RU.9
#[test]
fn tracks_end_and_victory_points_do_not() {
    let mut table = position(4).goods(0, "24 military").table();
    table.does("place black; on market-3");
    table.holds(0, "25 military, 2 coins");
    let mut table = position(2)
        .owns(0, "theater warlord")
        .dice(6, 1, 1)
        .goods(0, "150 victory, 15 faith")
        .table();
    table.does("place black; on production-small");
    assert_eq!(table.held(0, "victory"), 151);
    let mut table = position(2).goods(0, "15 faith").table();
    table.does("place black; on council; privilege faith");
    assert_eq!(table.held(0, "faith"), 15);
    // What would go beyond is lost.
    let mut table = position(2)
        .tower("character-1", "preacher")
        .tower("venture-1", "hiring-recruits")
        .goods(0, "13 faith, 24 military, 6 coins")
        .table();
    table.does("place black; on character-1; place black; on market-1; place white; on venture-1");
    table.holds(0, "15 faith, 25 military");
}

// L.CO.11
#[test]
fn only_decks_and_hands_are_hidden() {
    // An eye that cannot see sees the same table; it sees how large a hand is, not what is in it.
    let scenario = position(2)
        .advanced()
        .leader(0, "sisto-iv", "hand")
        .leader(0, "santa-rita", "hand")
        .leader(1, "cesare-borgia", "hand");
    let table = scenario.table();
    let mine = table.game.view(Eye::Seat(Seat::new(0)));
    let hand: Vec<&str> = mine.hand.iter().map(Leader::word).collect();
    assert_eq!(hand, ["sisto-iv", "santa-rita"]);
    assert_eq!([mine.players[0].hand, mine.players[1].hand], [2, 1]);
    let text = serde_json::to_string(&mine).unwrap();
    assert!(!text.contains("cesare-borgia") && !text.contains("seed"));
    let theirs = serde_json::to_string(&table.game.view(Eye::Seat(Seat::new(1)))).unwrap();
    // The second card came from a packet that this seat has held itself.
    assert!(!theirs.contains("sisto-iv") && theirs.contains("santa-rita"));
    let spectator = serde_json::to_string(&table.game.view(Eye::Spectator)).unwrap();
    for leader in ["sisto-iv", "santa-rita", "cesare-borgia"] {
        assert!(!spectator.contains(leader));
    }
    // The cards of the decks are not in any view, only how many they are.
    let in_deck = "bank";
    assert!(!theirs.contains(in_deck) && !text.contains(in_deck));
    assert_eq!(mine.decks, [20; 4]);
}

// L.SU.1
#[test]
fn two_to_four_seats() {
    for seats in [1, 5] {
        let refused = Setup::<Lorenzo>::new(Seats::new(seats), 1).start();
        assert!(matches!(refused, Err(SetupError::Seats { low: 2, high: 4, .. })));
    }
    for seats in 2..=4 {
        assert!(Setup::<Lorenzo>::new(Seats::new(seats), 1).start().is_ok());
    }
}

/// The decks of a game, top card last.
fn decks(game: &Lorenzo) -> Vec<Vec<Card>> {
    let state = serde_json::to_value(game).unwrap();
    serde_json::from_value(state["decks"].clone()).unwrap()
}

// L.SU.2
#[test]
fn decks_are_shuffled_by_period_with_the_first_on_top() {
    let game = start(2, true, 3).game;
    let mut orders = BTreeSet::new();
    for (deck, &kind) in decks(&game).iter().zip(Kind::ALL) {
        assert_eq!(deck.len(), 24);
        let periods: Vec<u8> = deck.iter().map(|&card| components().card(card).period).collect();
        assert_eq!(periods, [[3; 8], [2; 8], [1; 8]].concat());
        assert!(deck.iter().all(|&card| components().card(card).kind == kind));
        assert_eq!(deck.iter().collect::<BTreeSet<_>>().len(), 24);
        orders.insert(deck.clone());
    }
    assert_ne!(decks(&game), decks(&start(2, true, 4).game));
}

// L.SU.3
#[test]
fn one_tile_of_each_period_is_public_from_the_start() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let tiles = start(2, false, seed).public().tiles;
        for (period, tile) in (1..).zip(tiles) {
            assert_eq!(components().tile(tile).period, period);
            seen.insert(tile);
        }
    }
    assert_eq!(seen.len(), 21);
}

/// The spaces outside the towers that a strong member can go to.
fn open_spaces(seats: u8) -> Vec<String> {
    let mut table = position(seats).dice(6, 1, 1).table();
    table.does("place black");
    table.spaces()
}

// L.SU.4
#[test]
fn two_players_have_no_large_spaces_and_half_a_market() {
    assert_eq!(
        open_spaces(2),
        [
            "on harvest-small",
            "on production-small",
            "on market-1",
            "on market-2",
            "on council"
        ]
    );
}

// L.SU.5
#[test]
fn three_players_have_half_a_market() {
    let open = open_spaces(3);
    assert_eq!(open.len(), 7);
    assert!(!open.contains(&"on market-3".into()) && !open.contains(&"on market-4".into()));
}

// L.SU.6
#[test]
fn four_players_have_every_space() {
    assert_eq!(open_spaces(4).len(), 9);
}

// L.SU.7
#[test]
fn cards_dice_and_members_are_the_same_for_any_number() {
    for seats in 2..=4 {
        let view = start(seats, false, 1).public();
        assert!(view.towers.iter().flatten().all(Option::is_some));
        assert_eq!(view.decks, [20; 4]);
        assert_eq!(view.dice.unwrap().len(), 3);
        assert!(view.players.iter().all(|family| family.members.len() == 4));
    }
}

// L.SU.8 L.SU.10
#[test]
fn the_starting_goods_of_a_family() {
    for seats in 2..=4 {
        let table = start(seats, false, 9);
        for (coins, seat) in (5..).zip(table.public().order) {
            table.holds(
                seat.index(),
                &format!("2 wood, 2 stone, 3 servants, {coins} coins"),
            );
        }
    }
}

// L.SU.9
#[test]
fn the_first_turn_order_is_random() {
    let orders: BTreeSet<Vec<Seat>> = (0..40).map(|seed| start(3, false, seed).public().order).collect();
    assert_eq!(orders.len(), 6);
    let table = start(3, false, 5);
    assert_eq!(table.turn_of(), table.public().order[0]);
}

// L.SU.11
#[test]
fn the_standard_game_has_basic_tiles_and_no_leaders() {
    let view = start(4, false, 1).public();
    assert!(
        view.players
            .iter()
            .all(|family| family.bonus == Some(BonusTile::Basic) && family.hand == 0)
    );
    assert_eq!(view.round, 1);
}

// L.SU.12 L.AD.2
#[test]
fn bonus_tiles_are_chosen_from_the_last_seat_to_the_first() {
    let mut table = start(3, true, 2);
    let order = table.public().order;
    assert_eq!(table.turn_of(), order[2]);
    assert_eq!(table.offered(), ["choose a", "choose b", "choose c", "choose d"]);
    table.does("choose b");
    assert_eq!(table.turn_of(), order[1]);
    assert_eq!(table.refusal("choose b"), "lorenzo.set-up.tile");
    assert_eq!(table.refusal("choose basic"), "lorenzo.set-up.tile");
    table.does("choose d");
    assert_eq!(table.turn_of(), order[0]);
}

// L.RU.44
#[test]
fn the_draft_comes_after_the_bonus_tiles() {
    let mut table = start(3, true, 2);
    table.does("choose b; choose d");
    let order = table.public().order;
    assert!(table.game.view(Eye::Seat(order[0])).packet.is_empty());
    table.does("choose a");
    for seat in &order {
        assert_eq!(table.game.view(Eye::Seat(*seat)).packet.len(), 4);
    }
    assert_eq!(table.game.waiting().len(), 3);
}

// L.AD.1 L.RU.45
#[test]
fn the_advanced_game_adds_both_tiles_and_leaders() {
    let mut table = start(2, true, 2);
    table.does("choose a; choose b");
    while table.public().round == 0 {
        let keep = table.offered()[0].clone();
        table.does(&keep);
    }
    for seat in 0..2 {
        assert_eq!(table.family(seat).hand, 4);
        assert_ne!(table.family(seat).bonus.unwrap().word(), "basic");
    }
    // All else is as in the standard game: a member goes to the market.
    table.does("place black; on market-1");
}

fn drafted(seats: u8, seed: u64) -> Table {
    let mut table = start(seats, true, seed);
    for tile in ["choose a", "choose b", "choose c", "choose d"]
        .iter()
        .take(seats.into())
    {
        table.does(tile);
    }
    table
}

fn packet(table: &Table, seat: u8) -> Set<Leader> {
    table.game.view(Eye::Seat(Seat::new(seat))).packet
}

fn hand(table: &Table, seat: u8) -> Set<Leader> {
    table.game.view(Eye::Seat(Seat::new(seat))).hand
}

// L.AD.3 L.RU.32
#[test]
fn leaders_are_kept_one_by_one_and_packets_go_to_the_right() {
    let mut table = drafted(4, 7);
    let first: Vec<Set<Leader>> = (0..4).map(|seat| packet(&table, seat)).collect();
    let mut kept = Vec::new();
    for seat in [2, 0, 3] {
        let leader = first[seat].iter().next().unwrap();
        let barrier = table.barrier_of(seat, &format!("keep {leader}"));
        assert_eq!(barrier, Barrier::Open);
        kept.push(leader);
    }
    assert_eq!(table.game.waiting().len(), 1);
    assert_eq!(table.refused(0, "keep sisto-iv"), "engine.turn.seat");
    let missing = first[0].iter().next().unwrap();
    assert_eq!(
        table.refused(1, &format!("keep {missing}")),
        "lorenzo.leader.hand"
    );
    let leader = first[1].iter().next().unwrap();
    assert_eq!(table.barrier_of(1, &format!("keep {leader}")), Barrier::Closed);
    // Seat 0 has what seat 1 passed on, and so on round the table.
    for seat in 0..4_u8 {
        let from = usize::from((seat + 1) % 4);
        let mut expected = first[from];
        expected.remove(first[from].iter().next().unwrap());
        assert_eq!(packet(&table, seat), expected);
    }
    // Two more choices; the last card is forced and round 1 begins.
    for _ in 0..8 {
        let seat = table.turn_of();
        let leader = packet(&table, seat.into()).iter().next().unwrap();
        table.act(seat, &format!("keep {leader}"));
    }
    assert_eq!(table.public().round, 1);
    for seat in 0..4 {
        assert_eq!(hand(&table, seat).len(), 4);
    }
}

// L.AD.4
#[test]
fn hands_are_secret_and_undealt_cards_are_unseen() {
    let mut table = drafted(2, 1);
    while table.public().round == 0 {
        let seat = table.turn_of();
        let leader = packet(&table, seat.into()).iter().last().unwrap();
        table.act(seat, &format!("keep {leader}"));
    }
    let all = hand(&table, 0) | hand(&table, 1);
    assert_eq!(all.len(), 8);
    for told in &table.log {
        // Nobody else hears which leader was kept.
        let text = serde_json::to_string(&told.event).unwrap();
        if text.contains("\"kept\"") {
            assert!(!told.to.hears(Eye::Spectator));
        }
    }
    let view = serde_json::to_string(&table.game.view(Eye::Spectator)).unwrap();
    assert!(all.iter().all(|leader| !view.contains(leader.word())));
}

#[test]
fn a_seat_remembers_the_packets_it_has_held() {
    // A seat keeps knowing what it saw. With two seats the first packet comes back without the card that
    // the other kept: that one never changes in a redeal.
    let mut table = drafted(2, 11);
    let first = packet(&table, 0);
    for _ in 0..2 {
        for seat in 0..2 {
            let leader = packet(&table, seat).iter().next().unwrap();
            table.act(seat, &format!("keep {leader}"));
        }
    }
    let back = packet(&table, 0);
    let kept_by_other = first - back - hand(&table, 0);
    assert_eq!(kept_by_other.len(), 1);
    let known = kept_by_other.iter().next().unwrap();
    let mut guesses = BTreeSet::new();
    for seed in 0..40 {
        let mut game = table.game.clone();
        game.redeal(
            Eye::Seat(Seat::new(0)),
            &mut Rng::new(Seed::from(seed), Purpose::Redeal),
        );
        let other = game.view(Eye::Seat(Seat::new(1))).hand;
        assert!(other.contains(known));
        guesses.extend(other.iter());
    }
    // The other card of that hand can be any that seat 0 has not seen.
    assert!(guesses.len() > 5);
    let seen = table.game.view(Eye::Seat(Seat::new(0))).seen;
    assert!(
        guesses
            .iter()
            .filter(|&&guess| guess != known)
            .all(|&guess| !seen.contains(guess))
    );
}

#[test]
fn a_shown_leader_stays_where_it_is_in_a_redeal() {
    let table = position(2)
        .advanced()
        .leader(1, "cesare-borgia", "hand")
        .leader(1, "sisto-iv", "discarded")
        .leader(1, "santa-rita", "face-up")
        .table();
    let mut hands = BTreeSet::new();
    for seed in 0..30 {
        let mut game = table.game.clone();
        game.redeal(
            Eye::Seat(Seat::new(0)),
            &mut Rng::new(Seed::from(seed), Purpose::Redeal),
        );
        let family = game.view(Eye::Spectator).players[1].clone();
        assert_eq!(family, table.family(1));
        hands.extend(game.view(Eye::Seat(Seat::new(1))).hand.iter());
    }
    assert!(hands.len() > 3);
}
