// Loads the same program into the worker, where it is the bots.
import init from "./signoria.js";
init({ module_or_path: new URL("signoria_bg.wasm", import.meta.url) });
