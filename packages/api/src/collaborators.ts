import { z } from "zod";
import { isShare } from "./check-shares.ts";

/** A share in percent with two decimals, as "33.33", or empty. Fewer decimals are taken too. */
export const share = z
  .string("invalid")
  .max(20, "invalid")
  .overwrite((text) => text.trim())
  .regex(isShare, "invalid")
  .overwrite((text) => (text === "" ? "" : Number(text).toFixed(2)));

/** What somebody who is named has said to it. `unanswered`: they were asked. `erased`: their account was, and with it what names them. */
const answers = ["confirmed", "declined", "erased", "unanswered", "not_asked"] as const;
export const answered = z.object({
  state: z.enum(answers),
  /** Null where nothing was said. */
  at: z.iso.datetime().nullable(),
});
export type Answered = z.output<typeof answered>;
