import { call } from "@colophon/api";
import { type Account, confirmSession, correct } from "@colophon/testing/account";
import { expect } from "vitest";
import type { GoneOn } from "./come-back.ts";
import { eachOf } from "./each-of.ts";
import { bundleOf, openChecker, statusOf } from "./evidence.ts";
import { type HeldBefore, type Lost, pick } from "./lose-disk.ts";
import { confirmOperator, init, logIn, logInOperator } from "./people.ts";
import { answer, byOperator, sayOf, transfer, type Way, withdraw } from "./say-all.ts";
import { registerWork } from "./works.ts";

/** Everybody logs in again, and has what they had: works, private copies, orders with receipts. */
export async function seeWhatOwnersHave({ server: { url } }: GoneOn, lost: Lost): Promise<void> {
  const old = { url, token: pick(lost.owners, 0).token };
  await expect(call("GET /api/auth/me", {}, init(old))).rejects.toMatchObject({ status: 401 });
  await eachOf(lost.owners, async (before) => {
    const owner = await logIn(url, before);
    const own = lost.works.filter((work) => work.owner === before && work.way !== "transferred");
    expect(new Set(await worksOf(owner))).toEqual(new Set(own.map(({ certificateId }) => certificateId)));
    for (const { id, copy } of own) {
      const kept = await fetch(`${url}/api/ip/${id}/file`, init(owner));
      expect({ id, isSame: copy.equals(await kept.bytes()) }).toEqual({ id, isSame: true });
    }
    const orders = await call("GET /api/orders", { query: {} }, init(owner));
    expect(orders).toEqual(lost.orders.get(before));
    const order = orders.find(({ receipts }) => receipts.length > 0);
    if (order === undefined) return;
    const { number } = pick(order.receipts, 0);
    const receipt = await fetch(`${url}/api/orders/${order.id}/receipts/${number}.pdf`, init(owner));
    expect([receipt.status, receipt.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });
  const given = lost.works.filter(({ way }) => way === "transferred");
  expect(await worksOf(await logIn(url, lost.heir))).toEqual(given.map(({ certificateId }) => certificateId));
}

/** The numbers of an account's certificates. */
export async function worksOf(owner: Account): Promise<string[]> {
  const ids: string[] = [];
  for (let before: string | undefined; ;) {
    const query = before === undefined ? {} : { before };
    const works = await call("GET /api/ip/user", { query }, init(owner));
    if (works.length === 0) return ids;
    ids.push(...works.map(({ certificateId }) => certificateId));
    before = works.at(-1)?.id;
  }
}

/** What operators did is there, and they go on: what they blocked is shown again. */
export async function goOnAsOperator({ server: { url }, trust }: GoneOn, lost: Lost): Promise<void> {
  const operator = await logInOperator(url, lost.operator);
  expect(await call("GET /api/operator/acts", { query: {} }, init(operator))).toEqual(lost.acts);
  await confirmOperator(operator);
  const { certificateId, file } = of("blocked", lost);
  await byOperator("unblock", certificateId, operator);
  expect(await statusOf(url, file, trust)).toMatchObject({
    heading: "valid",
    kinds: ["blocked", "unblocked"],
    lack: "status_lost_between_logs",
  });
  expect((await openChecker(trust)(await bundleOf(url, certificateId))).verdict).toBe("valid");
}

/** Owners correct, transfer and withdraw what is in the backup, answer disputes, and register. */
export async function goOnAsOwners({ server, trust }: GoneOn, lost: Lost): Promise<void> {
  const { url, dataDir } = server;
  const sessions = new Map<Account, Account>();
  for (const before of lost.owners.slice(0, 20)) {
    const owner = await logIn(url, before);
    await confirmSession(owner);
    sessions.set(before, owner);
  }
  const ownerOf = (work: HeldBefore): Account => sessions.get(work.owner) ?? pick([...sessions.values()], 0);
  const headingOf = async ({ file }: HeldBefore) => (await statusOf(url, file, trust)).heading;
  const heir = await logIn(url, lost.heir);
  const untouched = lost.works.filter((work) => work.way === undefined && sessions.has(work.owner));

  const corrected = of("corrected", lost);
  await correct(ownerOf(corrected), corrected.id);
  expect((await statusOf(url, corrected.file, trust)).kinds).toEqual(["corrected", "corrected"]);
  const [first, second] = [pick(untouched, 0), pick(untouched, 1)];
  await correct(ownerOf(first), first.id);
  expect(await headingOf(first)).toBe("corrected");
  const id = await transfer(first, ownerOf(first), heir, dataDir);
  expect(await headingOf(first)).toBe("transferred");
  expect(await worksOf(heir)).toContain(first.certificateId);
  await expect(correct(ownerOf(first), first.id)).rejects.toMatchObject({ status: 404 });
  await correct(heir, id);
  await withdraw(second, ownerOf(second));
  expect(await headingOf(second)).toBe("withdrawn");
  const withdrawn = of("withdrawn", lost);
  await expect(withdraw(withdrawn, ownerOf(withdrawn))).rejects.toMatchObject({ status: 409 });
  const transferred = of("transferred", lost);
  await expect(sayOf(transferred, ownerOf(transferred), { kind: "withdrawn" })).rejects.toMatchObject({
    status: 404,
  });
  const disputed = of("disputed", lost);
  await answer({ ...disputed, owner: ownerOf(disputed) }, 0);
  expect((await statusOf(url, disputed.file, trust)).kinds).toEqual(["disputed", "answered"]);

  const newer = await registerWork(ownerOf(first), 1_000_000);
  expect((await openChecker(trust)(await bundleOf(url, newer.certificateId))).verdict).toMatch(/^valid/);
}

export const of = (way: Way, { works }: Pick<Lost, "works">): HeldBefore =>
  pick(
    works.filter((work) => work.way === way),
    0,
  );
