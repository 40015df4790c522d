import { z } from "zod";
import { type ApiErrorCode, apiErrors, fieldErrors } from "./errors.ts";
import { factorMethods } from "./vocabulary.ts";

/** The body of every failure. */
export const failure = z.object({
  /** A sentence for people. */
  error: z.string(),
  code: z.enum(Object.keys(apiErrors) as [ApiErrorCode]),
  /** With `validation_failed`: dotted path of a field → what is wrong with it. */
  fields: z.record(z.string(), z.enum(fieldErrors)).optional(),
  /** With a failure of a second factor: what to answer next, and with what. */
  challenge: z.string().optional(),
  methods: z.array(z.enum(factorMethods)).optional(),
});
export type FailureBody = z.output<typeof failure>;
