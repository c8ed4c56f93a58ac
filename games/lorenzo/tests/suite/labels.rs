//! No question, button or log line names a price, gain or source other than the one the rules will use.

use signoria_engine::message::{Amount, Arg, Message};
use signoria_engine::prelude::*;
use signoria_engine::{Account, Purpose, Rng, Say, Seat, Seats, Seed, Setup, Sums, Told};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::{Action, Event, Lorenzo, Options};

use crate::scenario::{Positions, Reading, Table, family, position};

/// What a message or argument names, written short: `2 coins, 1 wood`; alternatives with `|`.
fn brief(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Name(id) => id.trim_start_matches("lorenzo.").to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Seat(seat) => format!("{seat:?}"),
        Arg::List(parts) => parts.iter().map(brief).collect::<Vec<_>>().join(", "),
        Arg::Message(message) => brief_message(message),
    }
}

fn brief_message(message: &Message) -> String {
    let arg = |name: &str| message.args.get(name).map(brief).unwrap_or_default();
    match message.id.trim_start_matches("lorenzo.") {
        "amount.nothing" => "nothing".into(),
        id if id.starts_with("amount.") => format!("{} {}", arg("count"), &id["amount.".len()..]),
        "effect.privileges" => format!("{} privileges", arg("count")),
        "list.or" | "list.either" => format!("{} | {}", arg("first"), arg("second")),
        "price.surcharge" => format!("surcharge {}", arg("coins")),
        "price.servants" => format!("{}+ servants", arg("count")),
        "price.less-one" => format!("{} less ({})", arg("amount"), arg("less")),
        id => id.into(),
    }
}

#[track_caller]
fn says(message: &Message, name: &str, expected: &str) {
    let arg = message.args.get(name);
    assert_eq!(arg.map(brief).as_deref(), Some(expected), "{message:?}");
}

/// A button with a price around it: the button inside and the price.
fn priced(label: &Message) -> (&Message, String) {
    assert_eq!(label.id, "lorenzo.do.for", "{label:?}");
    match &label.args["action"] {
        Arg::Message(inside) => (inside, brief(&label.args["price"])),
        other => panic!("{other:?}"),
    }
}

/// Abbess takes a card with a value of 4, and Warlord adds 2 on the territories.
#[test]
fn the_question_for_servants_tells_the_value_of_a_granted_action() {
    let mut table = position(2)
        .owns(0, "warlord")
        .tower("character-1", "abbess")
        .tower("territory-3", "woods")
        .goods(0, "3 coins, 2 servants")
        .table();
    table.does("place black; on character-1; servants 0; take woods");
    says(&table.asked(), "value", "6");
    says(&table.asked(), "minimum", "5");
    says(&table.button("servants 2"), "value", "8");
}

#[test]
fn the_answer_to_the_church_counts_sisto_iv() {
    let asked = position(2).round(2).vatican().goods(0, "4 faith");
    let table = asked.clone().table();
    says(&table.asked(), "faith", "4 faith");
    says(&table.button("support"), "gain", "4 victory");
    let mut table = asked.advanced().leader(0, "sisto-iv", "face-up").table();
    says(&table.button("support"), "gain", "9 victory");
    says(&table.button("support"), "faith", "4 faith");
    table.does("support");
    assert_eq!(table.held(0, "victory"), 9);
}

#[test]
fn the_costs_of_a_card_count_discounts() {
    let mut table = position(2)
        .advanced()
        .round(3)
        .dice(6, 1, 1)
        .leader(0, "pico-della-mirandola", "face-up")
        .tower("venture-1", "support-to-the-cardinal")
        .goods(0, "9 wood, 9 stone, 9 coins, 9 military")
        .table();
    table.does("place black");
    let label = table.button("on venture-1");
    let (inside, price) = priced(&label);
    assert_eq!(inside.id, "lorenzo.do.on-floor");
    table.does("on venture-1");
    let costs = ["pay 1", "pay 2"].map(|action| brief(&table.button(action).args["price"]));
    assert_eq!(price, costs.join(" | "));
    for (action, cost) in ["pay 1", "pay 2"].into_iter().zip(&costs) {
        let mut after = Table::new(table.game.clone());
        after.does(action);
        let paid = after.log.iter().find_map(|told| match &told.event {
            Event::Paid { goods, .. } => Some(brief(&signoria_engine::IntoArg::into_arg(*goods))),
            _ => None,
        });
        assert_eq!(paid.as_ref(), Some(cost));
    }
}

#[test]
fn a_discount_of_choice_names_what_is_left_to_pay() {
    let mut table = position(2)
        .dice(6, 1, 1)
        .owns(0, "stonemason")
        .tower("building-1", "mint")
        .goods(0, "9 wood, 9 stone, 9 coins")
        .table();
    table.does("place black");
    let price = "1 wood, 3 stone less (1 wood | 1 stone)";
    assert_eq!(priced(&table.button("on building-1")).1, price);
    table.does("on building-1");
    says(&table.button("discount wood"), "price", "3 stone");
    says(&table.button("discount stone"), "price", "1 wood, 2 stone");
    table.does("discount stone");
    assert_eq!((table.held(0, "wood"), table.held(0, "stone")), (8, 7));
}

#[test]
fn the_price_of_a_card_has_surcharge_and_servants() {
    let mut table = position(2)
        .dice(4, 1, 1)
        .member(1, "black", "character-2")
        .turn(2)
        .tower("character-3", "stonemason")
        .goods(0, "9 coins, 4 servants")
        .table();
    table.does("place black");
    let price = "4 coins, surcharge 3 coins, 1+ servants";
    assert_eq!(priced(&table.button("on character-3")).1, price);
}

#[test]
fn a_granted_action_does_not_repeat_what_was_given() {
    let mut table = position(2)
        .dice(6, 1, 1)
        .tower("character-1", "abbess")
        .tower("territory-1", "woods")
        .goods(0, "3 coins")
        .table();
    table.does("place black; on character-1");
    let question = table.asked();
    assert_eq!(question.id, "lorenzo.ask.take");
    says(&question, "action", "effect.take-any");
}

#[test]
fn tile_1_4_takes_wood_or_stone() {
    let mut table = position(2).excommunicated(0, "1-4").table();
    table.does("place black; on council");
    says(
        &table.button("privilege wood-stone"),
        "gain",
        "1 wood, 1 stone less (1 wood | 1 stone)",
    );
    let tile = position(2).round(2).vatican().tile("1-4").goods(0, "3 faith");
    let refuse = tile.table().button("refuse");
    let Arg::Message(effect) = &refuse.args["effect"] else {
        panic!("{refuse:?}");
    };
    says(effect, "goods", "1 wood | 1 stone");
}

#[test]
fn privileges_and_losses_name_their_source() {
    let mut table = family(5, 6, "fortress residence", "1 coins").table();
    table.does("place black; on production-small; exchange residence 1; produce");
    says(&table.asked(), "source", "card.fortress");
    table.does("privilege faith");
    says(&table.asked(), "source", "card.residence");
    let mut table = position(2)
        .excommunicated(0, "1-4")
        .owns(0, "commercial-hub")
        .table();
    table.does("place black; on harvest-small");
    says(&table.asked(), "source", "place.bonus-tile");
    table.does("lose wood");
    let lost = table.log.iter().find_map(|told| match told.event {
        Event::Lost { source, .. } => Some(brief(&signoria_engine::IntoArg::into_arg(source))),
        _ => None,
    });
    assert_eq!(lost.as_deref(), Some("place.bonus-tile"));
    let mut table = position(4).table();
    table.does("place black; on market-4");
    says(&table.asked(), "source", "place.market");
}

#[test]
fn the_buttons_of_a_production_say_what_they_do() {
    let mut table = family(5, 6, "treasury fortress", "2 coins").table();
    table.does("place black; on production-small");
    says(&table.button("exchange treasury 2"), "pay", "2 coins");
    says(&table.button("exchange treasury 2"), "gain", "5 victory");
    let without = table.button("produce");
    assert_eq!(without.id, "lorenzo.do.produce");
    says(&without, "gain", "2 coins, 1 military, 2 victory, 1 privileges");
    table.does("exchange treasury 2");
    let with = table.button("produce");
    says(&with, "pay", "2 coins");
    says(&with, "gain", "2 coins, 1 military, 7 victory, 1 privileges");
}

// L.DC.7
#[test]
fn exchanges_are_laid_out_in_any_order_and_changed_before_they_are_paid() {
    let mut table = family(3, 4, "treasury carpenters-shop", "2 coins, 2 wood").table();
    table.does("place black; on production-small; exchange carpenters-shop 1; exchange treasury 1");
    table.holds(0, "2 coins, 2 wood");
    assert_eq!(table.refusal("exchange treasury 1"), "lorenzo.exchange.twice");
    table.does("exchange treasury 2; clear carpenters-shop");
    assert_eq!(
        table.refusal("clear carpenters-shop"),
        "lorenzo.exchange.not-laid"
    );
    table.does("produce");
    table.holds(0, "2 wood, 2 coins, 1 military, 5 victory");
}

#[test]
fn a_layout_is_not_changed_for_ever() {
    let mut table = family(3, 4, "carpenters-shop", "2 wood").table();
    table.does("place black; on production-small");
    for _ in 0..12 {
        table.does("exchange carpenters-shop 1; clear carpenters-shop");
    }
    assert_eq!(table.offered(), ["produce"]);
    assert_eq!(
        table.refusal("exchange carpenters-shop 1"),
        "lorenzo.exchange.final"
    );
}

// L.DC.3
#[test]
fn a_member_is_changed_after_looking_at_its_spaces() {
    let mut table = position(2).dice(1, 6, 1).tower("territory-3", "citadel").table();
    table.does("place black");
    assert!(!table.offers("on territory-3"));
    assert_eq!(table.refusal("place black"), "lorenzo.turn.chosen");
    says(&table.button("place white"), "value", "6");
    table.does("place white; on territory-3");
    let home = table.family(0).members;
    assert!(home[0].is_none() && home[1].is_some());
}

#[test]
fn leaders_can_be_used_after_looking_at_the_spaces_of_a_member() {
    let mut table = position(2)
        .advanced()
        .leader(0, "sisto-iv", "hand")
        .leader(0, "michelangelo-buonarroti", "face-up")
        .table();
    table.does("place black; activate michelangelo-buonarroti");
    assert_eq!(table.held(0, "coins"), 3);
    table.does("place black; discard sisto-iv; privilege faith; place white; on market-1");
}

#[test]
fn looking_at_members_comes_to_an_end() {
    let mut table = position(2).table();
    table.does("place black");
    for _ in 0..4 {
        table.does("place white; place black");
    }
    assert!(table.offered().iter().all(|action| action.starts_with("on ")));
    assert_eq!(table.refusal("place white"), "lorenzo.turn.final");
}

/// What all events say that a seat paid and gained, the report of the Church too, at which the account of a turn ends.
fn told(log: &[Told<Event>], seat: Seat) -> Account {
    let is_counted = |told: &&Told<Event>| !matches!(told.event, Event::Vatican { .. });
    let events: Vec<Told<Event>> = log.iter().filter(is_counted).cloned().collect();
    Lorenzo::account(&events, seat).unwrap()
}

/// The goods that an argument names, if it names nothing else.
fn exactly(label: &Message, name: &str) -> Option<Sums> {
    let mut sums = Sums::default();
    let text = label.args.get(name).map(brief)?;
    for part in text.split(", ").filter(|part| *part != "nothing") {
        let (count, good) = part.split_once(' ')?;
        let good: Good = good.parse().ok()?;
        sums.add([Amount::new(good.amount_id(), count.parse::<i64>().ok()?)]);
    }
    Some(sums)
}

/// The events of these actions, one after the other.
fn events(game: &Lorenzo, seat: Seat, actions: &[Action]) -> Vec<Told<Event>> {
    let (mut next, mut log) = (game.clone(), Vec::new());
    for &action in actions {
        next.apply(seat, action, &mut log).unwrap();
    }
    log
}

/// What a production with a line pays and gains more than without it is what the line's button says. The law of labels does not see that: lines
/// are paid for all together.
fn a_line_says_what_it_adds(game: &Lorenzo, seat: Seat, card: Card, action: Action) -> bool {
    let mut listed = Vec::new();
    game.actions(seat, &mut listed);
    let label = game.label(seat, action);
    let (Some(pay), Some(gain)) = (exactly(&label, "pay"), exactly(&label, "gain")) else {
        return false;
    };
    if listed.contains(&Action::Clear { card }) {
        return false;
    }
    let without = told(&events(game, seat, &[Action::Produce]), seat);
    let with = told(&events(game, seat, &[action, Action::Produce]), seat);
    let more = |with: &Sums, without: &Sums| -> Sums {
        let ids = Good::ALL.iter().map(|good| good.amount_id());
        ids.map(|id| Amount::new(id, with.of(id) - without.of(id)))
            .collect()
    };
    assert_eq!(more(&with.gained, &without.gained), gain, "{action}: {label:?}");
    assert_eq!(more(&with.paid, &without.paid), pay, "{action}: {label:?}");
    true
}

#[test]
fn lines_say_what_they_add_and_no_log_line_is_missing() {
    let mut checked = 0;
    for seed in 0..12 {
        let seats = Seats::new(2 + (seed % 3) as u8);
        let options = Options {
            advanced: seed % 2 == 0,
        };
        let setup: Setup<Lorenzo> = Setup::new(seats, seed).with_options(options);
        let mut game = setup.start().unwrap();
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            for &action in &actions {
                if let Action::Exchange { card, .. } = action {
                    checked += u32::from(a_line_says_what_it_adds(&game, seat, card, action));
                }
            }
            let before = game.clone();
            let mut log = Vec::new();
            game.apply(seat, *rng.pick(&actions).unwrap(), &mut log).unwrap();
            every_change_is_announced(&before, &game, &log);
        }
    }
    assert!(checked > 20, "{checked} lines named figures");
}

fn every_change_is_announced(before: &Lorenzo, after: &Lorenzo, log: &[Told<Event>]) {
    let view = |game: &Lorenzo| game.view(signoria_engine::Eye::Spectator);
    let (before, after) = (view(before), view(after));
    for (old, new) in before.players.iter().zip(&after.players) {
        let account = told(log, old.seat);
        for &good in Good::ALL {
            let said = account.gained.of(good.amount_id()) - account.paid.of(good.amount_id());
            let change = i64::from(new.goods.get(good)) - i64::from(old.goods.get(good));
            let ids: Vec<&str> = log.iter().map(|told| told.event.id()).collect();
            assert_eq!(change, said, "{good}: {ids:?}");
        }
    }
}
