//! The cards that only the seat itself knows, and what they are worth to it now.

use signoria_engine::{List, Observer, Seat};

use super::cards;
use super::estate::Room;
use crate::cards::Professions;
use crate::edition::Wish;
use crate::pieces::{Building, Freedom, Landscape, PROFESSIONS, Pile};
use crate::state::{Florence, Player};

/// How many of the seat's own professions are encoded one by one, the most valuable first.
const BEST: usize = 5;

pub(super) fn tell(table: &Florence, seat: Seat, room: &Room, to: &mut impl Observer) {
    let player = &table.players[seat];
    let targets = table.targets(seat);
    let mut values = [0; PROFESSIONS];
    for number in player.hand.and(targets).numbers() {
        let number = usize::from(number);
        values[number] = table.work_value(seat, Pile::Profession.cards()[number]);
    }
    let worth = |number: u8, among: Professions| {
        if among.has(number) {
            values[usize::from(number)]
        } else {
            0
        }
    };
    cards(to, "has", Pile::Profession, 1, |number| {
        player.hand.has(number).into()
    });
    cards(to, "value", Pile::Profession, 40, |number| {
        worth(number, player.hand)
    });
    best_works(table, seat, room, &values, to);
    wants(table, player, to);
    cards(to, "recruit", Pile::Profession, 40, |number| {
        worth(number, targets)
    });
    // Those that can still come out of the deck: nobody has shown them, and they are not in the seat's own hand.
    cards(to, "unseen", Pile::Profession, 1, |number| {
        (!player.hand.has(number) && table.professions.shown(number).is_none()).into()
    });
    bonuses(table, seat, to);
    prestiges(table, seat, to);
}

/// The most valuable works of the seat's own professions, and what they lack.
fn best_works(
    table: &Florence,
    seat: Seat,
    room: &Room,
    values: &[u16; PROFESSIONS],
    to: &mut impl Observer,
) {
    let (figures, player) = (table.figures(), &table.players[seat]);
    let (minimum, bonus) = (table.minimum(), table.most_bonus(seat));
    to.capped("most-bonus", bonus, 40);
    let mut works: List<(u16, u8), PROFESSIONS> = List::default();
    for number in player.hand.numbers() {
        works.push((values[usize::from(number)], number));
    }
    works.sort_unstable_by(|one, two| two.cmp(one));
    let ready = works.iter().filter(|(value, _)| *value >= minimum).count();
    to.capped("ready-works", ready as u32, 8);
    for place in 0..BEST {
        let work = works.get(place).copied();
        let value = work.map(|(value, _)| value);
        let wish = work.and_then(|(_, number)| figures.wishes.get(usize::from(number)));
        let reaches = |bonus: u16| value.is_some_and(|value| value + bonus >= minimum);
        let of_wish = |is: &dyn Fn(&Wish) -> bool| wish.is_some_and(is);
        to.part(("best", place + 1), |to| {
            to.capped("value", value.unwrap_or(0), 40);
            to.flag("enough", reaches(0));
            to.flag("enough-with-bonus", reaches(bonus));
            to.capped(
                "missing",
                value.map_or(0, |value| minimum.saturating_sub(value)),
                20,
            );
            to.flag(
                "lacks-building",
                of_wish(&|wish| !player.has_building(wish.building)),
            );
            to.flag(
                "building-fits",
                of_wish(&|wish| room.buildings.contains(wish.building)),
            );
            to.flag(
                "lacks-landscape",
                of_wish(&|wish| player.landscapes[wish.landscape as usize] == 0),
            );
            to.flag(
                "lacks-freedom",
                of_wish(&|wish| !player.has_freedom(wish.freedom)),
            );
            to.flag(
                "freedom-left",
                of_wish(&|wish| table.supply.freedoms[wish.freedom as usize] > 0),
            );
        });
    }
}

/// How many of the seat's own professions wish for something that is not in the estate yet.
fn wants(table: &Florence, player: &Player, to: &mut impl Observer) {
    let (mut buildings, mut landscapes, mut freedoms) = ([0; 10], [0; 3], [0; 3]);
    for number in player.hand.numbers() {
        let wish = &table.figures().wishes[usize::from(number)];
        buildings[wish.building as usize] += u32::from(!player.has_building(wish.building));
        landscapes[wish.landscape as usize] += u32::from(player.landscapes[wish.landscape as usize] == 0);
        freedoms[wish.freedom as usize] += u32::from(!player.has_freedom(wish.freedom));
    }
    to.each("wants", 3, |building: Building| buildings[building as usize]);
    to.each("wants", 7, |landscape: Landscape| landscapes[landscape as usize]);
    to.each("wants", 7, |freedom: Freedom| freedoms[freedom as usize]);
}

/// Bonus cards, and what each adds to a work.
fn bonuses(table: &Florence, seat: Seat, to: &mut impl Observer) {
    let own = table.players[seat].bonuses;
    let holdings = table.holdings_with_work(seat);
    cards(to, "has", Pile::Bonus, 1, |number| own.has(number).into());
    cards(to, "value", Pile::Bonus, 30, |number| {
        if own.has(number) {
            holdings.bonus(table.figures(), number)
        } else {
            0
        }
    });
}

/// Prestige cards, and what each would give as things stand.
fn prestiges(table: &Florence, seat: Seat, to: &mut impl Observer) {
    let own = table.players[seat].prestiges;
    let holdings = table.holdings(seat);
    let (others, len) = table.other_holdings(Some(seat));
    cards(to, "has", Pile::Prestige, 1, |number| own.has(number).into());
    let mut sum = 0;
    cards(to, "value", Pile::Prestige, 12, |number| {
        if !own.has(number) {
            return 0;
        }
        let card = &table.figures().prestiges[usize::from(number)];
        let points = u16::from(holdings.prestige(card, &others[..len]));
        sum += points;
        points
    });
    to.capped("prestige-of-cards", sum, 60);
}
