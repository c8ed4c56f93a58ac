//! Lists that change a little at a time: what stays is not drawn again.

use std::sync::Arc;

use leptos::prelude::*;

/// A row and its key. Type-erased, because the page has many kinds of lists and every kind of `For` adds to its size.
#[derive(Clone)]
struct Row {
    key: String,
    draw: Arc<dyn Fn() -> AnyView + Send + Sync>,
}

/// The rows of a list. Each is drawn once; `key` tells it from all others of the list.
pub fn rows<T, View>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: impl Fn(&T) -> String + Send + Sync + 'static,
    draw: impl Fn(&T) -> View + Clone + Send + Sync + 'static,
) -> AnyView
where
    T: Send + Sync + 'static,
    View: IntoView + 'static,
{
    erased(Box::new(move || {
        let row = |item: T| {
            let draw = draw.clone();
            Row {
                key: key(&item),
                draw: Arc::new(move || draw(&item).into_any()),
            }
        };
        list().into_iter().map(row).collect()
    }))
}

fn erased(list: Box<dyn Fn() -> Vec<Row> + Send + Sync>) -> AnyView {
    view! { <For each=list key=|row| row.key.clone() children=|row| (row.draw)() /> }.into_any()
}
