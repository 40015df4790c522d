import type { Kysely } from "kysely";
import { BaseError, formatEther, type Hash, parseTransaction } from "viem";
import type { Database } from "../../base/db/schema.ts";
import {
  type AnchorRow,
  type Attempt,
  insertAttempt,
  listAttempts,
  moveAnchor,
  recordSend,
} from "./anchor-store.ts";
import type { Chain, Fees } from "./chain.ts";
import type { Head } from "../head.ts";
import type { Lead } from "./leadership.ts";

/** The published part of the log. */
export interface LogToAnchor {
  /** The newest closed head: nothing else is anchored. */
  lastClosed(): Promise<Head | undefined>;
  /** Its size up to the last entry that is neither an `04` nor a day's evidence; 0 while there is nothing to anchor. */
  grownTo(): Promise<number>;
  /** Closes the log if it has grown. */
  appendHead(): Promise<void>;
}

/** What a tick works with. */
export interface AnchoringContext {
  db: Kysely<Database>;
  /** Every change goes through this: it fails when another process leads. */
  write: Lead["write"];
  chain: Chain;
  log: LogToAnchor;
  intervalSeconds: number;
  /** How long a transaction may wait before its fees are reconsidered. */
  stuckSeconds: number;
  /** Transactions whose nonce was used by another one, as seen in the last tick. */
  outrun: Set<Hash>;
}

/** Why anchoring can't continue until someone acts; the reason is a sentence for the operator. */
export interface AnchorAlarm {
  code: "contract_missing" | "chain_ahead" | "out_of_funds";
  reason: string;
}

export interface Waiting {
  state: "idle" | "anchoring";
  /** When the next anchor may begin, if the worker waits for that. */
  dueInSeconds?: number;
  alarm?: AnchorAlarm | undefined;
}

export type AnchoringStep = "moved" | Waiting;

/**
 * prepared → broadcast → included: sends the newest transaction until a block has one of them.
 * No answer to a send is trusted, neither "already known" nor an error nor silence: only blocks count.
 */
export async function pursue(context: AnchoringContext, anchor: AnchorRow): Promise<AnchoringStep> {
  const { db, write, chain, outrun } = context;
  const attempts = await listAttempts(db, anchor.id);
  if (await include(context, anchor, attempts)) return "moved";

  const [newest] = attempts;
  if (!newest) throw new Error(`anchor ${anchor.id} is ${anchor.state} without a transaction`);
  if ((await chain.nextNonce()) > newest.nonce) {
    // Its block may have arrived in the meantime, or be known to another node only: the second tick decides.
    if (!outrun.delete(newest.hash)) {
      outrun.add(newest.hash);
      return { state: "anchoring" };
    }
    await write((tx) => moveAnchor(tx, anchor.id, anchor.state, { state: "queued" }));
    return "moved";
  }
  outrun.delete(newest.hash);

  return send(
    context,
    anchor,
    newest.ageSeconds < context.stuckSeconds ? newest : await raiseFees(context, anchor, newest),
  );
}

/** Records the block that has one of the transactions, if a canonical one has. */
export async function include(
  { write, chain }: AnchoringContext,
  anchor: AnchorRow,
  attempts: readonly Attempt[],
): Promise<boolean> {
  for (const { hash } of attempts) {
    const inclusion = await chain.inclusion(hash, anchor);
    if (inclusion?.logIndex === undefined) continue;
    const block = await chain.block(inclusion.blockNumber);
    if (block?.hash !== inclusion.blockHash) continue;
    const { logIndex } = inclusion;
    await write((tx) =>
      moveAnchor(tx, anchor.id, anchor.state, {
        state: "included",
        tx_hash: hash,
        block_number: block.number,
        block_hash: block.hash,
        block_time: block.time,
        log_index: logIndex,
      }),
    );
    return true;
  }
  return false;
}

async function send(
  { db, write, chain }: AnchoringContext,
  anchor: AnchorRow,
  attempt: Attempt,
): Promise<AnchoringStep> {
  const error = await chain.send(attempt.raw).then(() => null, describeError);
  await recordSend(db, attempt.hash, error);
  if (anchor.state === "prepared")
    await write((tx) => moveAnchor(tx, anchor.id, "prepared", { state: "broadcast" }));
  if (error === null) return { state: "anchoring" };
  const alarm = await lackOfFunds(chain, gasOf(attempt) * attempt.fees.maxFee);
  return { state: "anchoring", alarm };
}

/**
 * The same transaction with the same nonce, for an eighth more or for the current fee. At most twice the current fee:
 * beyond that, the fee isn't why it waits.
 */
async function raiseFees(
  { write, chain }: AnchoringContext,
  anchor: AnchorRow,
  stuck: Attempt,
): Promise<Attempt> {
  const usual = await chain.fees();
  const fees: Fees = {
    maxFee: larger(raised(stuck.fees.maxFee), usual.maxFee),
    maxPriority: larger(raised(stuck.fees.maxPriority), usual.maxPriority),
  };
  const gas = gasOf(stuck);
  if (fees.maxFee > 2n * usual.maxFee || (await lackOfFunds(chain, gas * fees.maxFee))) return stuck;

  const signed = await chain.sign(anchor, stuck.nonce, gas, fees);
  const attempt = { ...signed, nonce: stuck.nonce, attempt: stuck.attempt + 1, fees };
  await write((tx) => insertAttempt(tx, anchor, attempt)); // Before it is sent, like the first one.
  return { ...attempt, ageSeconds: 0 };
}

/** Times 1.125, rounded up: nodes replace a waiting transaction for a tenth more, not for less. */
const raised = (fee: bigint) => (fee * 9n + 7n) / 8n;

const larger = (a: bigint, b: bigint) => (a > b ? a : b);

function gasOf({ hash, raw }: Attempt): bigint {
  const { gas } = parseTransaction(raw);
  if (gas === undefined) throw new Error(`transaction ${hash} names no gas limit`);
  return gas;
}

/** An alarm when the sending account could not pay this much. */
export async function lackOfFunds(chain: Chain, wei: bigint): Promise<AnchorAlarm | undefined> {
  const balance = await chain.balance();
  if (balance >= wei) return undefined;
  const reason = `${chain.sender} has ${formatEther(balance)} on ${chain.profile.name}, and an anchor may cost ${formatEther(wei)}: send it funds`;
  return { code: "out_of_funds", reason };
}

/** The node's error message, without the node's address. */
function describeError(error: unknown): string {
  if (error instanceof BaseError) return error.details || error.shortMessage;
  throw error;
}
