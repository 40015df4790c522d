import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { idParams } from "./id.ts";
import { orderRequest, placedOrder } from "./orders.ts";
import { maxBatch } from "./vocabulary.ts";
import { payment, registered, registrationContents } from "./works.ts";

/** Works that are registered all or none. */
export const batchContents = z.object({
  registrations: z.array(registrationContents, "invalid").min(1, "required").max(maxBatch, "too_many"),
});
export type BatchContents = z.output<typeof batchContents>;
export type BatchContentsInput = z.input<typeof batchContents>;

export const batchEndpoints = {
  "POST /api/ip/register/batch": {
    summary:
      "Register up to 500 works, all or none; answers when all their leaves are durably in the public log",
    access: "signed-in",
    scopes: ["works:register"],
    status: 201,
    headers: idempotencyKey,
    body: batchContents.extend({ payment }),
    /** In the order of the registrations. */
    ok: z.object({ registered: z.array(registered) }),
  },
  "POST /api/orders/batch": {
    summary:
      "Order the registration of up to 500 works: answers with one page to pay on; the same contents again give the same order",
    access: "signed-in",
    scopes: ["orders:create"],
    status: 201,
    body: orderRequest.extend(batchContents.shape),
    ok: placedOrder,
  },
  "GET /api/orders/{id}/works": {
    summary:
      "What one of the user's orders has registered, in the order of its registrations; before that, none",
    access: "signed-in",
    scopes: ["works:read", "orders:create"],
    params: idParams,
    ok: z.object({ registered: z.array(registered) }),
  },
} as const satisfies Record<string, Endpoint>;
