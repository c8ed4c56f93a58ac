// Loads the engine into a worker: rules and bots. The build is filled in when the bundle is made.
import init from "./engine.js";
globalThis.signoria = { build: "@BUILD@" };
init({ module_or_path: new URL("engine_bg.wasm", import.meta.url) });
