// Strangers' words, wherever they are taken in or shown. A separate entry point: nothing of the proof is loaded with it.
export { cleanLine, cleanText } from "./text/clean-text.ts";
export { hasHidden, isTurning, replaceHidden } from "./text/hidden-characters.ts";
export type { LinkName } from "./text/link-name.ts";
export { linkFinding, linkName, linkText } from "./text/link-name.ts";
export { escapeJson, inertText } from "./text/inert-text.ts";
