import { isolate } from "./words.ts";

/** How dates of publication are written. Set apart: in Arabic, the parts of a number with hyphens would be drawn from right to left. */
export const dateExamples = { day: isolate("1998-04-15"), month: isolate("1998-04"), year: "1998" };
