export { type Plus, plusOf } from "../emit/plus.ts";
export type { Reason } from "./left-alone.ts";
export type { Marked } from "./mark-picture.ts";
export { markPicture } from "./mark-picture.ts";
