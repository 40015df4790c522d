import {
  findInFlight,
  findNewest,
  listAttempts,
  moveAnchor,
  nextNonceAfterFinal,
  nowhere,
} from "./anchor-store.ts";
import { type AnchorRow, prepareAnchor, queueAnchor, sourceOf, supersedeAnchor } from "./anchor-store.ts";
import {
  include,
  lackOfFunds,
  pursue,
  type AnchoringStep,
  type Waiting,
  type AnchoringContext,
} from "./pursue-transaction.ts";
import { closeLog, newestToAnchor } from "./head-to-anchor.ts";

/** More state changes than one anchor has: a chain whose answers contradict each other must not block the tick. */
const maxSteps = 8;

/**
 * Advances the pending anchor as far as possible, or begins one when the log has grown:
 *
 *     queued → prepared → broadcast → included → final
 *
 * Every arrow is one commit, and the step after a commit is idempotent: a crash in between loses nothing.
 * Only this function and what it calls, run by the one process that leads, changes these states.
 */
export async function advanceAnchor(context: AnchoringContext): Promise<Waiting & { moved: boolean }> {
  const source = sourceOf(context.chain);
  for (let steps = 0; ; steps++) {
    const anchor = await findInFlight(context.db, source);
    const step = anchor ? await advance(context, anchor) : await begin(context);
    if (step !== "moved") return { ...step, moved: steps > 0 };
    if (steps === maxSteps) return { state: "anchoring", moved: true };
  }
}

function advance(context: AnchoringContext, anchor: AnchorRow): Promise<AnchoringStep> {
  switch (anchor.state) {
    case "queued":
      return prepare(context, anchor);
    case "prepared":
    case "broadcast":
      return pursue(context, anchor);
    case "included":
      return settle(context, anchor);
    default:
      throw new TypeError(`anchor ${anchor.id} is ${anchor.state}, not under way`);
  }
}

/** Nothing is anchored unless the log has grown, nor more often than configured. A head or a day's evidence alone doesn't count as growth. */
async function begin({ db, write, chain, log, intervalSeconds }: AnchoringContext): Promise<AnchoringStep> {
  const source = sourceOf(chain);
  const newest = await findNewest(db, source);
  if ((await log.grownTo()) <= (newest?.size ?? 0)) return { state: "idle" };
  const dueInSeconds = newest ? intervalSeconds - newest.ageSeconds : 0;
  if (dueInSeconds > 0) return { state: "idle", dueInSeconds };
  const head = await closeLog(log);
  if (head === undefined || head.size <= (newest?.size ?? 0)) return { state: "idle" };
  await write((tx) => queueAnchor(tx, source, head));
  return "moved";
}

/** queued → prepared: nothing has been sent yet, so a newer closed head may still replace this one. */
async function prepare(context: AnchoringContext, anchor: AnchorRow): Promise<AnchoringStep> {
  const { db, write, chain } = context;
  // One that was queued again because its nonce was taken may be in a block after all: nodes lag behind each other.
  if (await include(context, anchor, await listAttempts(db, anchor.id))) return "moved";

  const newest = await newestToAnchor(context, anchor);
  if (newest !== undefined && (newest.size > anchor.size || anchor.contract !== chain.contract)) {
    await write((tx) => supersedeAnchor(tx, anchor.id, sourceOf(chain), newest));
    return "moved";
  }

  const alarm = await findObstacle(context, anchor);
  if (alarm) return { state: "anchoring", alarm };

  const fees = await chain.fees();
  const gas = ((await chain.estimateGas(anchor)) * 12n) / 10n;
  const poor = await lackOfFunds(chain, gas * fees.maxFee);
  if (poor) return { state: "anchoring", alarm: poor };

  // A lagging node must not make us use a nonce twice.
  const nonce = Math.max(await chain.nextNonce(), await nextNonceAfterFinal(db, sourceOf(chain)));
  const signed = await chain.sign(anchor, nonce, gas, fees);
  // Committed before it is sent: after a crash the same transaction is sent again, never a second one.
  await write((tx) => prepareAnchor(tx, anchor, { ...signed, nonce, attempt: 1, fees }));
  return "moved";
}

async function findObstacle({ chain }: AnchoringContext, { size }: AnchorRow): Promise<Waiting["alarm"]> {
  const { contract, sender, profile } = chain;
  if (!(await chain.deployed()))
    return {
      code: "contract_missing",
      reason: `${profile.name} has no contract at ${contract}: deploy LogAnchor`,
    };
  const latest = await chain.latestSize();
  if (latest < size) return undefined;
  const reason = `the contract has size ${latest} for ${sender} and this log has ${size}: was a backup restored, or is the key used by another log?`;
  return { code: "chain_ahead", reason };
}

/** included → final, once it can't change any more; back to broadcast when its block is no longer canonical. */
async function settle({ write, chain }: AnchoringContext, anchor: AnchorRow): Promise<AnchoringStep> {
  const height = anchor.block_number;
  if (height === null) throw new Error(`anchor ${anchor.id} is included without a block`);
  const finalHeight = await chain.finalHeight();
  const block = await chain.block(height);
  if (block?.hash !== anchor.block_hash) {
    await write((tx) => moveAnchor(tx, anchor.id, "included", { state: "broadcast", ...nowhere }));
    return "moved";
  }
  if (height > finalHeight) return { state: "anchoring" };
  await write((tx) => moveAnchor(tx, anchor.id, "included", { state: "final" }));
  return "moved";
}
