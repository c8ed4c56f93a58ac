// Loads the program into the page.
import init from "./signoria.js";
init({ module_or_path: new URL("signoria_bg.wasm", import.meta.url) });
