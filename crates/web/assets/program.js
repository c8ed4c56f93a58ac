// The program in the page, for its parts that are loaded later.
export const initSync = () => globalThis.signoria.program;
