import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { call, type OperatorAct, type Order } from "@colophon/api";
import type { Trust } from "@colophon/proof";
import { type Account, confirmSession, correct, openAccount } from "@colophon/testing/account";
import { take } from "@colophon/testing/manual-lines";
import { type Environment, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { startTestStripe } from "@colophon/testing/test-stripe";
import { privateKeyToAddress } from "viem/accounts";
import { expect, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { newPrivateKey, type startTestChain } from "../../test-chain.ts";
import { openManualShell } from "../manual-shell.ts";
import { readCheckpointNote, readTrust } from "../public-evidence.ts";
import { eachOf } from "./each-of.ts";
import { bundleOf, isFoundBy, type SaidOf, statusOf } from "./evidence.ts";
import { confirmOperator, init, openAccountAt, openOperator, type Operator } from "./people.ts";
import { placeOf, sayAll, type Way, wayOf, withdraw } from "./say-all.ts";
import { keepCopy, orderWork, registerWork, type Work } from "./works.ts";

/** A work and the file of its certificate, as its owner has downloaded it: it shows everything. */
export interface Held extends Work {
  file: string;
}

export interface HeldBefore extends Held {
  way: Way | undefined;
  /** What was said of it, and whether the search finds it. */
  said: SaidOf;
  isFound: boolean;
}

export type NewEnvironment = Environment & { DATA_DIR: string };

/** A registry whose disk is gone. */
export interface Lost {
  /** Of a registry that goes on: each has an account of its own on the chain, whose first anchor it makes. */
  newEnv(dataDir: string): Promise<NewEnvironment>;
  backup: string;
  guard: string;
  chainUrl: string;
  /** The old trust file. */
  trust: Trust;
  owners: Account[];
  heir: Account;
  claimant: Account;
  operator: Operator;
  /** Opened after the backup. */
  newcomer: Account;
  /** In the backup. */
  works: HeldBefore[];
  /** Erased before the backup. */
  erased: Held;
  /** Registered after it; the last one by the newcomer. */
  later: Held[];
  /** A checkpoint between the backup and the end, and how many of the later works it covers. */
  kept: { note: string; covers: number };
  orders: ReadonlyMap<Account, Order[]>;
  acts: OperatorAct[];
}

type TestChain = Awaited<ReturnType<typeof startTestChain>>;

export const passphrase = "correct horse battery staple";

/**
 * Fills a registry with works, people, statements, orders and what operators do, backs it up, goes on, and deletes all but guard and
 * backup. The chain stays, as public chains do.
 */
export async function loseDisk(
  chain: TestChain,
  folder: string,
  { before, after }: { before: number; after: number },
): Promise<Lost> {
  const common = {
    PUBLIC_URL: "https://registry.example",
    SHOW_LETTERS: "yes",
    CHAIN_ID: "31337",
    CHAIN_RPC_URL: chain.url,
    ANCHOR_INTERVAL_SECONDS: "1",
  };
  const running = { ...common, ANCHOR_PRIVATE_KEY: chain.privateKey };
  const stripe = await startTestStripe();
  const paid = await startServer({ ...running, ...stripe.env });
  const count = Math.max(4, Math.ceil(before / 20));
  const owners = await eachOf([...Array(count).keys()], async () => openAccount(paid.url));
  // Every fifth work is paid for; the rest needs no payment service.
  const numbers = [...Array(before).keys()];
  const isPaid = (number: number) => number % 5 === 0;
  const ordered = await eachOf(numbers.filter(isPaid), async (number) =>
    orderWork(pick(owners, number), number, stripe),
  );
  await paid.stop();
  await stripe.stop();
  const { PORT = "", DATA_DIR = "" } = paid.env;
  const server = await startServer({ ...running, PORT, DATA_DIR });
  const { url, dataDir } = server;
  const free = await eachOf(
    numbers.slice(0, -1).filter((number) => !isPaid(number)),
    async (number) => registerWork(pick(owners, number), number),
  );
  const older = pick(
    free.filter(({ number }) => number === placeOf("superseded")),
    0,
  );
  const newer = await registerWork(older.owner, before - 1, { supersedes: older.certificateId });
  const works = [...ordered, ...free, newer].toSorted((one, other) => one.number - other.number);
  await eachOf(works, keepCopy);
  const claimant = await openAccount(url, "Clara Claimant");
  const heir = await openAccount(url, "Grace Hopper");
  const operator = await openOperator(url);
  const manual = openManualShell(makeTemporaryFolder("colophon-lost-disk-shell-"), server.env, [
    ["somebody@example.org", operator.user.email ?? ""],
    ["'…'", `'${passphrase}'`],
    ["/backups/2026-11-23", path.join(folder, "backup")],
  ]);
  await manual.run(take("operators").slice(0, 1));
  await confirmOperator(operator);
  await untilAnchored(works);
  const files = await holdFiles(works);
  await sayAll(works, { claimant, heir, operator, dataDir });
  const erased = await eraseOne(url, before + after);
  const trust = await readTrust(url);
  const held = await eachOf(files, async (work, place) => ({
    ...work,
    way: wayOf(place, works.length),
    said: await statusOf(url, work.file, trust),
    isFound: await isFoundBy(url, work),
  }));
  const orders = new Map<Account, Order[]>();
  for (const owner of owners) orders.set(owner, await call("GET /api/orders", { query: {} }, init(owner)));
  const acts = await call("GET /api/operator/acts", { query: {} }, init(operator));
  await manual.run(take("backup"));

  const later = await goOnAfterBackup(url, { works, owners, first: before, count: after });
  await server.stop();
  const guard = path.join(folder, "guard");
  await cp(path.join(dataDir, "checkpoint-guard"), guard, { recursive: true });
  await rm(dataDir, { recursive: true });
  return {
    newEnv: async (folderOfNew) => ({
      ...common,
      ANCHOR_PRIVATE_KEY: await fundAnother(chain),
      BACKUP_PASSPHRASE: passphrase,
      DATA_DIR: folderOfNew,
    }),
    backup: path.join(folder, "backup"),
    guard,
    chainUrl: chain.url,
    trust,
    owners,
    heir,
    claimant,
    operator,
    works: held,
    erased,
    orders,
    acts,
    ...later,
  };
}

/** What happens after the backup, and is lost with the disk: two halves of works, and twenty statements. */
async function goOnAfterBackup(
  url: string,
  { works, owners, first, count }: { works: Work[]; owners: Account[]; first: number; count: number },
): Promise<Pick<Lost, "later" | "newcomer" | "kept">> {
  const newcomer = await openAccountAt(url, "newcomer@writers.example");
  const register = async (number: number) =>
    registerWork(number === count - 1 ? newcomer : pick(owners, number), first + number);
  const numbers = [...Array(count).keys()];
  const half = Math.ceil(count / 2);
  const one = await eachOf(numbers.slice(0, half), register);
  await untilAnchored(one);
  const later = await holdFiles(one);
  const note = await readCheckpointNote(url);
  for (const { id, owner } of works.slice(-10)) await correct(owner, id);
  for (const { id, owner } of one.slice(-5)) await correct(owner, id);
  for (const work of one.slice(0, 5)) await withdraw(work, work.owner);
  const other = await eachOf(numbers.slice(half), register);
  await untilAnchored(other);
  later.push(...(await holdFiles(other)));
  return { later, newcomer, kept: { note, covers: half } };
}

const holdFiles = (works: readonly Work[]): Promise<Held[]> =>
  eachOf(works, async (work) => ({
    ...work,
    file: await bundleOf(work.owner.url, work.certificateId, work.owner),
  }));

/** An account with a work, erased before the backup; the file of its certificate is held. */
async function eraseOne(url: string, number: number): Promise<Held> {
  const leaver = await openAccount(url, "Lea Leaver");
  const works = [await registerWork(leaver, number)];
  await untilAnchored(works);
  const held = await holdFiles(works);
  await confirmSession(leaver);
  await call("DELETE /api/user", {}, init(leaver));
  return pick(held, 0);
}

/** The newest of these is covered by a final anchor, and so all are. */
async function untilAnchored(works: readonly Work[]): Promise<void> {
  const newest = works.reduce((one, other) => (other.index > one.index ? other : one));
  const params = { id: newest.certificateId };
  await vi.waitFor(async () => {
    const { anchor } = await call("GET /api/ip/verify/{id}", { params }, { baseUrl: newest.owner.url });
    expect(anchor.state).toBe("final");
  }, patience);
}

/** An account that has anchored nothing. */
async function fundAnother({ client }: TestChain): Promise<string> {
  const key = newPrivateKey();
  await client.setBalance({ address: privateKeyToAddress(key), value: 10n ** 18n });
  return key;
}

export function pick<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
