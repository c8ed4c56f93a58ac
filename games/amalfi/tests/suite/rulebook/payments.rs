//! Examples 1 to 7: set-up and payments.

use signoria_amalfi::view::PayWay;

use crate::scenario::*;

// A.EX.1
#[test]
fn a_ex_1_bread_by_turn_order_and_guilds_in_reverse() {
    let play = deal(4, Way::Guild, 3);
    let bread: Vec<u8> = (0..4).map(|seat| play.bread(seat)).collect();
    assert_eq!(bread, [3, 4, 5, 6]);
    let two = deal(2, Way::Guild, 3);
    assert_eq!([two.bread(0), two.bread(1)], [3, 4]);
    let mut play = play;
    for (seat, guild) in [(3, "scribes"), (2, "masons"), (1, "bankers"), (0, "painters")] {
        assert_eq!(play.waiting(), [seat]);
        play.act(seat, &format!("guild {guild}"));
    }
    for seat in 0..4 {
        let me = play.me(seat);
        assert_eq!((me.bay, me.shipyard, me.hand), (4, 6, 6));
    }
}

// A.EX.2
#[test]
fn a_ex_2_two_ships_from_the_wine_hold_pay_six_wine() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    // There is nothing but the wine hold until a ship stands in the bay.
    play.act(0, "buy the-prince");
    play.act(0, "pay wine");
    let me = play.me(0);
    assert_eq!((me.holds[Hold::Wine as usize], me.bay, me.bread), (0, 2, 0));
    assert!(me.masterpieces.contains(Masterpiece::ThePrince));
}

/// Seven wine with two ships in the wine hold: six of them from the hold, and one ship goes on to the port.
fn seven_wine(bread: u8) -> Play {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .bread(0, bread)
        .workshop(3, Masterpiece::TheBookOfTheCourtier)
        .into();
    play.act(0, "buy the-book-of-the-courtier");
    // The third ship has no alternative: both stand in the bay by then.
    play.act(0, "pay wine");
    play
}

// A.EX.3
#[test]
fn a_ex_3_emergency_supply_completes_a_payment() {
    let before: Play = Scenario::new(2).hold(0, Hold::Wine, 2).into();
    let play = seven_wine(0);
    let me = play.me(0);
    assert!(me.masterpieces.contains(Masterpiece::TheBookOfTheCourtier));
    assert_eq!(
        (me.bay, me.port - before.me(0).port, me.holds[Hold::Wine as usize]),
        (1, 1, 0)
    );
}

// A.EX.4
#[test]
fn a_ex_4_overpayment_becomes_bread() {
    assert_eq!(seven_wine(0).bread(0), 2, "9 for 7");
    assert_eq!(seven_wine(3).bread(0), 5, "on top of what was there");
}

// A.EX.5
#[test]
fn a_ex_5_the_same_ship_pays_twice() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 1)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    let port = play.me(0).port;
    play.act(0, "buy the-prince");
    let me = play.me(0);
    assert_eq!((me.port - port, me.bay, me.bread), (1, 0, 0));
    assert!(me.masterpieces.contains(Masterpiece::ThePrince));
}

// A.EX.6
#[test]
fn a_ex_6_bread_beyond_the_capacity_is_lost() {
    let mut play: Play = Scenario::new(2)
        .lighthouses(0, 1)
        .bread(0, 5)
        .bay(0, 1)
        .tiles(0, &[Tile::Majorca])
        .into();
    assert_eq!(play.me(0).capacity, 7);
    play.act(0, "sail majorca");
    assert_eq!(play.bread(0), 7);
    assert!(play.ids().contains(&"amalfi.log.bread-lost"));
}

// A.EX.7
#[test]
fn a_ex_7_surplus_pays_the_surcharge() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .bay(0, 1)
        .workshop(0, Masterpiece::TheBookOfTheCourtier)
        .into();
    play.act(0, "buy the-book-of-the-courtier");
    play.acts(0, &["pay wine", "pay wine"]);
    // 6 wine so far: the third ship can only come from the bay, and 9 - 7 pays the surcharge.
    let me = play.me(0);
    assert!(me.masterpieces.contains(Masterpiece::TheBookOfTheCourtier));
    assert_eq!((me.bread, me.bay, me.holds[Hold::Wine as usize]), (0, 2, 0));

    let prince = |bread| {
        let scenario = Scenario::new(2)
            .hold(0, Hold::Wine, 2)
            .bread(0, bread)
            .workshop(0, Masterpiece::ThePrince);
        Play::from(scenario)
    };
    let mut two = prince(2);
    two.acts(0, &["buy the-prince", "pay wine"]);
    assert_eq!((two.bread(0), two.me(0).bay), (0, 2));
    let mut one = prince(1);
    one.acts(0, &["buy the-prince", "pay wine"]);
    // The third step had no alternative: both ships stood in the bay.
    assert_eq!((one.bread(0), one.me(0).bay), (2, 1));
}

/// The ways to complete the payment under way.
fn ways(play: &Play) -> Vec<PayWay> {
    play.view(0).till.map(|till| till.ways()).unwrap_or_default()
}

/// Plays a way to pay, ship by ship, as long as the payment asks.
fn pay(play: &mut Play, from: [u8; 6]) {
    for (&ships, place) in from
        .iter()
        .zip(["spices", "wood", "wine", "gems", "cloth", "bay"])
    {
        for _ in 0..ships {
            if play.view(0).payment.is_some() {
                play.act(0, &format!("pay {place}"));
            }
        }
    }
}

#[test]
fn the_first_way_to_pay_spares_the_port_and_does_what_it_says() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .hold(0, Hold::Gems, 1)
        .bread(0, 2)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    play.act(0, "buy the-prince");
    let ways = ways(&play);
    let way = ways[0];
    assert_eq!(way.from, [0, 0, 2, 0, 0, 0]);
    assert!(ways.iter().all(|other| other.from[5] >= way.from[5]), "{ways:?}");
    pay(&mut play, way.from);
    let me = play.me(0);
    assert!(me.masterpieces.contains(Masterpiece::ThePrince));
    assert_eq!((me.bread, me.bay), (way.bread, 2));
}

#[test]
fn every_way_to_pay_completes_the_payment() {
    let position = || -> Play {
        Scenario::new(2)
            .hold(0, Hold::Wine, 1)
            .hold(0, Hold::Cloth, 2)
            .bay(0, 1)
            .bread(0, 1)
            .workshop(3, Masterpiece::ThePrince)
            .into()
    };
    let mut first = position();
    first.act(0, "buy the-prince");
    let ways = ways(&first);
    assert!(ways.len() > 1, "{ways:?}");
    for way in ways {
        let mut play = position();
        play.act(0, "buy the-prince");
        let stays = play.me(0).bay.saturating_sub(way.from[5]);
        pay(&mut play, way.from);
        let me = play.me(0);
        assert!(me.masterpieces.contains(Masterpiece::ThePrince), "{way:?}");
        assert_eq!(me.bay, stays + way.arriving, "{way:?}");
        assert_eq!(me.bread, way.bread, "{way:?}");
    }
}

#[test]
fn a_way_to_pay_counts_the_bread_of_the_place() {
    let bought = |bread: u8| {
        let mut play: Play = Scenario::new(2)
            .hold(0, Hold::Wine, 2)
            .hold(0, Hold::Gems, 1)
            .bread(0, bread)
            .workshop(4, Masterpiece::ThePrince)
            .into();
        play.act(0, "buy the-prince");
        let way = ways(&play)[0];
        pay(&mut play, way.from);
        assert_eq!(play.me(0).bread, way.bread);
        way
    };
    let way = bought(1);
    assert_eq!((u16::from(way.bread), way.lost), (1 + way.surplus + 1, 0));
    let full = bought(6);
    assert_eq!((full.bread, full.lost), (6, full.surplus + 1));
}

#[test]
fn a_way_to_pay_names_its_surplus_and_its_loss() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 3)
        .hold(0, Hold::Gems, 1)
        .bread(0, 6)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    play.act(0, "buy the-prince");
    for way in ways(&play) {
        let till = play.view(0).till.expect("a payment is under way");
        assert_eq!(way.surplus, way.raised - till.cost, "{way:?}");
        assert_eq!(u16::from(way.bread) + way.lost, 6 + way.surplus, "{way:?}");
    }
}
