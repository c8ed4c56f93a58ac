// Loads the engine into a worker: rules and bots.
import init from "./engine.js";
init({ module_or_path: new URL("engine_bg.wasm", import.meta.url) });
