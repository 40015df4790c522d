import { z } from "zod";

/** What a request that writes may carry: sent again with it, it is answered as before. */
export const idempotencyKey = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, "invalid")
    .describe(
      "A text of your own for this request, such as a UUID. Sent again with it, it is answered as before.",
    )
    .optional(),
});
