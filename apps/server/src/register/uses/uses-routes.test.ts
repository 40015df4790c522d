import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { Api, EndpointOutput, RegistrationInput } from "@colophon/api";
import { isLong } from "@colophon/testing/is-long";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { emptyObject } from "@colophon/testing/empty-object";
import { type Use, USES, type UsesSaid } from "@colophon/uses";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { eraseWorks } from "../../personal-data/erase-store.ts";
import { findMissing } from "../../record/check-store.ts";
import { newStatement } from "../statements/new-statement.ts";
import { requireOwnWork } from "../statements/own-work.ts";
import { makeDailyList } from "./daily-list.ts";

type LookedUp = EndpointOutput<Api["GET /api/uses"]>;
type Range = EndpointOutput<Api["GET /uses/range/{prefix}"]>;

const speaking = await openSpeakingApp();
const { app, db, pool, keys, sequencer, register, say, transfer, confirmSession, objects } = speaking;
const ada = await makeUser(db, "Ada Lovelace");

const newFile = () => createHash("sha256").update(randomUUID()).digest("hex");
const isListed = { sharedPublicly: true };

/** Registers a work with this file and these words; unlisted unless a test says otherwise. */
async function registerFile(
  user: TestUser,
  sha256: string,
  { aiUse, sharedPublicly = false, ...more }: Partial<RegistrationInput> & { sharedPublicly?: boolean } = {},
) {
  const file = { sha256, name: "sea.jpg", size: 4, mediaType: "image/jpeg" };
  return register(user, {
    materialDetails: {
      title: "The sea",
      categories: ["artistic"],
      materialType: "photograph",
      intendedMedium: "exhibition",
      copyrightRelation: "author",
      sharedPublicly,
    },
    file,
    ...(aiUse && { aiUse }),
    ...more,
  });
}

/** Nothing is said where it was said already. */
async function sayUses(owner: TestUser, workId: string, aiUse: UsesSaid): Promise<void> {
  const { status, answer } = await say(owner, workId, { kind: "ai_use", aiUse });
  const { code } = answer as { code?: string };
  if (status !== 201 && code !== "correction_changes_nothing") throw new Error(JSON.stringify(answer));
}

async function sayAsRegistry(owner: TestUser, workId: string, kind: "blocked" | "unblocked"): Promise<void> {
  const work = await requireOwnWork(speaking, owner.id, workId);
  const effect = kind === "blocked" ? ({ change: "retire", workId, unlist: false } as const) : undefined;
  const rest = { by: "registry", userId: null, key: undefined, after: work.said.length, effect } as const;
  await sequencer.append(newStatement(speaking, work, { kind, claims: [["text", "By order."]], ...rest }));
}

async function dispute(certificateId: string): Promise<void> {
  const claimant = await makeUser(db);
  await confirmSession(claimant);
  const body = { text: "It is mine." };
  const { token } = claimant;
  const { status } = await send(app, "POST", `/api/certificates/${certificateId}/disputes`, { token, body });
  expect(status).toBe(201);
}

async function lookUp(...sha256: string[]): Promise<LookedUp["files"]> {
  const { status, answer } = await send(app, "POST", "/api/uses", { body: { sha256 } });
  expect({ status, answer }).toMatchObject({ status: 200 });
  return (answer as LookedUp).files;
}

async function readRange(sha256: string): Promise<Range["files"]> {
  const { answer } = await send(app, "GET", `/uses/range/${sha256.slice(0, 4)}`);
  return (answer as Range).files.filter((file) => file.sha256 === sha256);
}

const refusedNow = (files: LookedUp["files"]): Use[] =>
  USES.filter((use) => files[0]?.combined[use].says === "refuse");

describe("the look-up", () => {
  test("tells each registrant's word, in order, and who refuses", async () => {
    const sha256 = newFile();
    const thief = await makeUser(db);
    const first = await registerFile(ada, sha256, {
      aiUse: { "train-generative": "refuse", index: "allow" },
    });
    const second = await registerFile(thief, sha256, { aiUse: { "train-generative": "allow" } });
    const silent = await registerFile(await makeUser(db), sha256);
    const { status, answer } = await send(app, "GET", `/api/uses?sha256=${sha256}`);
    const unknown = { says: "unknown", refusedBy: [] };
    const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect({ status, answer }).toEqual({
      status: 200,
      answer: {
        asOf: since,
        files: [
          {
            sha256,
            certificates: [
              {
                certificateId: first.certificateId,
                copyrightRelation: "author",
                registeredAt: since,
                status: "valid",
                state: "said",
                uses: { "train-generative": { says: "refuse", since }, index: { says: "allow", since } },
                counts: true,
                bundleUrl: `https://colophon.example/api/certificates/${first.certificateId}/bundle`,
                statusUrl: `https://colophon.example/api/certificates/${first.certificateId}/status`,
              },
              expect.objectContaining({ certificateId: second.certificateId }),
              expect.objectContaining({
                certificateId: silent.certificateId,
                state: "nothing_shown",
                uses: {},
              }),
            ],
            more: 0,
            combined: {
              "train-generative": {
                says: "refuse",
                refusedBy: [
                  {
                    certificateId: first.certificateId,
                    copyrightRelation: "author",
                    registeredAt: since,
                    since,
                  },
                ],
              },
              "train-other": unknown,
              index: unknown,
              ground: unknown,
            },
            conflict: true,
          },
        ],
      },
    });
  });

  test("answers many at once, each once, and only of what somebody says something about", async () => {
    const [one, two, silent] = [newFile(), newFile(), newFile()];
    await registerFile(ada, one, { aiUse: { ground: "refuse" } });
    await registerFile(ada, two, { aiUse: { ground: "allow" } });
    await registerFile(ada, silent);
    const files = await lookUp(two, newFile(), silent, one, one);
    expect(files.map(({ sha256 }) => sha256)).toEqual([one, two].toSorted());
  });

  test("says nothing of an empty file, whoever registered it", async () => {
    const nothing = createHash("sha256").digest("hex");
    await registerFile(ada, nothing, { aiUse: { ground: "refuse" }, ...isListed });
    expect(await lookUp(nothing)).toEqual([]);
    expect(await readRange(nothing)).toEqual([]);
  });

  test("refuses what is no fingerprint, and more than a thousand", async () => {
    const body = { sha256: Array.from({ length: 1001 }, newFile) };
    expect(await send(app, "POST", "/api/uses", { body })).toEqual(
      refusal("validation_failed", { sha256: "too_many" }),
    );
    expect(await send(app, "GET", "/api/uses?sha256=AB")).toMatchObject({ status: 400 });
    expect(await send(app, "POST", "/api/uses", { body: { sha256: ["x"] } })).toMatchObject({ status: 400 });
  });

  test("takes the owner's last word, with the time of the first that said so without a break", async () => {
    const sha256 = newFile();
    const { id } = await registerFile(ada, sha256, { aiUse: { index: "allow" } });
    await sayUses(ada, id, { index: "refuse" });
    const [before] = await lookUp(sha256);
    await delay(1100);
    await sayUses(ada, id, { index: "refuse", ground: "allow" });
    const [after] = await lookUp(sha256);
    expect(after?.combined.index).toEqual(before?.combined.index);
    const heir = await makeUser(db);
    await transfer(ada, id, heir);
    expect((await lookUp(sha256))[0]?.combined.index).toEqual(before?.combined.index);
    await sayUses(heir, id, { ground: "refuse" });
    expect((await lookUp(sha256))[0]).toMatchObject({
      certificates: [{ status: "transferred", uses: { ground: { says: "refuse" } } }],
      combined: { index: { says: "unknown" }, ground: { says: "refuse" } },
    });
  });

  test("shows a dispute and a withdrawal, and what is withdrawn doesn't count", async () => {
    const sha256 = newFile();
    const { id, certificateId } = await registerFile(ada, sha256, { aiUse: { index: "refuse" } });
    await dispute(certificateId);
    expect((await lookUp(sha256))[0]).toMatchObject({
      certificates: [{ status: "disputed", counts: true }],
      combined: { index: { says: "refuse" } },
    });
    await say(ada, id, { kind: "withdrawn" });
    expect((await lookUp(sha256))[0]).toMatchObject({
      certificates: [{ status: "withdrawn", counts: false }],
      combined: { index: { says: "unknown", refusedBy: [] } },
    });
  });

  test("lets a blocked work's refusal count and names nothing of it", async () => {
    const [refused, allowed] = [newFile(), newFile()];
    const one = await registerFile(ada, refused, { aiUse: { index: "refuse" }, ...isListed });
    const other = await registerFile(ada, allowed, { aiUse: { index: "allow" }, ...isListed });
    await sayAsRegistry(ada, one.id, "blocked");
    await sayAsRegistry(ada, other.id, "blocked");
    const nothing = { certificateId: null, copyrightRelation: null, registeredAt: null, since: null };
    const files = await lookUp(refused, allowed);
    expect(files).toMatchObject([
      {
        sha256: refused,
        certificates: [],
        more: 0,
        combined: { index: { says: "refuse", refusedBy: [nothing] } },
      },
    ]);
    expect(JSON.stringify(files)).not.toContain(one.certificateId);
    expect(await readRange(refused)).toEqual([]);
  });

  test("forgets a work that is erased; the check of the register finds nothing amiss", async () => {
    const sha256 = newFile();
    const { id, certificateId } = await registerFile(ada, sha256, { aiUse: { index: "refuse" } });
    await sayUses(ada, id, { index: "refuse", ground: "refuse" });
    expect(await findMissing(pool)).toBeUndefined();
    await eraseWorks({ db, keys }, ada.id, [{ workId: id, certificateId }], () => Promise.resolve());
    expect(await lookUp(sha256)).toEqual([]);
    const { rows } = await pool.query("select from ai_uses where certificate_id = $1", [certificateId]);
    expect(rows).toEqual([]);
    expect(await findMissing(pool)).toBeUndefined();
  });

  test("knows nothing where what was said is not there, and the check of the register says so", async () => {
    const sha256 = newFile();
    const { id, certificateId } = await registerFile(ada, sha256, { aiUse: { index: "refuse" } });
    await sayUses(ada, id, { index: "refuse", ground: "refuse" });
    await pool.query("delete from ai_uses where certificate_id = $1 and n = 0", [certificateId]);
    expect((await lookUp(sha256))[0]).toMatchObject({
      certificates: [{ state: "changed_not_shown", uses: emptyObject }],
      combined: { index: { says: "unknown" } },
    });
    expect(await findMissing(pool)).toContain(`statement 0 of certificate ${certificateId}`);
    await pool.query("insert into ai_uses values ($1, 0, '{}')", [certificateId]);
  });
});

/** What happens to one of several certificates of a file, in order. */
type Act = "transfer" | "dispute" | "block" | "withdraw" | { say: UsesSaid };
const permission = fc.constantFrom("allow" as const, "refuse" as const);
const uses: fc.Arbitrary<UsesSaid> = fc.record(
  { "train-generative": permission, "train-other": permission, index: permission, ground: permission },
  { requiredKeys: [] },
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom("transfer" as const, "dispute" as const, "block" as const, "withdraw" as const),
  fc.record({ say: uses }),
);
const mixture = fc.array(fc.record({ registered: uses, acts: fc.array(act, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 3,
});

/** Silence is nothing said; nobody but the registry speaks of a blocked work, and nobody of a withdrawn one. */
const plan = ({ acts }: { acts: readonly Act[] }): Act[] => {
  const end = acts.findIndex((each) => each === "block" || each === "withdraw");
  return end < 0 ? [...acts] : acts.slice(0, end + 1);
};

function lastWord({ registered, acts }: { registered: UsesSaid; acts: readonly Act[] }): UsesSaid {
  const planned = plan({ acts });
  if (planned.includes("withdraw")) return {};
  return planned.flatMap((each) => (typeof each === "object" ? [each.say] : [])).at(-1) ?? registered;
}

const mixtures = isLong ? 200 : 6;

test(`of ${mixtures} mixtures of registrants none is an allow, and another account never turns a refusal`, async () => {
  let seed = isLong ? Date.now() : 37;
  if (process.env["SEED"] !== undefined) seed = Number(process.env["SEED"]);
  for (const [at, stories] of fc.sample(mixture, { numRuns: mixtures, seed }).entries()) {
    const sha256 = newFile();
    const refused = new Set<Use>();
    const expected = (upTo: number) =>
      USES.filter((use) => stories.slice(0, upTo).some((story) => lastWord(story)[use] === "refuse"));
    for (const [number, story] of stories.entries()) {
      let owner = await makeUser(db);
      const aiUse = story.registered;
      const { id, certificateId } = await registerFile(owner, sha256, { aiUse });
      for (const each of plan(story)) {
        if (typeof each === "object") await sayUses(owner, id, each.say);
        else if (each === "dispute") await dispute(certificateId);
        else if (each === "withdraw") await say(owner, id, { kind: "withdrawn" });
        else if (each === "block") await sayAsRegistry(owner, id, "blocked");
        else {
          const heir = await makeUser(db);
          await transfer(owner, id, heir);
          owner = heir;
        }
      }
      const files = await lookUp(sha256);
      const now = refusedNow(files);
      expect({ seed, at, number, now }).toEqual({ seed, at, number, now: expected(number + 1) });
      // What the accounts before refuse stays, whatever this one has done.
      expect(now).toEqual(expect.arrayContaining([...refused]));
      for (const use of now) refused.add(use);
      for (const use of USES)
        expect(["refuse", "unknown"]).toContain(files[0]?.combined[use].says ?? "unknown");
    }
  }
}, 600_000);

describe("a range", () => {
  test("has listed works that say something, and unlisted ones whose owner said yes", async () => {
    const [listed, unlisted, chosen, silent] = [newFile(), newFile(), newFile(), newFile()];
    const aiUse = { index: "refuse" } as const;
    const { certificateId } = await registerFile(ada, listed, { aiUse, ...isListed });
    await registerFile(ada, unlisted, { aiUse });
    await registerFile(ada, chosen, { aiUse, listUses: true });
    await registerFile(ada, silent, isListed);
    expect(await readRange(listed)).toMatchObject([
      {
        certificates: [{ certificateId, uses: { index: { says: "refuse" } } }],
        combined: { index: { says: "refuse" } },
      },
    ]);
    expect(await readRange(unlisted)).toEqual([]);
    expect(await readRange(silent)).toEqual([]);
    expect(await readRange(chosen)).toHaveLength(1);
    expect(await lookUp(unlisted)).toHaveLength(1);
  });

  test("of its last fingerprint, too, has the length that its answer says, and can be cached for an hour", async () => {
    const last = `ffff${"f".repeat(60)}`;
    await registerFile(ada, last, { aiUse: { index: "refuse" }, ...isListed });
    const { headers, body, statusCode } = await app.inject({ url: "/uses/range/ffff00" });
    expect({ statusCode, ...(JSON.parse(body) as Range) }).toMatchObject({
      statusCode: 200,
      prefix: "ffff",
      prefixLength: 4,
      files: [{ sha256: last }],
    });
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    const again = { "if-none-match": String(headers.etag) };
    expect(await app.inject({ url: "/uses/range/ffff", headers: again })).toMatchObject({ statusCode: 304 });
    expect(await send(app, "GET", "/uses/range/ff")).toMatchObject({ status: 404 });
    expect(await send(app, "GET", "/uses/range/FFFF")).toMatchObject({ status: 404 });
  });

  test("has longer prefixes once there are ten million entries", async () => {
    await pool.query("update log_state set size = size + 10000000");
    try {
      expect(await send(app, "GET", "/uses/range/ffff")).toEqual(
        refusal("validation_failed", { prefix: "too_short" }),
      );
      const { answer } = await send(app, "GET", "/uses/range/fffff");
      expect(answer).toMatchObject({ prefix: "fffff", prefixLength: 5 });
    } finally {
      await pool.query("update log_state set size = size - 10000000");
    }
  });
});

describe("the daily list", () => {
  const context = { ...speaking, db, objects };
  const readList = async () => {
    const { statusCode, headers, rawPayload } = await app.inject({ url: "/uses/list.jsonl.gz" });
    expect(statusCode).toBe(200);
    const lines = gunzipSync(rawPayload).toString().trimEnd().split("\n");
    const [head, ...files] = lines.map((line) => JSON.parse(line) as unknown);
    return { head, files: files as LookedUp["files"], tag: headers.etag };
  };

  test("is not there before it was made", async () => {
    expect(await send(app, "GET", "/uses/list.jsonl.gz")).toMatchObject({ status: 404 });
  });

  test("has listed works that say something, once a day, and is the newest", async () => {
    const [listed, chosen] = [newFile(), newFile()];
    const { id } = await registerFile(ada, listed, { aiUse: { index: "refuse" }, ...isListed });
    await registerFile(ada, chosen, { aiUse: { index: "refuse" }, listUses: true });
    await makeDailyList(context);
    const first = await readList();
    expect(first.head).toMatchObject({ format: "colophon-uses-list/v1", prefixLength: 4 });
    const listedIn = ({ files }: { files: LookedUp["files"] }) => files.map(({ sha256 }) => sha256);
    expect(listedIn(first)).toContain(listed);
    expect(listedIn(first)).not.toContain(chosen);
    expect(listedIn(first)).toEqual(listedIn(first).toSorted());
    const again = { "if-none-match": String(first.tag) };
    expect(await app.inject({ url: "/uses/list.jsonl.gz", headers: again })).toMatchObject({
      statusCode: 304,
    });

    await say(ada, id, { kind: "withdrawn" });
    await makeDailyList(context);
    expect((await readList()).files).toEqual(first.files);
    await makeDailyList(context, Date.now() - 86_400_000 * 3);
    expect((await readList()).files).toEqual(first.files);
    await objects.deleteAll("uses");
    await makeDailyList(context);
    expect(listedIn(await readList())).not.toContain(listed);
  });

  test("of days that are over is deleted", async () => {
    await objects.put("uses/2020-01-01.jsonl.gz", Buffer.from("old"));
    await objects.deleteAll("uses/none");
    const tomorrow = Date.now() + 86_400_000;
    await makeDailyList(context, tomorrow);
    const kept: string[] = [];
    for await (const { key } of objects.list("uses")) kept.push(key);
    expect(kept).not.toContain("uses/2020-01-01.jsonl.gz");
    expect(kept).toHaveLength(2);
  });
});
