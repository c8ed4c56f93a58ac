//! Nothing on the path of `actions` and `apply` allocates once it is warm.

use signoria_engine::sample::Pebbles;
use signoria_engine::{Declaration, Purpose, Rng, Seats, Seed, Setup, prelude::*};

fn playout(first: &Pebbles, actions: &mut Vec<<Pebbles as Declaration>::Action>, rng: &mut Rng) {
    let mut game = first.clone();
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        game.apply(seat, action, &mut ()).unwrap();
    }
}

#[test]
fn a_warm_playout_does_not_allocate() {
    let first = Setup::<Pebbles>::new(Seats::new(4), 7).start().unwrap();
    let mut actions = Vec::new();
    let mut rng = Rng::new(Seed::from(1), Purpose::Playout);
    playout(&first, &mut actions, &mut rng);
    let measured = allocation_counter::measure(|| {
        for _ in 0..100 {
            playout(&first, &mut actions, &mut rng);
        }
    });
    assert_eq!(measured.count_total, 0);
}
