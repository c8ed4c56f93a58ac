// Loads the program into the page. The build and the names of its files are filled in when the bundle is made.
import init from "./signoria.js";
globalThis.signoria = { build: "@BUILD@", files: @FILES@ };
// Parts of the program that are loaded later share its memory.
signoria.program = await init({ module_or_path: new URL("signoria_bg.wasm", import.meta.url) });
