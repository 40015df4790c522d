import path from "node:path";
import type { Licence, LicenceOffer, LicenceRequest } from "@colophon/api";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { makeTerms } from "@colophon/testing/make-terms";
import { expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { composeLetter } from "../../mail/compose-letter.ts";
import { createEraser } from "../../personal-data/eraser.ts";
import { openStaging } from "../deposits/staging.ts";
import { createRequestDescriber } from "../letters/describe-request-letter.ts";
import { newStatement } from "../statements/new-statement.ts";
import { requireOwnWork } from "../statements/own-work.ts";

// What becomes of offers, open requests and issued licences when something happens to their work or to one of their sides.

const speaking = await openSpeakingApp();
const { app, db, pool, register, say, transfer, sequencer } = speaking;
const folder = makeTemporaryFolder("colophon-fates-");
const places = {
  objects: openObjects(path.join(folder, "objects")),
  staging: openStaging(path.join(folder, "staging"), 1000),
};
const describeLetter = createRequestDescriber(speaking);

const terms = makeTerms({ purpose: "commercial", media: ["print"], months: 12 });

async function post<Answer>(user: TestUser, url: string, body: object): Promise<Answer> {
  const { status, answer } = await send(app, "POST", url, { token: user.token, body });
  expect({ url, status, answer }).toMatchObject({ status: url.endsWith("/answer") ? 200 : 201 });
  return answer as Answer;
}

/** A work with a licence that was issued, and a request in each open state, all between the same two. */
async function setUp() {
  const [owner, taker] = [await makeUser(db, "Mary Shelley"), await makeUser(db, "Percy Shelley")];
  const { id: workId, certificateId } = await register(owner);
  const offered = async (price: object) =>
    post<LicenceOffer>(owner, "/api/licences/offers", { of: { workId }, terms, price });
  const asked = async ({ id: offerId }: LicenceOffer) =>
    post<LicenceRequest>(taker, "/api/licences/requests", {
      offerId,
      certificateId,
      licensee: "Percy & Sons",
      language: "en",
    });
  const [free, priced, onRequest] = [
    await offered({ kind: "free" }),
    await offered({ kind: "fixed", amount: "25" }),
    await offered({ kind: "ask" }),
  ];
  const { licenceId } = await asked(free);
  const requests = {
    asked: await asked(onRequest),
    countered: await asked(onRequest),
    agreed: await asked(priced),
  };
  const counter = { answer: "counter", terms, price: { kind: "fixed", amount: "9" } };
  await post(owner, `/api/licences/requests/${requests.countered.id}/answer`, counter);
  return {
    owner,
    taker,
    workId,
    certificateId,
    licenceId: licenceId ?? "",
    requests,
    offers: [free, priced, onRequest],
  };
}
type Set = Awaited<ReturnType<typeof setUp>>;

async function block({ owner, workId }: Set): Promise<void> {
  const work = await requireOwnWork(speaking, owner.id, workId);
  const rest = { by: "registry", userId: null, key: undefined, after: work.said.length } as const;
  const effect = { change: "retire", workId, unlist: false } as const;
  await sequencer.append(
    newStatement(speaking, work, { kind: "blocked", claims: [["text", "By order."]], effect, ...rest }),
  );
}

async function dispute({ certificateId }: Set): Promise<void> {
  await post(await makeUser(db), `/api/certificates/${certificateId}/disputes`, { text: "It is mine." });
}

async function erase({ id }: TestUser): Promise<void> {
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", id).execute();
  await createEraser({ ...speaking, ...places }).resume();
}

const lapsed = { asked: "lapsed", countered: "lapsed", agreed: "lapsed" };
const asBefore = { asked: "asked", countered: "countered", agreed: "agreed" };

interface Fate {
  happen: (set: Set) => Promise<unknown>;
  /** Of all three offers. */
  offers: "open" | "paused" | "withdrawn" | "gone";
  requests: typeof lapsed;
  /** Who is still there to be told. */
  told: ("owner" | "taker")[];
  names?: { licensor?: ""; licensee?: "" };
  /** What the licensee is shown of the work's title. */
  isTitleGone?: boolean;
  answerOfTaker:
    | "licence_work_gone"
    | "licence_work_disputed"
    | "licence_offer_closed"
    | "certificate_erased"
    | "certificate_blocked"
    | "unauthorized";
}

const fates: Record<string, Fate> = {
  "the work is transferred": {
    happen: async ({ owner, workId }) => transfer(owner, workId, await makeUser(db, "Grace Hopper")),
    offers: "withdrawn",
    requests: lapsed,
    told: ["owner", "taker"],
    answerOfTaker: "licence_offer_closed",
  },
  "the work is withdrawn": {
    happen: async ({ owner, workId }) => say(owner, workId, { kind: "withdrawn", reason: "" }),
    offers: "withdrawn",
    requests: lapsed,
    told: ["owner", "taker"],
    answerOfTaker: "licence_offer_closed",
  },
  "the work is blocked": {
    happen: block,
    offers: "paused",
    requests: lapsed,
    told: ["owner", "taker"],
    isTitleGone: true,
    answerOfTaker: "certificate_blocked",
  },
  "the work is disputed": {
    happen: dispute,
    offers: "open",
    requests: asBefore,
    told: [],
    answerOfTaker: "licence_work_disputed",
  },
  "the licensor is erased": {
    happen: async ({ owner }) => erase(owner),
    offers: "gone",
    requests: lapsed,
    told: ["taker"],
    names: { licensor: "" },
    isTitleGone: true,
    answerOfTaker: "certificate_erased",
  },
  "the licensee is erased": {
    happen: async ({ taker }) => erase(taker),
    offers: "open",
    requests: lapsed,
    told: ["owner"],
    names: { licensee: "" },
    answerOfTaker: "unauthorized",
  },
};

test.each(Object.entries(fates))("when %s", async (_, fate) => {
  const set = await setUp();
  const { owner, taker, certificateId, licenceId, requests, offers } = set;
  await fate.happen(set);

  const { rows: states } = await pool.query<{ state: string }>(
    "select state from licence_offers where id = any($1::uuid[])",
    [offers.map(({ id }) => id)],
  );
  expect(states.map(({ state }) => state)).toEqual(
    fate.offers === "gone" ? [] : [fate.offers, fate.offers, fate.offers],
  );
  // Nobody is shown an offer that can't be taken.
  const { status, answer: shown } = await send(app, "GET", `/api/certificates/${certificateId}/offers`);
  const shownNow = status === 200 ? (shown as LicenceOffer[]).length : 0;
  expect(shownNow).toBe(fate.answerOfTaker === "unauthorized" ? 3 : 0);

  const there = fate.told.includes("taker") || fate.told.length === 0 ? taker : owner;
  const { answer: list } = await send(app, "GET", "/api/licences/requests", { token: there.token });
  const stateNow = (id: string) => (list as LicenceRequest[]).find((each) => each.id === id)?.state;
  expect(Object.fromEntries(Object.entries(requests).map(([name, { id }]) => [name, stateNow(id)]))).toEqual(
    fate.requests,
  );

  // What was issued stays in force.
  const { answer } = await send(app, "GET", `/api/licences/${licenceId}`, { token: there.token });
  const { state, licence } = answer as { state: string; licence: Licence };
  expect(state).toBe("in_force");
  expect({ licensor: licence.licensor.name, licensee: licence.licensee.name }).toEqual({
    licensor: "Mary Shelley",
    licensee: "Percy & Sons",
    ...fate.names,
  });
  expect(licence.title === "").toBe(fate.isTitleGone ?? false);

  // Nothing more is issued: neither what was agreed, nor what is asked for now.
  const paid = await send(app, "POST", `/api/licences/requests/${requests.agreed.id}/answer`, {
    token: owner.token,
    body: { answer: "paid" },
  });
  expect(paid.status).toBeGreaterThanOrEqual(400);
  const again = await send(app, "POST", "/api/licences/requests", {
    token: taker.token,
    body: { offerId: offers[0]?.id, certificateId, licensee: "Percy & Sons", language: "en" },
  });
  expect(again).toMatchObject(refusal(fate.answerOfTaker));
  const { rowCount } = await pool.query("select from licences where certificate_id = $1", [certificateId]);
  expect(rowCount).toBe(1);

  await expectTold(set, fate);
});

/** Each side that is left has one letter about each request that lapsed, which says of which, and never more than it may see. */
async function expectTold(
  { owner, taker, certificateId, requests }: Set,
  { told, names, isTitleGone }: Fate,
) {
  const { rows: letters } = await pool.query<{ subject: string; user_id: string }>(
    "select subject, user_id from letters where kind = 'licenceLapsed' and user_id = any($1::uuid[]) order by subject",
    [[owner.id, taker.id]],
  );
  const ids = Object.values(requests).map(({ id }) => id);
  const expected = told.flatMap((who) =>
    ids.map((id) => ({
      subject: `${id}/${who === "owner" ? "licensor" : "licensee"}`,
      user_id: who === "owner" ? owner.id : taker.id,
    })),
  );
  expect(letters).toEqual(expected.toSorted((a, b) => (a.subject < b.subject ? -1 : 1)));
  for (const { subject } of letters) {
    const described = await describeLetter(subject);
    const as = subject.endsWith("/licensor") ? "licensor" : "licensee";
    const other =
      as === "licensor" ? (names?.licensee ?? "Percy & Sons") : (names?.licensor ?? "Mary Shelley");
    expect(described?.facts).toMatchObject({ as, certificateId, name: other || "—" });
    expect(described?.facts.title === "—").toBe(as === "licensee" && (isTitleGone ?? false));
    const contents = described?.facts ?? {};
    const { text } = composeLetter({
      kind: "licenceLapsed",
      language: "en",
      contents,
      publicUrl: "https://colophon.example",
    });
    expect(text).toContain(`https://colophon.example/licences/${subject.slice(0, 36)}`);
    expect(text).toContain("can no longer be issued");
  }
}
