//! Final scoring (section FS).

use crate::scenario::{Positions, Reading, Table, position};
use signoria_lorenzo::view::PlayerView;

/// Two seats with the same score in the last turn of the game; the later one goes to the palace.
fn tied_at_the_end() -> Table {
    let mut table = position(2)
        .round(6)
        .turn(7)
        .goods(0, "10 victory, 1 coins, 1 military")
        .goods(1, "10 victory, 1 military")
        .table();
    table.does("place black; on council; privilege wood-stone");
    table
}

// L.ER.6
#[test]
fn the_end_of_round_six_is_carried_out() {
    let table = tied_at_the_end();
    let order: Vec<usize> = table.public().order.iter().map(|seat| seat.index()).collect();
    assert_eq!(order, [1, 0]);
    let home = |player: &PlayerView| player.members == [None; 4];
    assert!(table.public().players.iter().all(home));
}

// L.RU.38
#[test]
fn the_turn_order_after_round_six_breaks_ties() {
    let table = tied_at_the_end();
    assert_eq!(table.score(0), table.score(1));
    assert_eq!((table.standing(1).rank, table.standing(0).rank), (1, 2));
}

// L.FS.1
#[test]
fn the_order_of_final_scoring() {
    // The loss of tile 3-4 looks at the points before scoring, all else is added up.
    let table = position(2)
        .over()
        .excommunicated(0, "3-4")
        .goods(0, "9 victory, 5 wood")
        .owns(0, "warlord dame knight")
        .table();
    assert_eq!(table.points(0, "losses"), -1);
    assert_eq!(table.score(0), 9 - 1 + 6 + 1 + 5);
}

// L.FS.2 L.FS.3
#[test]
fn points_for_territories_and_characters() {
    let lands = ["woods", "village", "forest", "citadel", "city", "monastery"];
    let people = ["warlord", "dame", "knight", "farmer", "artisan", "abbess"];
    for count in 0..=6 {
        let table = position(2)
            .over()
            .owns(0, &lands[..count].join(" "))
            .owns(0, &people[..count].join(" "))
            .table();
        assert_eq!(table.points(0, "territories"), [0, 0, 0, 1, 4, 10, 20][count]);
        assert_eq!(table.points(0, "characters"), [0, 1, 3, 6, 10, 15, 21][count]);
    }
}

// L.FS.4 L.FS.5
#[test]
fn ventures_score_what_they_print_and_buildings_nothing() {
    let table = position(2)
        .over()
        .owns(0, "support-to-the-pope sacred-war crusade")
        .table();
    assert_eq!(table.points(0, "ventures"), 10 + 8 + 5);
    let table = position(2).over().owns(0, "mint theater bank cathedral").table();
    assert_eq!(table.score(0), 5);
    assert_eq!(table.points(0, "military"), 5);
}

fn military(table: &Table) -> Vec<i32> {
    (0..3).map(|seat| table.points(seat, "military")).collect()
}

// L.FS.6
#[test]
fn points_for_military() {
    let table = position(3)
        .over()
        .goods(0, "3 military")
        .goods(1, "9 military")
        .goods(2, "2 military")
        .table();
    assert_eq!(military(&table), [2, 5, 0]);
    assert_eq!(table.held(1, "military"), 9);
}

// L.FS.7 L.RU.27
#[test]
fn tied_seats_get_the_same_for_military() {
    let most = position(3).over().goods(0, "3 military").goods(1, "3 military");
    assert_eq!(military(&most.goods(2, "1 military").table()), [5, 5, 2]);
    let second = position(3).over().goods(1, "9 military");
    let second = second.goods(0, "2 military").goods(2, "2 military");
    assert_eq!(military(&second.table()), [2, 5, 2]);
}

// L.RU.28
#[test]
fn a_seat_without_military_takes_part() {
    let table = position(3).over().goods(0, "3 military").table();
    assert_eq!(military(&table), [5, 2, 2]);
}

// L.FS.8
#[test]
fn a_point_for_each_five_resources() {
    for (goods, points) in [
        ("4 wood", 0),
        ("2 wood, 1 stone, 1 coins, 1 servants", 1),
        ("9 coins, 1 wood", 2),
    ] {
        let table = position(2).over().goods(0, goods).table();
        assert_eq!(table.points(0, "resources"), points);
    }
}

// L.FS.9
#[test]
fn the_most_points_win_and_ties_go_to_the_earlier() {
    let table = position(3)
        .over()
        .order(&[2, 1, 0])
        .goods(0, "10 victory")
        .goods(1, "10 victory")
        .goods(2, "9 victory")
        .table();
    let ranks: Vec<u8> = (0..3).map(|seat| table.standing(seat).rank).collect();
    assert_eq!(ranks, [2, 1, 3]);
}

// L.FS.10
#[test]
fn leaders_score_nothing() {
    let end = position(2).over().advanced();
    let plain = end.clone().table().score(0);
    let table = end
        .leader(0, "santa-rita", "face-up")
        .leader(0, "sisto-iv", "hand")
        .table();
    assert_eq!(table.score(0), plain);
}

// L.RU.29
#[test]
fn losses_may_go_below_zero() {
    let table = position(2)
        .over()
        .excommunicated(0, "3-5")
        .goods(0, "20 military")
        .table();
    assert_eq!(table.score(0), 5 - 20);
}
