//! Short, quiet tones, made in the browser. Silent until the person asks for sound.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::app::app;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// It is one's turn.
    Turn,
    /// Something happened.
    Step,
    /// A new round, a lot sold, a best work.
    Moment,
    /// The game is over.
    End,
}

/// A tone: hertz, when it begins and how long it takes in seconds, and how loud it is.
type Tone = (f32, f64, f64, f32);

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Self::Turn => &[(587.3, 0.0, 0.16, 0.08), (880.0, 0.14, 0.3, 0.08)],
            Self::Step => &[(196.0, 0.0, 0.09, 0.06), (98.0, 0.0, 0.14, 0.05)],
            Self::Moment => &[
                (659.3, 0.0, 0.5, 0.05),
                (988.0, 0.02, 0.6, 0.03),
                (1318.5, 0.12, 0.5, 0.02),
            ],
            Self::End => &[
                (523.3, 0.0, 0.3, 0.06),
                (659.3, 0.16, 0.3, 0.06),
                (784.0, 0.32, 0.3, 0.06),
                (1046.5, 0.48, 0.7, 0.06),
            ],
        }
    }
}

/// Plays it, if the person wants sound.
pub fn play(sound: Sound) {
    if app().settings.with_untracked(|settings| settings.sound) {
        // A browser without sound, or one that does not allow it yet, stays silent.
        let _ = sounded(sound.tones());
    }
}

thread_local! {
    /// Where all sounds are made: browsers allow only a few of them, and each costs a thread.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// The one place where sounds are made, awake.
fn context() -> Result<AudioContext, JsValue> {
    let known = CONTEXT.with_borrow(Clone::clone);
    let context = match known {
        Some(context) => context,
        None => AudioContext::new()?,
    };
    CONTEXT.with_borrow_mut(|kept| *kept = Some(context.clone()));
    // One that was made before the page was pressed sleeps.
    let _ = context.resume()?;
    Ok(context)
}

fn sounded(tones: &[Tone]) -> Result<(), JsValue> {
    let context = context()?;
    let start = context.current_time();
    for &(pitch, after, length, loud) in tones {
        let tone = context.create_oscillator()?;
        let volume = context.create_gain()?;
        tone.set_type(OscillatorType::Sine);
        tone.frequency().set_value(pitch);
        let from = start + after;
        volume.gain().set_value_at_time(loud, from)?;
        volume
            .gain()
            .exponential_ramp_to_value_at_time(0.001, from + length)?;
        tone.connect_with_audio_node(&volume)?
            .connect_with_audio_node(&context.destination())?;
        tone.start_with_when(from)?;
        tone.stop_with_when(from + length)?;
    }
    Ok(())
}
