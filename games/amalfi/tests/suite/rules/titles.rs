//! Titles (TI), each by name.

use signoria_engine::Seat;

use crate::scenario::*;

use Character as C;
use Tile as T;

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
    assert_eq!(play.public().titles[1].holders, [Seat::new(0)]);
    assert_eq!(play.waiting(), [1], "nobody was asked");
}

// A.TI.3 A.RU.27
#[test]
fn the_cells_of_dark_and_light_titles() {
    let edition = deal(2, Way::Blind, 1).public().edition;
    for &title in Title::ALL {
        let dark = title <= Title::Scholar;
        let wanted = if dark { [24, 18, 12, 6] } else { [12, 9, 6, 3] };
        assert_eq!(edition.title(title).vp, wanted, "{title}");
    }
}

// A.TI.2
#[test]
fn each_player_gets_a_title_once_and_the_leftmost_free_cell() {
    let guests = &[Character::Raphael, Character::FraMauro, Character::LucaPacioli];
    let titles = [Title::Admiral, Title::Humanist, Title::Fanatic];
    let third = Scenario::new(3).invited(0, guests).cube(1, 1).cube(2, 1);
    assert_eq!(invite(third, titles), 6);
    let again = Scenario::new(2).invited(0, guests).cube(0, 1);
    assert_eq!(invite(again, titles), 0);
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
    let told = play.ids();
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
    let tile = play.public().atlas.0[3].unwrap();
    play.act(0, &format!("explore {tile}"));
    while play.listed(0, "pay").iter().any(|_| true) {
        let pay = play.listed(0, "pay")[0].clone();
        play.act(0, &pay);
    }
    play.public().titles[place].holders.contains(&Seat::new(0))
}

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
    // A fleet is counted wherever its ships are.
    let scattered = ships(base(), 7)
        .tiles(0, &TILES[..2])
        .hold(0, Hold::Wood, 2)
        .dock(0, Route::Tunis)
        .dock(0, Route::Rome);
    assert!(meets(scattered, Title::Navigator));
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

#[test]
fn the_view_says_what_each_player_lacks_for_a_title() {
    let play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Courtier, Title::Fanatic])
        .invited(0, &[C::Raphael, C::FraMauro])
        .cube(1, 1)
        .into();
    let courtier = &play.public().titles[1];
    assert_eq!(courtier.have, [[2], [0]]);
    assert_eq!(courtier.missing, [[4], [6]]);
    assert!(courtier.open.contains(Seat::new(0)));
    assert!(
        !courtier.open.contains(Seat::new(1)),
        "who holds it needs no more"
    );
}
