//! Answers that were put together and confirmed with one press: the rules ask for them one by one, and each is given as soon as it is asked for. What the
//! rules no longer offer ends the sequence: from there on the person decides.

use leptos::prelude::*;

use crate::table::Desk;

/// The answers that are still to be given. Copying it is free.
#[derive(Clone, Copy)]
pub struct Steps {
    desk: Desk,
    left: RwSignal<Vec<String>>,
}

impl Steps {
    /// No answers; from now on those that are confirmed at that table.
    pub fn new(desk: Desk) -> Self {
        let left = RwSignal::new(Vec::new());
        let moves = Memo::new(move |_| desk.read(|scene| scene.moves));
        Effect::new(move || {
            moves.track();
            if desk.session.busy.get() {
                return;
            }
            let (next, rest) = next(left.get_untracked(), |action| {
                untrack(|| desk.session.offers(action))
            });
            if left.with_untracked(|left| *left != rest) {
                left.set(rest);
            }
            if let Some(next) = next {
                desk.session.play(next);
            }
        });
        Self { desk, left }
    }

    /// The person confirms these answers, the first of which is asked for now. Ignored while earlier ones are under way.
    pub fn confirm(self, answers: Vec<String>) {
        if let Some((first, rest)) = answers.split_first()
            && self.left.with_untracked(Vec::is_empty)
        {
            self.left.set(rest.to_vec());
            self.desk.session.play(first.clone());
        }
    }

    /// Whether answers are under way.
    pub fn are_under_way(self) -> bool {
        self.desk.session.busy.get() || !self.left.with(Vec::is_empty)
    }

    /// The answers that are still to be given.
    pub fn left(self) -> Vec<String> {
        self.left.get()
    }
}

/// The next answer, if it is one, and those that are left then: none once the rules ask for something else.
fn next(mut left: Vec<String>, is_offered: impl FnOnce(&str) -> bool) -> (Option<String>, Vec<String>) {
    match left.first() {
        Some(first) if is_offered(first) => (Some(left.remove(0)), left),
        _ => (None, Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn answers_are_given_in_their_order() {
        let (answer, left) = next(texts(&["send gems", "skip"]), |action| action == "send gems");
        assert_eq!(answer.as_deref(), Some("send gems"));
        assert_eq!(left, ["skip"]);
    }

    #[test]
    fn an_unexpected_answer_ends_the_sequence() {
        let (answer, left) = next(texts(&["send gems", "skip"]), |action| action == "skip");
        assert_eq!((answer, left), (None, Vec::new()));
        assert_eq!(next(Vec::new(), |_| true), (None, Vec::new()));
    }
}
