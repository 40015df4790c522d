import { randomUUID } from "node:crypto";
import type { BatchContents, Registered, RegistrationContents } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import { type IdempotencyKey, idempotencyKeyOf } from "../../base/idempotency/idempotency-key.ts";
import { oneByOne } from "../../base/one-by-one.ts";
import type { Registrant } from "../../people/profiles/find-registrant.ts";
import type { OrderOfRegistration } from "../orders/orders-of-batch.ts";
import type { SignedStatement } from "../statements/new-statement.ts";
import { StatementOutdated } from "../statements/statement-writer.ts";
import { checkBatch } from "./check-batch.ts";
import { KeyUsed, type NewPayload, type NewRegistration } from "./leaf-writer.ts";
import {
  answerOf,
  type CheckedRegistration,
  prepareRegistration,
  type RegisterContext,
} from "./register-work.ts";
import { findBatchBefore } from "./find-registered-with.ts";

interface BatchOptions {
  idempotencyKey?: string | undefined;
  /** The order that pays for all; undefined if there is no fee. */
  order?: OrderOfRegistration | undefined;
  /** Called once all are found to be valid, and before anything is signed. Refuses where the quota of the day is too small. */
  takeQuota?: () => Promise<void>;
  /** Nothing was registered for it. */
  giveBackQuota?: () => void;
}

/**
 * Registers several works, all or none: they are one unit of the sequencer, which has one transaction. The first of them
 * has the idempotency key and the order of all (docs/decisions/051-works-registered-together.md).
 */
export async function registerBatch(
  context: RegisterContext,
  registrant: Registrant,
  contents: BatchContents,
  { idempotencyKey, order, takeQuota, giveBackQuota }: BatchOptions = {},
): Promise<Registered[]> {
  const { registrations } = contents;
  const key = idempotencyKeyOf(registrant.id, idempotencyKey, contents);
  const before = key && (await findBatchBefore(context, key));
  if (before !== undefined) return before;
  const check = () => checkBatch(context, registrant, contents, { isPaid: order?.isPaid === true });
  let checked = await check();
  await takeQuota?.();
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await registerNow(context, registrant, registrations, { checked, key, order });
      } catch (error) {
        if (error instanceof KeyUsed) break;
        if (!isChanged(error)) throw error;
        if (attempt === mostAttempts) throw new AppError("log_unavailable", { cause: error });
        // A work that is to be superseded has changed meanwhile: this says which.
        checked = await check();
      }
    }
  } catch (error) {
    giveBackQuota?.();
    throw error;
  }
  // The same request was being registered at the same moment.
  giveBackQuota?.();
  const registered = key && (await findBatchBefore(context, key));
  if (registered === undefined) throw new Error("an idempotency key is taken, but its batch doesn't exist");
  return registered;
}

/** Attempts if other statements are made about the older versions at the same moment. */
const mostAttempts = 5;

/** Another statement was made about an older version, or it has another owner now. */
const isChanged = (error: unknown): boolean =>
  error instanceof StatementOutdated || (error instanceof AppError && error.code === "not_found");

async function registerNow(
  context: RegisterContext,
  registrant: Registrant,
  registrations: readonly RegistrationContents[],
  {
    checked,
    key,
    order,
  }: {
    checked: readonly CheckedRegistration[];
    key: IdempotencyKey | undefined;
    order: OrderOfRegistration | undefined;
  },
): Promise<Registered[]> {
  const batchId = randomUUID();
  const rows: { registering: NewRegistration; superseding: SignedStatement | undefined }[] = [];
  await oneByOne(registrations, atOnce, async (registration, position) => {
    const row = checked[position];
    if (row === undefined) throw new Error("a registration was not checked");
    const { registering, superseding } = await prepareRegistration(context, registrant, registration, row);
    const isFirst = position === 0;
    const payload: NewRegistration = {
      ...registering,
      key: isFirst ? key : undefined,
      order: isFirst ? order : undefined,
      batch: registrations.length === 1 ? undefined : { id: batchId, position },
    };
    rows[position] = { registering: payload, superseding };
  });
  // The works in their order, and then what is said about older versions: so the works' places follow each other.
  const statements = rows.flatMap(({ superseding }) => superseding ?? []);
  const unit: NewPayload[] = [...rows.map(({ registering }) => registering), ...statements];
  const places = await context.sequencer.appendTogether(unit);
  return rows.map(({ registering }, position) => {
    const place = places[position];
    if (place === undefined) throw new Error("a work is registered and has no place in the log");
    return answerOf(registering, place.index);
  });
}

/** Works that are prepared at the same time: the thread of the search reads as many by one message. */
const atOnce = 16;
