import type { Registered } from "@colophon/api";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { findEarlierUse } from "../../base/idempotency/used-keys.ts";
import { listPlacesOfBatch } from "./batch-store.ts";
import { describeRegistered, findRegistered, type RegisterContext } from "./register-work.ts";

/** What was registered under this idempotency key; undefined where the key is new, and the caller registers. */
export async function findBatchBefore(
  context: RegisterContext,
  key: IdempotencyKey,
): Promise<Registered[] | undefined> {
  const use = await findEarlierUse(context.pool, key);
  if (use === undefined) return undefined;
  const before = await findRegisteredWith(context, use.certificateId);
  const last = Math.max(...before.map(({ index }) => index));
  // What was committed, and could not be published because the guard's disk was full, is answered once it is.
  if (last >= (await context.log.newest()).size) await context.log.catchUp();
  return before.length === 0 ? undefined : before;
}

/** What was registered together with this certificate, in the order of the request; none once it is erased. */
export async function findRegisteredWith(
  context: Pick<RegisterContext, "pool">,
  certificateId: string,
): Promise<Registered[]> {
  const batch = (await listPlacesOfBatch(context.pool, certificateId)).map(describeRegistered);
  if (batch.length > 0) return batch;
  const alone = await findRegistered(context, certificateId);
  return alone === undefined ? [] : [alone];
}
