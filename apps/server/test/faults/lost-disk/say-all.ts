import { call, type WantedStatementInput } from "@colophon/api";
import { type Account, confirmSession, correct } from "@colophon/testing/account";
import { mailedLink } from "@colophon/testing/mailed-link";
import { vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { init, type Operator } from "./people.ts";
import type { Work } from "./works.ts";

/** Who says something about works of others. */
export interface Others {
  claimant: Account;
  heir: Account;
  operator: Operator;
  /** Where the server keeps its mails. */
  dataDir: string;
}

const words = { reason: "A reason.", text: "A text.", ground: "court_order" } as const;

export const byOperator = (act: "note" | "block" | "unblock", id: string, operator: Operator) =>
  call(`POST /api/operator/certificates/{id}/${act}`, { params: { id }, body: words }, init(operator));

export const sayOf = ({ id }: Pick<Work, "id">, owner: Account, body: WantedStatementInput) =>
  call("POST /api/ip/{id}/statements", { params: { id }, body }, init(owner));

export const withdraw = (work: Pick<Work, "id">, owner: Account) => sayOf(work, owner, { kind: "withdrawn" });

/** Offers a work, and accepts it by the link in the letter; the answer is the work's id in the new account. */
export async function transfer(
  { id }: Pick<Work, "id">,
  owner: Account,
  to: Account,
  dataDir: string,
): Promise<string> {
  const email = to.user.email ?? "";
  const offer = { email, to: "Grace Hopper", rights: `All rights of ${id}.` };
  await call("POST /api/ip/{id}/transfer", { params: { id }, body: offer }, init(owner));
  // An answered offer is gone, and its letter with it: one at a time, the newest letter is of this one.
  return vi.waitFor(async () => {
    const link = await mailedLink(dataDir, email, "/transfers#");
    const token = link?.split("#")[1] ?? "";
    const shown = await call("POST /api/transfers/show", { body: { token } }, init(to));
    if (shown.rights !== offer.rights) throw new Error("the letter is not there yet");
    const { workId } = await call(
      "POST /api/transfers/answer",
      { body: { token, answer: "accept" } },
      init(to),
    );
    return workId ?? "";
  }, patience);
}

async function dispute({ certificateId: id }: Work, { claimant }: Others): Promise<number> {
  const body = { text: "I wrote it in 2019." };
  return (await call("POST /api/certificates/{id}/disputes", { params: { id }, body }, init(claimant))).n;
}

export const answer = ({ certificateId: id, owner }: Work, n: number) =>
  call(
    "POST /api/certificates/{id}/disputes/{n}/answer",
    { params: { id, n }, body: { text: "So did I." } },
    init(owner),
  );

/** What is said of a work, by its owner, by others, by the registry. */
const ways = {
  corrected: async ({ id, owner }) => correct(owner, id),
  withdrawn: async (work) => withdraw(work, work.owner),
  /** Said when its newer version was registered. */
  superseded: async () => undefined,
  transferred: async (work, { heir, dataDir }) => transfer(work, work.owner, heir, dataDir),
  disputed: dispute,
  answered: async (work, others) => answer(work, await dispute(work, others)),
  settled: async (work, others) => {
    const n = await dispute(work, others);
    const params = { id: work.certificateId, n };
    return call(
      "POST /api/certificates/{id}/disputes/{n}/settle",
      { params, body: {} },
      init(others.claimant),
    );
  },
  noted: async ({ certificateId }, { operator }) => byOperator("note", certificateId, operator),
  blocked: async ({ certificateId }, { operator }) => byOperator("block", certificateId, operator),
  unblocked: async ({ certificateId }, { operator }) => {
    await byOperator("block", certificateId, operator);
    return byOperator("unblock", certificateId, operator);
  },
} satisfies Record<string, (work: Work, others: Others) => Promise<unknown>>;

export type Way = keyof typeof ways;

export const placeOf = (way: Way): number => Object.keys(ways).indexOf(way);

/** Of each of the first works something else is said; of the rest every fifth is corrected. The last ones are left alone. */
export function wayOf(place: number, count: number): Way | undefined {
  const all = Object.keys(ways) as Way[];
  if (place >= count - 2 * all.length) return undefined;
  return place < all.length ? all[place] : place % 5 === 0 ? "corrected" : undefined;
}

/** Says all that `wayOf` tells. */
export async function sayAll(works: readonly Work[], others: Others): Promise<void> {
  for (const owner of new Set(works.map((work) => work.owner))) await confirmSession(owner);
  await confirmSession(others.claimant);
  for (const [place, work] of works.entries()) {
    const way = wayOf(place, works.length);
    if (way !== undefined) await ways[way](work, others);
  }
}
