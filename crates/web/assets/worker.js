// Loads the engine into a worker: rules and bots. The build, and what bots have learned, are filled in when the bundle is made.
import init from "./engine.js";
globalThis.signoria = {
  build: "@BUILD@",
  files: {
    "minds/amalfi.mind": "minds/amalfi.mind",
    "minds/florence.mind": "minds/florence.mind",
    "minds/lorenzo.mind": "minds/lorenzo.mind",
    "minds/praga.mind": "minds/praga.mind",
  },
};
init({ module_or_path: new URL("engine_bg.wasm", import.meta.url) });
