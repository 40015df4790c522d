import path from "node:path";
import { randomUUID } from "node:crypto";
import type { LicenceOffer, LicenceRequest } from "@colophon/api";
import { overlap } from "@colophon/licences";
import { isLong } from "@colophon/testing/is-long";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { createEraser } from "../../personal-data/eraser.ts";
import { openStaging } from "../deposits/staging.ts";
import type { Permission } from "./offer-store.ts";
import { scopeOf } from "./offer-terms.ts";

// Random schedules of everything that two sides, and third ones, can do with one work, at the same time.

const speaking = await openSpeakingApp();
const { app, db, pool, register, say, transfer, confirmSession } = speaking;
const folder = makeTemporaryFolder("colophon-schedules-");
const places = {
  objects: openObjects(path.join(folder, "objects")),
  staging: openStaging(path.join(folder, "staging"), 1000),
};
const eraser = createEraser({ ...speaking, ...places });

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const schedules = isLong ? 200 : 8;
const atOnce = 4;
const steps = 20;

test(`${schedules} random schedules issue nothing that excludes another licence, or that isn't the holder's`, async () => {
  let issued = 0;
  for (let first = 1; first <= schedules; first += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, schedules - first + 1) }, (_, n) => first + n);
    const counts = await Promise.all(seeds.map(runSchedule));
    issued += counts.reduce((sum, count) => sum + count, 0);
  }
  // How many depends on which of two acts at the same moment comes first.
  expect(issued).toBeGreaterThan(schedules / 2);
  const { rows } = await pool.query<{ kind: string }>("select distinct kind from statements");
  // What is seldom done happens in many schedules only.
  const seldom = isLong ? ["revoked", "ended", "transferred", "withdrawn", "disputed"] : [];
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(seldom));
});

async function runSchedule(seed: number): Promise<number> {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const people = await Promise.all(
    ["Ada Lovelace", "Grace Hopper", "Noor Haddad"].map((name) => makeUser(db, name)),
  );
  const registrant = people[0] as TestUser;
  const { id: workId, certificateId } = await register(registrant);
  let owner = registrant;
  const erased = new Set<TestUser>();
  const [offers, requests]: [string[], string[]] = [[], []];

  const randomTerms = () => ({
    purpose: pick(["personal", "commercial"]),
    media: pick([[], ["print"], ["stage"], ["print", "digital"]]),
    territory: pick([[], ["CA"], ["JP"]]),
    months: pick([null, 1, 12]),
    exclusive: random() < 0.6,
    revocable: random() < 0.5,
    credit: "",
    files: [],
    note: "",
  });
  const randomPrice = () =>
    pick([{ kind: "free" }, { kind: "free" }, { kind: "ask" }, { kind: "fixed", amount: "12.34" }]);
  const as = ({ token }: TestUser) => ({ token });

  async function offer(): Promise<void> {
    const body = {
      of: { workId },
      terms: randomTerms(),
      price: randomPrice(),
      knowsOfDispute: random() < 0.8,
    };
    const who = random() < 0.9 ? owner : pick(people);
    const { status, answer } = await send(app, "POST", "/api/licences/offers", { ...as(who), body });
    if (status === 201) offers.push((answer as LicenceOffer).id);
  }
  async function ask(): Promise<void> {
    if (offers.length === 0) return offer();
    const body = {
      // Older ones are closed mostly.
      offerId: pick(offers.slice(-3)),
      certificateId,
      licensee: "Press",
      language: "en",
      ...(random() < 0.3 && { terms: randomTerms() }),
    };
    const [one, other] = [randomUUID(), randomUUID()];
    const take = (who: TestUser, key: string) =>
      send(app, "POST", "/api/licences/requests", { ...as(who), body, headers: { "idempotency-key": key } });
    const takers = people.filter((who) => who !== owner);
    // The same request twice, or two takers, at the same moment.
    const who = pick(takers);
    const second =
      random() < 0.3
        ? [take(who, one)]
        : takers.filter((each) => each !== who).map((each) => take(each, other));
    for (const { status, answer } of await Promise.all([take(who, one), ...second]))
      if (status === 201) requests.push((answer as LicenceRequest).id);
  }
  async function reply(said: object): Promise<void> {
    if (requests.length === 0) return ask();
    const url = `/api/licences/requests/${pick(requests.slice(-4))}/answer`;
    await Promise.all(people.map((who) => send(app, "POST", url, { ...as(who), body: said })));
  }
  /** By anybody, of any licence of the work: only its licensor may, where its terms say so. */
  async function revokeOrEnd(): Promise<void> {
    const { rows } = await pool.query<{ id: string }>("select id from licences where certificate_id = $1", [
      certificateId,
    ]);
    if (rows.length === 0) return ask();
    const { id } = pick(rows);
    const what = pick(["revoke", "revoke", "end"]);
    const speakers = people.filter((who) => !erased.has(who));
    await Promise.all(speakers.map(confirmSession));
    const body = { reason: "It is over." };
    const url = `/api/licences/${id}/${what}`;
    await Promise.all(speakers.map((who) => send(app, "POST", url, { ...as(who), body })));
  }
  async function giveAway(): Promise<void> {
    const to = pick(people);
    if (to === owner || erased.has(to) || erased.has(owner)) return;
    await transfer(owner, workId, to).then(
      () => (owner = to),
      () => undefined,
    );
  }
  async function dispute(): Promise<void> {
    const url = `/api/certificates/${certificateId}/disputes`;
    await send(app, "POST", url, { ...as(pick(people)), body: { text: "It is mine." } });
  }
  async function erase(): Promise<void> {
    const who = pick(people);
    if (who === owner || erased.has(who)) return;
    await requireSound(certificateId, registrant.id);
    erased.add(who);
    await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", who.id).execute();
    await eraser.resume();
  }
  const acts: readonly [weight: number, act: () => Promise<unknown>][] = [
    [4, offer],
    [7, ask],
    [4, async () => reply({ answer: "accept" })],
    [
      2,
      async () =>
        reply({
          answer: "counter",
          terms: randomTerms(),
          price: pick([{ kind: "free" }, { kind: "fixed", amount: "3" }]),
        }),
    ],
    [5, async () => reply({ answer: "paid" })],
    [1, async () => reply({ answer: "decline" })],
    [1.5, revokeOrEnd],
    [1, giveAway],
    [0.5, dispute],
    [0.15, async () => say(owner, workId, { kind: "withdrawn", reason: "" })],
    [0.3, erase],
  ];
  const total = acts.reduce((sum, [weight]) => sum + weight, 0);
  const act = () => {
    let left = random() * total;
    return (acts.find(([weight]) => (left -= weight) < 0) ?? [0, ask])[1]();
  };
  for (let step = 0; step < steps; step += 2) await Promise.all([act(), act()]);
  return requireSound(certificateId, registrant.id);
}

interface Issued extends Omit<Permission, "workId"> {
  id: string;
  from: string;
  index: number;
  licensorId: string | null;
  state: string | null;
  isOver: boolean;
}

interface Said {
  about: string;
  kind: string;
  by: string;
  index: number;
  successorId: string | null;
}

/** How many licences a work has, none of which should not be. */
async function requireSound(certificateId: string, registrantId: string): Promise<number> {
  const { rows: licences } = await pool.query<Issued>(
    `select l.id, l.terms, l.is_exclusive as "isExclusive", l.from_day as from, l.until_day as until, e.index,
       l.licensor_id as "licensorId", r.state, l.over_since is not null as "isOver"
     from licences l join log_entries e on e.certificate_id = l.id left join licence_requests r on r.id = l.request_id
     where l.certificate_id = $1 and e.index not in (select log_index from statements) order by e.index`,
    [certificateId],
  );
  const { rows: statements } = await pool.query<Said>(
    `select certificate_id as about, kind, said_by as by, log_index as index, successor_id as "successorId"
     from statements where certificate_id = any($1) order by log_index`,
    [[certificateId, ...licences.map(({ id }) => id)]],
  );
  const ofWork = statements.filter(({ about }) => about === certificateId);
  const scope = ({ terms, from, until }: Issued) => ({ ...scopeOf(terms, from), until: until ?? undefined });
  licences.forEach((one, position) => {
    const over = overSince(one, statements);
    expect({ id: one.id, isOver: one.isOver }).toEqual({ id: one.id, isOver: over !== undefined });
    for (const other of licences.slice(position + 1))
      if ((one.isExclusive || other.isExclusive) && !(over !== undefined && over < other.index))
        expect(overlap(scope(one), scope(other))).toBe(false);
    const before = ofWork.filter(({ index }) => index < one.index);
    expect(before.some(({ kind }) => kind === "withdrawn")).toBe(false);
    const last = before.findLast(({ kind }) => kind === "transferred");
    const holder = last === undefined ? registrantId : last.successorId;
    // Whoever was erased is nobody any more; it was looked at before.
    if (one.licensorId !== null && holder !== null) expect(one.licensorId).toBe(holder);
    if (one.state !== null) expect(one.state).toBe("issued");
  });
  return licences.length;
}

/** The place in the log of what ended a licence; others may be issued behind it. */
function overSince({ id, terms }: Issued, statements: readonly Said[]): number | undefined {
  const own = statements.filter(({ about }) => about === id);
  const revoked = own.find(({ kind }) => kind === "revoked");
  // Only who may revoke it has.
  if (revoked !== undefined)
    expect({ ...terms, by: revoked.by }).toMatchObject({ revocable: true, by: "licensor" });
  const both = own.filter(({ kind }) => kind === "ended");
  expect(new Set(both.map(({ by }) => by)).size).toBe(both.length);
  return revoked?.index ?? both[1]?.index;
}
