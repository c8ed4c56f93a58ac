//! No label lies: what a question, a label or the view names as a price or gain is what carrying out the action changes.

use super::check::{Verdict, list};
use super::walk::Walk;
use crate::account::{Forecast, Named, Sums};
use crate::game::Game;
use crate::log::Told;
use crate::message::{Amount, GAINS, Message, PAYS};
use crate::seat::Seat;

/// Further answers that an action may need until its price is paid: more than any payment takes.
const MOST_ANSWERS: usize = 64;

/// An action carried out on a copy.
struct Trial<'a, G: Game> {
    before: &'a G,
    after: G,
    events: Vec<Told<G::Event>>,
    seat: Seat,
}

impl<'a, G: Game> Trial<'a, G> {
    fn new(before: &'a G, seat: Seat) -> Self {
        Self {
            before,
            after: before.clone(),
            events: Vec::new(),
            seat,
        }
    }

    fn play(&mut self, action: G::Action) -> Verdict {
        match self.after.apply(self.seat, action, &mut self.events) {
            Ok(_) => Ok(()),
            Err(error) => Err(format!("{:?} was refused \"{action}\": {error:?}", self.seat)),
        }
    }

    /// Answers what is still asked about the price of the action.
    fn pay(&mut self) -> Verdict {
        for _ in 0..MOST_ANSWERS {
            if !self.after.waiting().contains(self.seat) {
                break;
            }
            match self.after.pays_next(self.seat) {
                Some(answer) => self.play(answer)?,
                None => break,
            }
        }
        Ok(())
    }

    /// What changed in the seat's purse.
    fn change(&self) -> Sums {
        let mut change: Sums = self.after.purse(self.seat).into_iter().collect();
        change.take(self.before.purse(self.seat));
        change
    }

    /// Whether what was said happened; if not, what happened instead.
    fn proves(&self, named: &Named) -> Result<(), String> {
        if let Some(account) = G::account(&self.events, self.seat) {
            return if account.is_as(named) {
                Ok(())
            } else {
                Err(format!("{account:?}"))
            };
        }
        let change = self.change();
        let mut said = Sums::default();
        let (pays, gains) = (named.pays.iter().flatten(), named.gains.iter().flatten());
        said.take(pays.clone().cloned());
        said.add(gains.clone().cloned());
        // Only the things that are named are compared.
        let agrees = |amount: &Amount| change.of(&amount.of) == said.of(&amount.of);
        if pays.chain(gains).all(agrees) {
            Ok(())
        } else {
            Err(format!("{change:?}"))
        }
    }
}

/// What a message names; a price that is not a list of amounts is a fault in itself.
fn named<G: Game>(state: &G, message: &Message) -> Result<Named, String> {
    for key in [PAYS, GAINS] {
        if let Some(arg) = message.args.get(key)
            && Amount::all_of(arg).is_none()
        {
            return Err(format!(
                "the argument {key} of {} is no list of amounts",
                message.id
            ));
        }
    }
    Ok(state.named(message))
}

pub(super) fn labels_are_true<G: Game>(walk: &mut Walk<G>) -> Verdict {
    let state = &walk.state;
    for seat in state.waiting().iter() {
        let asked = named(state, &state.question(seat))?;
        let mut answered = asked.is_silent();
        for action in list(state, seat) {
            let label = state.label(seat, action);
            let said = named(state, &label)?;
            if said.is_silent() && answered {
                continue;
            }
            let mut trial = Trial::new(state, seat);
            trial.play(action)?;
            answered = answered || trial.proves(&asked).is_ok();
            let is_true = trial.proves(&said).is_ok();
            // A price may be paid at once, or by the answers after it.
            if !(is_true && answered) {
                trial.pay()?;
                answered = answered || trial.proves(&asked).is_ok();
            }
            if !is_true {
                trial.proves(&said).map_err(|happened| {
                    format!(
                        "the label of \"{action}\" ({}) says {said:?}; it brought {seat:?} {happened}",
                        label.id
                    )
                })?;
            }
        }
        if !answered {
            return Err(format!(
                "the question {} says {asked:?}; no answer of {seat:?} brings that",
                state.question(seat).id
            ));
        }
        for forecast in state.forecasts(seat) {
            comes_true(state, seat, &forecast)?;
        }
    }
    Ok(())
}

fn comes_true<G: Game>(state: &G, seat: Seat, forecast: &Forecast<G::Action>) -> Verdict {
    let mut trial = Trial::new(state, seat);
    for &answer in &forecast.answers {
        if list(&trial.after, seat).contains(&answer) {
            trial.play(answer)?;
        }
    }
    let wrong = |happened: String| format!("{forecast:?} is foretold to {seat:?}; it brought {happened}");
    trial.proves(&forecast.named).map_err(wrong)?;
    match &forecast.leaves {
        Some(leaves) => {
            let has: Sums = trial.after.purse(seat).into_iter().collect();
            let agrees = leaves.iter().all(|amount| has.of(&amount.of) == amount.count);
            if agrees {
                Ok(())
            } else {
                Err(wrong(format!("{has:?}")))
            }
        }
        None => Ok(()),
    }
}
