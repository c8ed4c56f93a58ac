//! Each law catches its own kind of fault: a sound little card game passes them all, and with one fault
//! built in it breaks the law that forbids it.

use signoria_engine::laws::{Law, check};

use shows::Shows;

mod shows;

mod pebbles {
    signoria_engine::laws!(signoria_engine::sample::Pebbles);
}

mod sound {
    signoria_engine::laws!(super::Shows<{ super::SOUND }>);
}

/// The faults, one each.
const SOUND: u8 = 0;
const LISTS_WHAT_IT_REFUSES: u8 = 1;
const LISTS_TWICE: u8 = 2;
const ACCEPTS_WHAT_IT_DOES_NOT_LIST: u8 = 3;
const REFUSAL_CHANGES_THE_STATE: u8 = 4;
const REFUSAL_IS_TOLD: u8 = 5;
const DEPENDS_ON_THE_OUTSIDE: u8 = 6;
const FORGETS_A_FIELD: u8 = 7;
const TEXT_IS_AMBIGUOUS: u8 = 8;
const EVENT_SHOWS_THE_CARD: u8 = 9;
const REFUSAL_SHOWS_THE_DECK: u8 = 10;
const REDEAL_TOUCHES_THE_OWN_HAND: u8 = 11;
const REDEAL_DOES_NOTHING: u8 = 12;
const VIEW_SHOWS_OTHER_HANDS: u8 = 13;
const BARRIER_STAYS_OPEN: u8 = 14;
const CARDS_MULTIPLY: u8 = 15;
const NEVER_ENDS: u8 = 16;
const SCORE_IS_NOT_THE_SUM: u8 = 17;
const STANDINGS_SHOW_HANDS: u8 = 18;
const LIST_LEAKS: u8 = 19;
const QUESTIONS_COUNT_THE_HAND: u8 = 20;
const LABEL_LIES: u8 = 21;
const QUESTION_LIES: u8 = 22;
const FORGETS_THE_VERSION: u8 = 23;
const REDEAL_KNOWS_THE_ORDER: u8 = 24;
const OBSERVATION_SHOWS_HANDS: u8 = 25;
const OBSERVATION_LEAVES_ITS_RANGE: u8 = 26;
const OBSERVATION_CHANGES_ITS_LENGTH: u8 = 27;
const LABEL_LEAKS: u8 = 28;
const FORECAST_LIES: u8 = 29;
const FORGETS_AN_ANSWER: u8 = 30;

fn breaks<const FAULT: u8>(law: Law) {
    let broken = check::<Shows<FAULT>>(law).expect_err("the law must catch the fault");
    assert_eq!(broken.law, law);
    assert!(!broken.reason.is_empty());
}

#[test]
fn a_listed_action_that_is_refused_is_caught() {
    breaks::<LISTS_WHAT_IT_REFUSES>(Law::ListedIsAccepted);
    breaks::<LISTS_TWICE>(Law::ListedIsAccepted);
}

#[test]
fn an_action_that_nothing_carries_out_is_caught() {
    breaks::<FORGETS_AN_ANSWER>(Law::ListedIsAccepted);
}

#[test]
fn an_unlisted_action_that_has_an_effect_is_caught() {
    breaks::<ACCEPTS_WHAT_IT_DOES_NOT_LIST>(Law::UnlistedIsRefused);
    breaks::<REFUSAL_CHANGES_THE_STATE>(Law::UnlistedIsRefused);
    breaks::<REFUSAL_IS_TOLD>(Law::UnlistedIsRefused);
}

#[test]
fn a_game_that_depends_on_the_outside_is_caught() {
    breaks::<DEPENDS_ON_THE_OUTSIDE>(Law::SameJournalSameState);
}

#[test]
fn a_field_that_is_not_written_is_caught() {
    breaks::<FORGETS_A_FIELD>(Law::SurvivesSerde);
}

#[test]
fn an_ambiguous_notation_is_caught() {
    breaks::<TEXT_IS_AMBIGUOUS>(Law::NotationRoundTrips);
}

#[test]
fn leaks_through_events_and_refusals_are_caught() {
    breaks::<EVENT_SHOWS_THE_CARD>(Law::NothingLeaks);
    breaks::<REFUSAL_SHOWS_THE_DECK>(Law::NothingLeaks);
}

#[test]
fn a_wrong_redeal_and_leaks_through_views_and_lists_are_caught() {
    breaks::<REDEAL_TOUCHES_THE_OWN_HAND>(Law::RedealKeepsTheView);
    breaks::<REDEAL_DOES_NOTHING>(Law::RedealKeepsTheView);
    breaks::<VIEW_SHOWS_OTHER_HANDS>(Law::RedealKeepsTheView);
    breaks::<LIST_LEAKS>(Law::RedealKeepsTheView);
    breaks::<LABEL_LEAKS>(Law::RedealKeepsTheView);
}

#[test]
fn a_redeal_that_depends_on_the_truth_is_caught() {
    breaks::<REDEAL_KNOWS_THE_ORDER>(Law::RedealsAreFair);
}

#[test]
fn a_wrong_observation_is_caught() {
    breaks::<OBSERVATION_SHOWS_HANDS>(Law::ObservationsAreTrue);
    breaks::<OBSERVATION_LEAVES_ITS_RANGE>(Law::ObservationsAreTrue);
    breaks::<OBSERVATION_CHANGES_ITS_LENGTH>(Law::ObservationsAreTrue);
}

#[test]
fn an_untrue_barrier_is_caught() {
    breaks::<BARRIER_STAYS_OPEN>(Law::BarrierIsTrue);
}

#[test]
fn a_question_more_for_a_better_hand_is_caught() {
    breaks::<QUESTIONS_COUNT_THE_HAND>(Law::QuestionsHideNothing);
}

#[test]
fn a_label_and_a_question_that_lie_are_caught() {
    breaks::<LABEL_LIES>(Law::LabelsAreTrue);
    breaks::<QUESTION_LIES>(Law::LabelsAreTrue);
}

#[test]
fn a_view_with_a_wrong_forecast_is_caught() {
    breaks::<FORECAST_LIES>(Law::LabelsAreTrue);
}

#[test]
fn a_state_that_forgets_its_rules_version_is_caught() {
    breaks::<FORGETS_THE_VERSION>(Law::SameJournalSameState);
}

#[test]
fn a_card_out_of_nothing_is_caught() {
    breaks::<CARDS_MULTIPLY>(Law::PiecesAreConserved);
}

#[test]
fn a_game_without_end_is_caught() {
    breaks::<NEVER_ENDS>(Law::EndsWithinBound);
}

#[test]
fn wrong_standings_are_caught() {
    breaks::<SCORE_IS_NOT_THE_SUM>(Law::StandingsAddUp);
    breaks::<STANDINGS_SHOW_HANDS>(Law::StandingsAddUp);
}
