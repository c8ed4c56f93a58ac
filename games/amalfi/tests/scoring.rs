//! Feeding, decrees, the new round, titles, the end (FE, DE, NR, TI, EN).

mod common;

use common::*;
use signoria_engine::{Game, Seat};

/// Plays the windows of feeding and decree with no, and gives the points of seat 0.
fn decree(scenario: Scenario, decree: Decree) -> i16 {
    let mut play: Play = scenario.decree(1, decree).bread(1, 6).feeding().into();
    play.finish_round();
    play.vp(0)
}

// A.FE.2 A.FE.3 A.RU.19
#[test]
fn who_lacks_bread_may_lower_ships_but_need_not_and_keeps_nothing_back() {
    let scenario = Scenario::new(2)
        .built(0, 1)
        .bay(0, 1)
        .bread(0, 2)
        .bread(1, 6)
        .decree(1, Decree::Trade)
        .feeding();
    let mut play: Play = scenario.clone().into();
    assert_eq!(play.list(0), ["done", "supply"]);
    play.act(0, "done");
    assert_eq!(
        (play.bread(0), play.vp(0)),
        (0, -3),
        "all bread was paid, one is missing"
    );
    let mut lowered: Play = scenario.into();
    lowered.act(0, "supply");
    assert_eq!((lowered.bread(0), lowered.vp(0)), (2, 0));
    // A debt above the capacity: pays what there is.
    let mut deep: Play = Scenario::new(2)
        .built(0, 6)
        .bread(0, 6)
        .bay(0, 2)
        .bread(1, 6)
        .decree(1, Decree::Trade)
        .feeding()
        .into();
    deep.all(0, &["supply", "done"]);
    assert_eq!((deep.bread(0), deep.vp(0)), (0, -6), "8 owed, 6 fit");
}

// A.FE.4
#[test]
fn three_points_for_each_missing_bread() {
    let play: Play = Scenario::new(2)
        .built(0, 4)
        .bread(0, 1)
        .points(0, 3)
        .decree(1, Decree::Trade)
        .feeding()
        .into();
    assert_eq!(play.vp(0), 3 - 15);
}

// A.DE.1
#[test]
fn every_player_scores_the_decree() {
    let mut play: Play = Scenario::new(3)
        .decree(1, Decree::Discovery)
        .tiles(0, &[Tile::Rome])
        .tiles(1, &[Tile::Malta, Tile::Zara])
        .bread(0, 2)
        .bread(1, 2)
        .bread(2, 2)
        .feeding()
        .into();
    play.finish_round();
    assert_eq!([play.vp(0), play.vp(1), play.vp(2)], [4, 8, 0]);
}

// A.DE.2 A.DE.10
#[test]
fn provisions_counts_bread_raised_just_before() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Provisions)
        .bread(0, 2)
        .bay(0, 1)
        .bread(1, 2)
        .feeding()
        .into();
    play.act(0, "supply");
    play.finish_round();
    assert_eq!((play.vp(0), play.bread(0)), (6, 3), "2 for each, and it stays");
}

// A.DE.3 A.RU.26
#[test]
fn holes_of_the_decree_add_the_number_of_the_round() {
    for (round, each) in [(1, 2 + 2), (2, 2 + 1), (3, 2 + 1), (4, 2)] {
        let mut play: Play = Scenario::new(2)
            .round(round)
            .decree(round.into(), Decree::Discovery)
            .tiles(0, &[Tile::Rome, Tile::Zara])
            .bread(0, 2)
            .bread(1, 2)
            .feeding()
            .into();
        play.finish_round();
        assert_eq!(play.vp(0), 2 * each, "round {round}");
    }
}

const BOOKS: [Masterpiece; 4] = [
    Masterpiece::Canzoniere,
    Masterpiece::Decameron,
    Masterpiece::Morgante,
    Masterpiece::Arcadia,
];
const PAINTINGS: [Masterpiece; 3] = [
    Masterpiece::MonaLisa,
    Masterpiece::Annunciation,
    Masterpiece::Primavera,
];

// A.DE.5 A.RU.20
#[test]
fn blessing_counts_sets_and_pairs_each_card_once() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .masterpieces(0, &BOOKS)
        .masterpieces(0, &PAINTINGS);
    let set = scenario.masterpieces(0, &[Masterpiece::Tempietto]);
    assert_eq!(decree(set, Decree::Blessing), 10 + 2 * 3);
}

// A.DE.6
#[test]
fn colonization_counts_lighthouses() {
    assert_eq!(
        decree(
            Scenario::new(2).bread(0, 2).lighthouses(0, 3),
            Decree::Colonization
        ),
        3 * (3 + 2)
    );
}

// A.DE.7
#[test]
fn conclave_counts_characters() {
    let guests = [Character::Raphael, Character::FraMauro];
    assert_eq!(
        decree(Scenario::new(2).bread(0, 2).invited(0, &guests), Decree::Conclave),
        2 * (2 + 2)
    );
}

// A.DE.8
#[test]
fn flattery_counts_the_commonest_type() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .masterpieces(0, &BOOKS)
        .masterpieces(0, &PAINTINGS);
    assert_eq!(decree(scenario, Decree::Flattery), 4 * (3 + 3));
}

// A.DE.9
#[test]
fn mobilization_counts_built_ships() {
    assert_eq!(
        decree(Scenario::new(2).bread(0, 5).built(0, 3), Decree::Mobilization),
        3 * (2 + 2)
    );
}

// A.DE.11
#[test]
fn discovery_counts_explored_routes() {
    assert_eq!(
        decree(
            Scenario::new(2).bread(0, 2).tiles(0, &[Tile::Rome]),
            Decree::Discovery
        ),
        2 + 2
    );
}

// A.DE.12
#[test]
fn the_council_decree_counts_up_to_four_types() {
    let guests = [
        Character::Raphael,
        Character::FraMauro,
        Character::LucaPacioli,
        Character::PiriReis,
    ];
    assert_eq!(
        decree(Scenario::new(2).bread(0, 2).invited(0, &guests), Decree::Council),
        24
    );
    assert_eq!(decree(Scenario::new(2).bread(0, 2), Decree::Council), 0);
}

// A.DE.13 A.RU.21
#[test]
fn trade_counts_own_private_routes_with_the_own_ship() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .tiles(0, &[Tile::Rome, Tile::Zara])
        .dock(0, Route::Rome)
        .dock(0, Route::Tunis);
    assert_eq!(decree(scenario, Decree::Trade), 3);
}

// A.DE.14
#[test]
fn universalism_counts_three_things() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .round(1)
        .masterpieces(0, &BOOKS[..2])
        .tiles(0, &[Tile::Rome])
        .invited(0, &[Character::Raphael]);
    assert_eq!(decree(scenario, Decree::Universalism), 2 * (1 + 3) + 1 + (1 + 2));
}

// A.NR.1 A.NR.2 A.NR.5 A.NR.7
#[test]
fn a_new_round_begins_without_a_decision() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .hold(0, Hold::Wine, 1)
        .dock(0, Route::Tunis)
        .dock(0, Route::Rome)
        .tiles(0, &[Tile::Rome])
        .turned(0, &[Character::LucaPacioli])
        .hand(0, &[Character::Raphael])
        .lights(0, &[Route::Naples])
        .bread(0, 6)
        .bread(1, 6)
        .decree(1, Decree::Trade)
        .into();
    let before = play.me(0);
    play.act(0, "pass");
    play.finish_round();
    let (view, me) = (play.view(), play.me(0));
    assert_eq!(
        (view.round, view.phase, view.first, view.turn),
        (2, Phase::Actions, Seat::new(0), Seat::new(0))
    );
    assert!(view.passed.is_empty());
    assert_eq!(
        (me.bay, me.port, me.docked),
        (before.bay + before.port + before.docked, 0, 0)
    );
    assert_eq!(me.holds, before.holds, "ships in holds stay");
    assert!(me.turned.is_empty());
    assert_eq!(
        (me.hand, me.lighthouses, me.bread),
        (1, 1, 4),
        "hands, lighthouses and bread stay"
    );
}

// A.NR.3 A.NR.4 A.NR.6
#[test]
fn each_market_loses_its_rightmost_card() {
    let mut play: Play = Scenario::new(2).bread(0, 2).bread(1, 2).into();
    for (round, cell) in [(1, Route::CellIi), (2, Route::CellIii), (3, Route::CellIv)] {
        assert_eq!(play.view().round, round);
        let before = play.view();
        play.finish_round();
        let after = play.view();
        assert_eq!(play.route(cell).cover, before.atlas.0[4]);
        assert_eq!(after.atlas.0[1..], before.atlas.0[..4]);
        assert!(after.workshop_discard.contains(before.workshop.0[4].unwrap()));
        assert_eq!(after.workshop.0[1..], before.workshop.0[..4]);
        assert!(after.council_discard.contains(before.council.0[3].unwrap()));
        assert_eq!(after.council.0[1..], before.council.0[..3]);
        assert!(after.atlas.0[0].is_some() && after.workshop.0[0].is_some() && after.council.0[0].is_some());
    }
}

// A.NR.8 A.RU.22
#[test]
fn an_empty_atlas_covers_nothing() {
    let mut play: Play = Scenario::new(2).last_tiles(&[]).bread(0, 2).bread(1, 2).into();
    play.finish_round();
    assert_eq!(play.view().round, 2);
    assert_eq!(play.route(Route::CellIi).cover, None);
    assert!(play.can(0, "sail cell-ii"), "the printed route stays");
}

/// Invites Agostino Chigi, who scores 6, with these titles open.
fn invite(scenario: Scenario, titles: [Title; 3]) -> i16 {
    let mut play: Play = scenario
        .titles(titles)
        .hand(0, &[Character::AgostinoChigi])
        .lights(0, &[])
        .bread(0, 6)
        .into();
    play.act(0, "invite agostino-chigi");
    play.vp(0) - 6
}

// A.TI.1 A.RU.23
#[test]
fn a_title_is_gained_at_once_and_cannot_be_declined() {
    let guests = &[Character::Raphael, Character::FraMauro, Character::LucaPacioli];
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Humanist, Title::Fanatic])
        .invited(0, guests)
        .hand(0, &[Character::AgostinoChigi])
        .bread(0, 6)
        .into();
    play.act(0, "invite agostino-chigi");
    assert_eq!(play.me(0).cubes, 1);
    assert_eq!(play.view().titles[1].holders, [Seat::new(0)]);
    assert_eq!(play.waiting(), [1], "nobody was asked");
}

// A.TI.2 A.TI.3 A.RU.27
#[test]
fn cells_of_titles_and_one_cube_each() {
    let edition = deal(2, Way::Blind, 1).view().edition;
    for &title in Title::ALL {
        let wanted = if title <= Title::Scholar {
            [24, 18, 12, 6]
        } else {
            [12, 9, 6, 3]
        };
        assert_eq!(edition.title(title).vp, wanted, "{title}");
    }
    // The third to come gets the third cell.
    let guests = &[Character::Raphael, Character::FraMauro, Character::LucaPacioli];
    let scenario = Scenario::new(3).invited(0, guests).cube(1, 1).cube(2, 1);
    assert_eq!(
        invite(scenario, [Title::Admiral, Title::Humanist, Title::Fanatic]),
        6
    );
    // Who has it gets nothing more.
    let scenario = Scenario::new(2).invited(0, guests).cube(0, 1);
    assert_eq!(
        invite(scenario, [Title::Admiral, Title::Humanist, Title::Fanatic]),
        0
    );
}

// A.TI.4 A.TI.8
#[test]
fn requirements_are_minimums_met_together() {
    use Character as C;
    // Courtier needs 6 invited characters; cards in hand do not count, turned ones do.
    let six = &[C::Raphael, C::FraMauro, C::PiriReis, C::Michelozzo];
    let titles = [Title::Admiral, Title::Courtier, Title::Fanatic];
    let in_hand = Scenario::new(2).invited(0, six).hand(0, &[C::JakobFugger]);
    assert_eq!(invite(in_hand, titles), 0);
    let turned = Scenario::new(2).invited(0, six).turned(0, &[C::LucaPacioli]);
    assert_eq!(invite(turned, titles), 12);
    // Explorer needs routes, lighthouses and characters together; more is no harm, and nothing is spent.
    let titles = [Title::Admiral, Title::Explorer, Title::Courtier];
    let scenario = Scenario::new(2).lighthouses(0, 4).invited(0, six);
    assert_eq!(invite(scenario.clone().tiles(0, &[Tile::Rome]), titles), 0);
    assert_eq!(
        invite(scenario.tiles(0, &[Tile::Rome, Tile::Malta, Tile::Zara]), titles),
        12
    );
}

// A.TI.5
#[test]
fn the_check_follows_each_single_change() {
    // Flavio Biondo is the second instant character; Condottiere also needs 3 lighthouses, of which his effect builds the third.
    let mut play: Play = Scenario::new(2)
        .titles([Title::Seer, Title::Condottiere, Title::Fanatic])
        .invited(0, &[Character::PiriReis])
        .hand(0, &[Character::FlavioBiondo])
        .lighthouses(0, 2)
        .bread(0, 4)
        .into();
    play.act(0, "invite flavio-biondo");
    assert_eq!(play.me(0).cubes, 0, "before the effect");
    play.act(0, "lighthouse tunis");
    assert_eq!(
        (play.me(0).cubes, play.vp(0)),
        (1, 12 + 1),
        "the lighthouse, the title, then the point"
    );
    let told = play.told();
    let place = |id: &str| {
        told.iter()
            .position(|told| *told == format!("amalfi.log.{id}"))
            .unwrap()
    };
    assert!(place("title") < place("points"));
}

// A.TI.6
#[test]
fn several_titles_at_once_in_order() {
    use Character as C;
    let guests = &[
        C::Raphael,
        C::FraMauro,
        C::LucaPacioli,
        C::JakobFugger,
        C::Michelangelo,
    ];
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Humanist, Title::Courtier])
        .invited(0, guests)
        .hand(0, &[C::AgostinoChigi])
        .bread(0, 6)
        .into();
    play.act(0, "invite agostino-chigi");
    let titles: Vec<Title> = play
        .log
        .iter()
        .filter_map(|told| match told.event {
            Event::TitleGained { title, .. } => Some(title),
            _ => None,
        })
        .collect();
    assert_eq!(titles, [Title::Humanist, Title::Courtier]);
}

// A.TI.7 A.RU.24
#[test]
fn the_active_player_comes_first() {
    // A position that play cannot reach: both others meet Navigator and have not got it. The active player is served first.
    use Tile as T;
    let mut play: Play = Scenario::new(3)
        .titles([Title::Admiral, Title::Explorer, Title::Navigator])
        .turn(1)
        .bay(1, 4)
        .built(0, 3)
        .tiles(0, &[T::Rome, T::Zara, T::Malta])
        .built(1, 3)
        .tiles(1, &[T::Acre, T::Bari])
        .built(2, 3)
        .tiles(2, &[T::Lucca, T::Pisa, T::Siena])
        .atlas(3, T::Tripoli)
        .into();
    play.act(1, "explore tripoli");
    let served: Vec<(Seat, u8)> = play
        .log
        .iter()
        .filter_map(|told| match told.event {
            Event::TitleGained { seat, vp, .. } => Some((seat, vp)),
            _ => None,
        })
        .collect();
    assert_eq!(served, [(Seat::new(1), 12), (Seat::new(2), 9), (Seat::new(0), 6)]);
}

/// Whether seat 0 meets a title with exactly this.
fn meets(scenario: Scenario, title: Title) -> bool {
    let others = [
        Title::Ambassador,
        Title::Collector,
        Title::Fanatic,
        Title::Courtier,
        Title::Scholar,
        Title::Admiral,
    ];
    let dark = title <= Title::Scholar;
    let mut titles: Vec<Title> = others.into_iter().filter(|&other| other != title).collect();
    titles.retain(|other| (*other <= Title::Scholar) != dark);
    let mut titles: Vec<Title> = if dark {
        vec![title, titles[0], titles[1]]
    } else {
        let light = [Title::Collector, Title::Fanatic, Title::Courtier]
            .into_iter()
            .find(|&other| other != title);
        vec![Title::Ambassador, title, light.unwrap()]
    };
    titles.sort_unstable();
    // A lighthouse makes the check; it is one of those that the scenario counts.
    let place = titles.iter().position(|&other| other == title).unwrap();
    let titles: [Title; 3] = titles.try_into().unwrap();
    let mut play: Play = scenario.titles(titles).into();
    let tile = play.view().atlas.0[3].unwrap();
    play.act(0, &format!("explore {tile}"));
    while play.listed(0, "pay").iter().any(|_| true) {
        let pay = play.listed(0, "pay")[0].clone();
        play.act(0, &pay);
    }
    play.view().titles[place].holders.contains(&Seat::new(0))
}

use Character as C;
use Tile as T;

const TILES: [Tile; 5] = [T::Rome, T::Zara, T::Malta, T::Acre, T::Bari];

/// Enough ships in the bay to explore one more tile: so the scenarios have one tile fewer than counted.
fn base() -> Scenario {
    Scenario::new(2).bread(0, 1).atlas(3, T::Tripoli)
}

fn ships(scenario: Scenario, fleet: u8) -> Scenario {
    scenario.built(0, fleet - 4).bay(0, 1)
}

// A.TI.9
#[test]
fn admiral() {
    assert!(meets(ships(base(), 10).lighthouses(0, 6), Title::Admiral));
    assert!(!meets(ships(base(), 9).lighthouses(0, 6), Title::Admiral));
    assert!(!meets(ships(base(), 10).lighthouses(0, 5), Title::Admiral));
}

// A.TI.10
#[test]
fn discoverer() {
    let with = |tiles: usize, fleet, lights| {
        ships(base(), fleet)
            .tiles(0, &TILES[..tiles])
            .lighthouses(0, lights)
    };
    assert!(meets(with(4, 8, 4), Title::Discoverer));
    assert!(!meets(with(3, 8, 4), Title::Discoverer));
    assert!(!meets(with(4, 7, 4), Title::Discoverer));
    assert!(!meets(with(4, 8, 3), Title::Discoverer));
}

const TEN: [Character; 10] = [
    C::PiriReis,
    C::Michelozzo,
    C::AgostinoChigi,
    C::FraMauro,
    C::JakobFugger,
    C::LucaPacioli,
    C::AndreaMantegna,
    C::Raphael,
    C::Michelangelo,
    C::AndreaDoria,
];

// A.TI.11
#[test]
fn ambassador() {
    let with = |guests: usize| ships(base(), 4).invited(0, &TEN[..guests]);
    assert!(meets(with(10), Title::Ambassador));
    assert!(!meets(with(9), Title::Ambassador));
}

// A.TI.12 A.RU.25
#[test]
fn seer() {
    let with = |guests: &[C], lights| ships(base(), 4).invited(0, guests).lighthouses(0, lights);
    assert!(meets(with(&[C::Raphael, C::Michelangelo], 4), Title::Seer));
    assert!(!meets(with(&[C::Raphael, C::FraMauro], 4), Title::Seer));
    assert!(!meets(with(&[C::Raphael, C::Michelangelo], 3), Title::Seer));
}

// A.TI.13
#[test]
fn wanderer() {
    let with = |tiles: usize, guests: usize, works: usize| {
        ships(base(), 4)
            .tiles(0, &TILES[..tiles])
            .invited(0, &TEN[..guests])
            .masterpieces(0, &BOOKS[..works])
    };
    assert!(meets(with(3, 4, 4), Title::Wanderer));
    assert!(!meets(with(2, 4, 4), Title::Wanderer));
    assert!(!meets(with(3, 3, 4), Title::Wanderer));
    assert!(!meets(with(3, 4, 3), Title::Wanderer));
}

// A.TI.14
#[test]
fn scholar() {
    let monuments = [Masterpiece::Tempietto, Masterpiece::PonteVecchio];
    let with = |b: usize, p: usize, m: usize, guests: usize| {
        ships(base(), 4)
            .masterpieces(0, &BOOKS[..b])
            .masterpieces(0, &PAINTINGS[..p])
            .masterpieces(0, &monuments[..m])
            .invited(0, &TEN[..guests])
    };
    assert!(meets(with(2, 2, 2, 4), Title::Scholar));
    assert!(!meets(with(3, 3, 1, 4), Title::Scholar));
    assert!(!meets(with(2, 2, 2, 3), Title::Scholar));
}

// A.TI.15
#[test]
fn humanist() {
    let with = |guests: &[C]| ships(base(), 4).invited(0, guests);
    assert!(meets(
        with(&[C::PiriReis, C::FraMauro, C::LucaPacioli, C::Raphael]),
        Title::Humanist
    ));
    assert!(!meets(
        with(&[C::PiriReis, C::FraMauro, C::LucaPacioli, C::JakobFugger]),
        Title::Humanist
    ));
}

// A.TI.16
#[test]
fn explorer() {
    let with = |tiles: usize, lights, guests: usize| {
        ships(base(), 4)
            .tiles(0, &TILES[..tiles])
            .lighthouses(0, lights)
            .invited(0, &TEN[..guests])
    };
    assert!(meets(with(1, 2, 2), Title::Explorer));
    assert!(!meets(with(0, 2, 2), Title::Explorer));
    assert!(!meets(with(1, 1, 2), Title::Explorer));
    assert!(!meets(with(1, 2, 1), Title::Explorer));
}

// A.TI.17
#[test]
fn collector() {
    let with = |paintings: usize| {
        ships(base(), 4)
            .masterpieces(0, &BOOKS)
            .masterpieces(0, &PAINTINGS[..paintings])
    };
    assert!(meets(with(2), Title::Collector));
    assert!(!meets(with(1), Title::Collector));
}

// A.TI.18 A.RU.25
#[test]
fn condottiere() {
    let with = |guests: &[C], lights| ships(base(), 4).invited(0, guests).lighthouses(0, lights);
    assert!(meets(with(&[C::PiriReis, C::Michelozzo], 3), Title::Condottiere));
    assert!(!meets(with(&[C::PiriReis, C::Raphael], 3), Title::Condottiere));
    assert!(!meets(with(&[C::PiriReis, C::Michelozzo], 2), Title::Condottiere));
}

// A.TI.19 A.RU.25
#[test]
fn merchant() {
    let with = |guests: &[C], tiles: usize| ships(base(), 4).invited(0, guests).tiles(0, &TILES[..tiles]);
    assert!(meets(with(&[C::FraMauro, C::JakobFugger], 3), Title::Merchant));
    assert!(!meets(with(&[C::FraMauro, C::Raphael], 3), Title::Merchant));
    assert!(!meets(with(&[C::FraMauro, C::JakobFugger], 2), Title::Merchant));
}

// A.TI.20 A.RU.25
#[test]
fn patron() {
    let with = |guest: C, works: usize| {
        ships(base(), 4)
            .invited(0, &[guest])
            .masterpieces(0, &BOOKS[..works])
    };
    assert!(meets(with(C::LucaPacioli, 3), Title::Patron));
    assert!(!meets(with(C::Raphael, 3), Title::Patron));
    assert!(!meets(with(C::LucaPacioli, 2), Title::Patron));
}

// A.TI.21
#[test]
fn navigator() {
    let with = |fleet, tiles: usize| ships(base(), fleet).tiles(0, &TILES[..tiles]);
    assert!(meets(with(7, 2), Title::Navigator));
    assert!(!meets(with(6, 2), Title::Navigator));
    assert!(!meets(with(7, 1), Title::Navigator));
}

// A.TI.22
#[test]
fn courtier() {
    let with = |guests: usize| ships(base(), 4).invited(0, &TEN[..guests]);
    assert!(meets(with(6), Title::Courtier));
    assert!(!meets(with(5), Title::Courtier));
}

// A.TI.23
#[test]
fn creator() {
    let with = |b: usize, p: usize| {
        ships(base(), 4)
            .masterpieces(0, &BOOKS[..b])
            .masterpieces(0, &PAINTINGS[..p])
    };
    assert!(meets(with(2, 2), Title::Creator));
    assert!(!meets(with(4, 1), Title::Creator));
}

// A.TI.24
#[test]
fn fanatic() {
    let with = |b: usize, p: usize| {
        ships(base(), 4)
            .masterpieces(0, &BOOKS[..b])
            .masterpieces(0, &PAINTINGS[..p])
    };
    assert!(meets(with(4, 0), Title::Fanatic));
    assert!(!meets(with(3, 3), Title::Fanatic));
}

// A.EN.1 A.EN.3
#[test]
fn after_round_four_nothing_is_prepared_and_little_counts() {
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Trade)
        .bay(0, 3)
        .bread(0, 6)
        .bread(1, 2)
        .hand(0, &[C::Raphael])
        .masterpieces(0, &PAINTINGS)
        .points(0, 10)
        .into();
    let before = play.view();
    play.finish_round();
    assert!(play.is_over());
    let after = play.view();
    assert_eq!(after.workshop, before.workshop);
    assert_eq!(after.atlas, before.atlas);
    assert_eq!(play.vp(0), 10, "bread, ships and cards in hand give nothing");
    assert_eq!(play.refused(0, "pass"), "engine.turn.over");
}

// A.EN.2 A.VO.31
#[test]
fn each_endgame_character_counts_for_itself() {
    let cards = [
        C::LorenzoDeMedici,
        C::Raphael,
        C::GirolamoSavonarola,
        C::AntonioPiccolomini,
    ];
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Trade)
        .invited(0, &cards)
        .masterpieces(0, &PAINTINGS)
        .bread(0, 5)
        .bread(1, 2)
        .hand(0, &[C::FraMauro])
        .feeding()
        .into();
    // The window of the decree is the last chance to raise bread that a card counts.
    play.act(0, "discard fra-mauro");
    play.finish_round();
    // 2 for each of 3 masterpieces, 4 for each of 3 paintings, 5 for each of 4 but at most 15, 1 for each of 4 bread.
    assert_eq!(play.vp(0), 6 + 12 + 15 + 4);
}

// A.EN.4 A.EN.5 A.EN.6
#[test]
fn most_points_win_then_cubes_then_nobody_alone() {
    let end = |points: [i16; 3], cubes: [usize; 3]| {
        let mut scenario = Scenario::new(3).round(4).decree(4, Decree::Trade);
        for seat in 0..3_u8 {
            scenario = scenario.bread(seat, 2).points(seat, points[usize::from(seat)]);
            for title in 0..cubes[usize::from(seat)] {
                scenario = scenario.cube(seat, title);
            }
        }
        let mut play: Play = scenario.feeding().into();
        play.finish_round();
        let standings = play.game.standings();
        [0, 1, 2].map(|seat| standings.of(Seat::new(seat)).unwrap().rank)
    };
    assert_eq!(end([50, 51, 20], [3, 0, 0]), [2, 1, 3]);
    assert_eq!(end([50, 50, 50], [1, 2, 0]), [2, 1, 3]);
    assert_eq!(end([50, 50, 20], [1, 1, 3]), [1, 1, 3]);
}

#[test]
fn standings_name_every_source() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Discovery)
        .tiles(0, &[T::Rome])
        .bay(0, 1)
        .bread(1, 2)
        .atlas(3, T::Tripoli)
        .into();
    play.act(0, "explore tripoli");
    play.finish_round();
    let standings = play.game.standings();
    let sources: Vec<(String, i32)> = standings
        .of(Seat::new(0))
        .unwrap()
        .sources
        .iter()
        .map(|source| (source.name.id.to_string(), source.points))
        .collect();
    let of = |name: &str| sources.iter().find(|(id, _)| id.ends_with(name)).unwrap().1;
    assert_eq!(
        (of("routes"), of("decrees"), of("feeding"), of("titles")),
        (2, 8, -3, 0)
    );
}
