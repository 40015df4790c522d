export { createNodePrimitives } from "./node-primitives.ts";
export { sha256 } from "./sha256.ts";
