import { z } from "zod";
import { type ApiErrorCode, apiErrors, fieldErrors } from "./errors.ts";

/** The body of every failure. */
export const failure = z.object({
  /** A sentence for people. */
  error: z.string(),
  code: z.enum(Object.keys(apiErrors) as [ApiErrorCode]),
  /** With `validation_failed`: dotted path of a field → what is wrong with it. */
  fields: z.record(z.string(), z.enum(fieldErrors)).optional(),
});
export type Failure = z.output<typeof failure>;
