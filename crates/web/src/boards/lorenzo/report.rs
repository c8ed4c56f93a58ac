//! The Vatican report as a scene: the tile of the period, what the Church asks for, and one by one what becomes of each seat. It stays after the last
//! of them was looked at for a few paces, or until anything is pressed.

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};
use signoria_lorenzo::View;
use signoria_lorenzo::describe;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::state::Phase;

use super::Lorenzo;
use super::church::PERIODS;
use super::sign::{self, art};
use super::target::shield;
use crate::art::icon;
use crate::boards::kit::linger::Linger;
use crate::words::{say, t, tr};

/// Lines of the log by which a report is told. With any other line about oneself the game has gone on.
const TOLD: [&str; 3] = [
    "lorenzo.log.supported",
    "lorenzo.log.excommunicated",
    "lorenzo.log.faith-scored",
];

/// How long a report stays after the last fate, in paces of the speed that the person chose.
const PACES: u32 = 6;

/// The fate of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It gave all its faith for points.
    Supported { faith: i64, points: i64 },
    /// A cube lies on the tile; the faith that was not enough, or not given.
    Excommunicated { faith: i64 },
}

/// A report as the log tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Told {
    /// Which report of the game it is, from 0.
    period: usize,
    fates: Vec<(Seat, Fate)>,
}

fn number(message: &Message, name: &str) -> i64 {
    match message.args.get(name) {
        Some(Arg::Number(number)) => *number,
        _ => 0,
    }
}

/// The last report, unless the game has gone on since for that eye, or for a spectator has gone on for anybody.
fn last_report<'a>(
    log: impl DoubleEndedIterator<Item = &'a Message> + Clone,
    eye: Option<Seat>,
) -> Option<Told> {
    let is_report = |message: &&Message| message.id == "lorenzo.log.vatican";
    let mut lines: Vec<&Message> = log
        .clone()
        .rev()
        .take_while(|message| !is_report(message))
        .collect();
    let period = log.filter(is_report).count().checked_sub(1)?;
    let goes_on = |message: &&Message| match message.args.get("seat") {
        Some(Arg::Seat(seat)) => !TOLD.contains(&&*message.id) && eye.is_none_or(|eye| eye == *seat),
        _ => false,
    };
    if lines.iter().any(goes_on) {
        return None;
    }
    lines.reverse();
    let fates = lines.into_iter().filter_map(|message| {
        let Some(Arg::Seat(seat)) = message.args.get("seat") else {
            return None;
        };
        let fate = match &*message.id {
            "lorenzo.log.supported" => Fate::Supported {
                faith: number(message, "faith"),
                points: number(message, "points"),
            },
            "lorenzo.log.excommunicated" => Fate::Excommunicated {
                faith: number(message, "faith"),
            },
            _ => return None,
        };
        Some((*seat, fate))
    });
    Some(Told {
        period: period.min(PERIODS.len() - 1),
        fates: fates.collect(),
    })
}

/// One seat in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    seat: Seat,
    fate: Option<Fate>,
    faith: i64,
    is_enough: bool,
    /// What supporting would bring.
    support: u16,
    is_asked: bool,
}

/// Whether the seat that looks is in the middle of an action; what others do hides nothing.
fn is_acting(view: &View) -> bool {
    let is_asked = view.eye.is_none_or(|eye| view.waiting.contains(eye));
    is_asked && !view.steps.is_empty()
}

/// How many reports are behind the table.
fn reports_over(view: &View) -> u32 {
    match view.phase {
        Phase::Over => PERIODS.len() as u32,
        _ => u32::from(view.period).saturating_sub(1),
    }
}

/// The scene, as long as there is something to see.
#[component]
pub fn Report(board: Lorenzo) -> impl IntoView {
    let told = Memo::new(move |_| {
        board
            .desk
            .session
            .log
            .with(|log| last_report(log.iter().map(|logged| &logged.line.message), board.eye()))
    });
    let closed = RwSignal::new(None);
    let lingers = Linger::after(move || (board.read(reports_over), true), PACES);
    // The last report ends the game: it is told before the outcome.
    let is_last = Memo::new(move |_| board.read(|view| view.phase == Phase::Over) && lingers.is_on());
    board.desk.last_scene.set(Some(is_last));
    let shown = Memo::new(move |_| {
        let period = told.with(|told| told.as_ref().map(|told| told.period))?;
        let (phase, idle) = board.read(|view| (Some(view.phase), !is_acting(view)));
        let is_news = match phase? {
            Phase::Vatican => true,
            Phase::Actions => idle && lingers.is_on() && closed.get() != Some(period),
            Phase::Over => is_last.get() && closed.get() != Some(period),
            Phase::BonusTiles | Phase::Draft => false,
        };
        is_news.then_some(period)
    });
    move || {
        shown
            .get()
            .map(|period| view! { <Scene board told period closed /> })
    }
}

#[component]
fn Scene(
    board: Lorenzo,
    told: Memo<Option<Told>>,
    period: usize,
    closed: RwSignal<Option<usize>>,
) -> impl IntoView {
    let needs = Memo::new(move |_| board.read(|view| view.figures.church_needs[period]));
    let tile = Memo::new(move |_| board.read(|view| view.tiles.get(period).copied()));
    let is_over = Memo::new(move |_| board.read(|view| view.phase != Phase::Vatican));
    let rows = Memo::new(move |_| {
        let fates = told.get().map(|told| told.fates).unwrap_or_default();
        board.read(|view| {
            let row = |seat: Seat| {
                let fate = fates
                    .iter()
                    .find(|(other, _)| *other == seat)
                    .map(|(_, fate)| *fate);
                let player = view.player(seat)?;
                let faith = match fate {
                    Some(Fate::Supported { faith, .. } | Fate::Excommunicated { faith }) => faith,
                    None => i64::from(player.goods.get(Good::Faith)),
                };
                Some(Row {
                    seat,
                    fate,
                    faith,
                    is_enough: view
                        .figures
                        .is_enough_faith(u16::try_from(faith).unwrap_or_default(), period),
                    support: player.support,
                    is_asked: view.phase == Phase::Vatican && view.waiting.contains(seat),
                })
            };
            let known = fates.iter().map(|(seat, _)| *seat);
            let others = view.order.iter().copied();
            let others = others.filter(|seat| fates.iter().all(|(other, _)| other != seat));
            known.chain(others).filter_map(row).collect::<Vec<_>>()
        })
    });
    let does = move || {
        board.read(|view| {
            let tile = view.figures.tiles.get(period);
            tile.map(|tile| sign::modifiers(&tile.always))
        })
    };
    view! {
        <section class="scene-sheet vatican" aria-label=tr("lorenzo.phase.vatican")>
            <div class="fate-banner" data-explains=move || tile.get().map(|tile| format!("tile:{tile}"))>
                <span class="bell" aria-hidden="true">{art("church-sign")}</span>
                <b>{PERIODS[period]}</b>
                <span class="does" aria-hidden="true">{does}</span>
                <span>{move || tile.get().map(|tile| t(tile.name()))}</span>
            </div>
            <div>
                <h2>{tr("lorenzo.phase.vatican")}</h2>
                <p>{move || say(&Message::new("web.lorenzo.church-asks").with("needs", describe::amount(Good::Faith, needs.get())), &[])}</p>
                <ol>{move || rows.get().into_iter().enumerate().map(|(index, row)| view! { <Stand board row index /> }).collect_view()}</ol>
            </div>
            {move || is_over.get().then(|| view! {
                <button class="quiet close-report" on:click=move |_| closed.set(Some(period))>{icon("close")} {tr("web.close")}</button>
            })}
        </section>
    }
}

/// A seat steps forward.
#[component]
fn Stand(board: Lorenzo, row: Row, index: usize) -> impl IntoView {
    let words = move || match row.fate {
        Some(Fate::Supported { points, .. }) => say(
            &Message::new("web.lorenzo.fate-supported").with("points", points),
            &[],
        ),
        Some(Fate::Excommunicated { .. }) => t("web.lorenzo.fate-hit"),
        None if row.is_enough => say(
            &Message::new("web.lorenzo.fate-choice").with("points", row.support),
            &[],
        ),
        None => t("web.lorenzo.fate-short"),
    };
    let mark = match row.fate {
        Some(Fate::Supported { .. }) => Some("check"),
        Some(Fate::Excommunicated { .. }) => Some("cross"),
        None => None,
    };
    view! {
        <li class:asked=row.is_asked class:hit={matches!(row.fate, Some(Fate::Excommunicated { .. }))} class:spared={matches!(row.fate, Some(Fate::Supported { .. }))}
            style:animation-delay=format!("{}ms", 120 + index * 140)>
            {shield(row.seat)} <b>{move || board.name(row.seat)}</b>
            <span class="had">{sign::amount(row.faith, "faith")}</span>
            <span class="mark" aria-hidden="true">{mark.map(art)}</span> <span>{words}</span>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &'static str) -> Message {
        Message::new(id)
    }

    #[test]
    fn a_report_is_told_until_one_acts_oneself() {
        let seat = Seat::new(1);
        let mut log = vec![
            line("lorenzo.log.placed"),
            line("lorenzo.log.vatican"),
            line("lorenzo.log.excommunicated")
                .with("seat", seat)
                .with("faith", 2),
            line("lorenzo.log.supported")
                .with("seat", Seat::new(0))
                .with("faith", 4)
                .with("points", 5),
            line("lorenzo.log.faith-scored")
                .with("seat", seat)
                .with("faith", 2),
            line("lorenzo.log.order"),
            line("lorenzo.log.round"),
        ];
        log.push(line("lorenzo.log.placed").with("seat", seat));
        let told = last_report(log.iter(), Some(Seat::new(0))).expect("others have acted since, nobody else");
        let supported = Fate::Supported { faith: 4, points: 5 };
        assert_eq!(
            told.fates,
            [
                (seat, Fate::Excommunicated { faith: 2 }),
                (Seat::new(0), supported)
            ]
        );
        assert_eq!(told.period, 0);
        assert_eq!(last_report(log.iter(), None), None);
        log.push(line("lorenzo.log.placed").with("seat", Seat::new(0)));
        assert_eq!(last_report(log.iter(), Some(Seat::new(0))), None);
    }

    #[test]
    fn without_a_report_nothing_is_told() {
        assert_eq!(last_report([line("lorenzo.log.round")].iter(), None), None);
    }
}
