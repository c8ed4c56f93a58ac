//! The screens around the tables.

mod code;
mod continued;
mod design;
mod games;
mod head;
mod home;
mod learn;
mod lobby;
pub mod name;
mod new_game;
mod notices;
mod offers;
mod open_table;
mod own;
mod profile;
mod push;
mod settings;
pub mod table_list;
pub mod terms;

use leptos::prelude::*;

pub use design::Design;
pub use games::{Games, adopted};
pub use head::{Footer, Header, Tabs};
pub use home::Home;
pub use learn::Learn;
pub use lobby::Lobby;
pub use new_game::NewGame;
pub use open_table::OpenTable;
pub use profile::Profile;
pub use settings::SettingsPage;

use crate::words::tr;

/// The screen for an unknown address.
#[component]
pub fn Nowhere() -> impl IntoView {
    view! {
        <section class="narrow">
            <h1>{tr("web.nowhere.title")}</h1>
            <p>{tr("web.nowhere.text")}</p>
            <p><a class="button" href="#/">{tr("web.nav.home")}</a></p>
        </section>
    }
}
