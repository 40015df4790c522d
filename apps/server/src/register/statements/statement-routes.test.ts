import { randomUUID } from "node:crypto";
import { api, type ApiErrorCode, type WantedStatementInput } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { openSpeakingApp } from "../../../test/speaking-app.ts";

const { app, db, pool, register, say, look, list, status, verify } = await openSpeakingApp();
const { materialDetails } = makeRegistrationInput();

const ada = await makeUser(db);
const withdrawal: WantedStatementInput = { kind: "withdrawn", reason: "It was never finished." };
const correction: WantedStatementInput = { kind: "corrected", fields: { title: "The Lighthouse Keepers" } };

const countOf = async (table: "statements" | "log_entries" | "works") => {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
};
const listedIds = async () => {
  const { answer } = await send(app, "GET", "/api/ip/listed");
  return (answer as { works: { certificateId: string }[] }).works.map(({ certificateId }) => certificateId);
};

describe("a correction", () => {
  test("is in effect at once, and anyone who has the bundle can check it", async () => {
    const { id, certificateId } = await register(ada);
    const said = await say(ada, id, {
      kind: "corrected",
      fields: { title: "The Lighthouse Keepers", publication: null },
      reason: "There are two of them.",
    });
    expect(said).toMatchObject({ status: 201, answer: { n: 0, kind: "corrected", by: "registrant" } });
    expect(await status(certificateId)).toMatchObject({
      state: "current",
      heading: "corrected",
      statements: [
        {
          n: 0,
          kind: "corrected",
          by: "registrant",
          said: {
            reason: "There are two of them.",
            fields: {
              title: { old: "The Lighthouse Keeper", new: "The Lighthouse Keepers" },
              publication: {
                old: { date: "2026-03-01", city: "Halifax", province: "Nova Scotia" },
                new: null,
              },
            },
          },
          withheld: 0,
          walletSignature: "absent",
        },
      ],
    });
    expect(await verify(certificateId)).toMatchObject({
      title: "The Lighthouse Keeper",
      status: "corrected",
      statements: [{ n: 0, kind: "corrected", by: "registrant" }],
      corrections: { title: "The Lighthouse Keepers", publication: null },
    });
    expect(await look(ada, id)).toMatchObject({
      status: "corrected",
      fields: { title: "The Lighthouse Keepers", publication: null },
      statements: [{ n: 0, said: { reason: "There are two of them." } }],
    });
    expect(await list(ada)).toContainEqual(
      expect.objectContaining({ id, title: "The Lighthouse Keepers", status: "corrected" }),
    );
  });

  test("of a correction says what was said before it, and may take it back", async () => {
    const { id, certificateId } = await register(ada);
    await say(ada, id, correction);
    await say(ada, id, { kind: "corrected", fields: { title: "The Lighthouse Keeper", keywords: [] } });
    expect(await status(certificateId)).toMatchObject({
      heading: "corrected",
      statements: [
        { said: { fields: { title: { old: "The Lighthouse Keeper" } } } },
        {
          said: {
            fields: {
              title: { old: "The Lighthouse Keepers", new: "The Lighthouse Keeper" },
              keywords: { old: ["sea", "letters"], new: null },
            },
          },
        },
      ],
    });
    expect((await verify(certificateId)).corrections).toEqual({ keywords: [] });
  });

  test("moves a work to its place in the lists and the search", async () => {
    const { id, certificateId } = await register(ada, {
      materialDetails: { ...materialDetails, title: "Zanzibar Quartet" },
    });
    const typed = async (type: string) =>
      JSON.stringify((await send(app, "GET", `/api/ip/listed?type=${type}`)).answer);
    expect(await typed("screenplay")).toContain(certificateId);
    await say(ada, id, { kind: "corrected", fields: { title: "Madagascar Quintet", materialType: "music" } });
    expect(await typed("screenplay")).not.toContain(certificateId);
    expect(await typed("music")).toContain("Madagascar Quintet");
    const { rows } = await pool.query(
      "select title_key, listed from search_works where certificate_id = $1",
      [certificateId],
    );
    expect(rows).toEqual([{ title_key: "madagascar quintet", listed: true }]);
  });

  test("of an unlisted work leaves it unlisted", async () => {
    const { id, certificateId } = await register(ada);
    await send(app, "PATCH", `/api/ip/${id}`, { token: ada.token, body: { sharedPublicly: false } });
    await say(ada, id, correction);
    expect(await listedIds()).not.toContain(certificateId);
    await send(app, "PATCH", `/api/ip/${id}`, { token: ada.token, body: { sharedPublicly: true } });
    expect(await listedIds()).toContain(certificateId);
  });
});

describe("a newer version", () => {
  test("takes the place of the older one, in one step", async () => {
    const older = await register(ada);
    const newer = await register(ada, {
      supersedes: older.certificateId.toLowerCase(),
      materialDetails: { ...materialDetails, title: "The Lighthouse Keepers" },
    });
    expect(await status(older.certificateId)).toMatchObject({
      heading: "superseded",
      statements: [{ kind: "superseded", by: "registrant", said: { certificate: newer.certificateId } }],
    });
    expect(await verify(older.certificateId)).toMatchObject({
      status: "superseded",
      supersedes: null,
      supersededBy: newer.certificateId,
    });
    expect(await verify(newer.certificateId)).toMatchObject({
      status: "valid",
      supersedes: older.certificateId,
      supersededBy: null,
    });
    expect(await listedIds()).toContain(newer.certificateId);
    expect(await listedIds()).not.toContain(older.certificateId);
    expect((await look(ada, older.id)).versions).toMatchObject([
      { relation: "newer", certificateId: newer.certificateId, workId: newer.id },
    ]);
    const newest = await register(ada, { supersedes: newer.certificateId });
    expect((await look(ada, newer.id)).versions).toMatchObject([
      { relation: "newer", certificateId: newest.certificateId },
      { relation: "older", certificateId: older.certificateId },
    ]);
    expect((await look(ada, newest.id)).versions.map(({ workId }) => workId)).toEqual([newer.id, older.id]);
  });

  test("cannot be unlisted and listed to bring the older one back", async () => {
    const older = await register(ada);
    await register(ada, { supersedes: older.certificateId });
    for (const sharedPublicly of [false, true]) {
      await send(app, "PATCH", `/api/ip/${older.id}`, { token: ada.token, body: { sharedPublicly } });
      expect(await listedIds()).not.toContain(older.certificateId);
    }
    await say(ada, older.id, correction);
    expect(await listedIds()).not.toContain(older.certificateId);
  });

  test("has one place: a second one of the same work, of another's or of none is refused", async () => {
    const older = await register(ada);
    await register(ada, { supersedes: older.certificateId });
    const bo = await makeUser(db);
    const theirs = await register(bo);
    const withdrawn = await register(ada);
    await say(ada, withdrawn.id, withdrawal);
    const before = [await countOf("works"), await countOf("log_entries")];
    const refusals: [string, ApiErrorCode][] = [
      [older.certificateId, "work_superseded"],
      [theirs.certificateId, "certificate_not_found"],
      ["RSF-000000000", "certificate_not_found"],
      ["none", "certificate_not_found"],
      [withdrawn.certificateId, "work_withdrawn"],
    ];
    for (const [supersedes, code] of refusals) {
      const body = makeRegistrationInput({ supersedes });
      expect(await send(app, "POST", "/api/ip/register", { token: ada.token, body })).toEqual(refusal(code));
    }
    expect([await countOf("works"), await countOf("log_entries")]).toEqual(before);
  });

  test("is registered once for one key, also by two who race", async () => {
    const older = await register(ada);
    const headers = { "idempotency-key": randomUUID() };
    const send8 = Array.from({ length: 8 }, () =>
      register(ada, { supersedes: older.certificateId }, headers),
    );
    const answers = await Promise.all(send8);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await verify(older.certificateId)).statements).toHaveLength(1);
    expect(await register(ada, { supersedes: older.certificateId }, headers)).toEqual(answers[0]);
  });

  test("can be named later only if its own record names this work", async () => {
    const [older, other] = [await register(ada), await register(ada)];
    for (const certificate of [other.certificateId, older.certificateId, "RSF-000000000"])
      expect(await say(ada, older.id, { kind: "superseded", certificate })).toEqual(
        refusal("newer_version_mismatch"),
      );
  });
});

describe("a withdrawal", () => {
  test("is final: the work is in no list, and its owner has nothing more to say", async () => {
    const { id, certificateId } = await register(ada);
    expect(await say(ada, id, withdrawal)).toMatchObject({ status: 201, answer: { kind: "withdrawn" } });
    expect(await status(certificateId)).toMatchObject({
      heading: "withdrawn",
      statements: [{ said: { reason: "It was never finished." } }],
    });
    expect(await listedIds()).not.toContain(certificateId);
    expect(await verify(certificateId)).toMatchObject({
      status: "withdrawn",
      title: "The Lighthouse Keeper",
    });
    const sayings: WantedStatementInput[] = [
      correction,
      withdrawal,
      { kind: "superseded", certificate: certificateId },
    ];
    for (const saying of sayings) expect(await say(ada, id, saying)).toEqual(refusal("work_withdrawn"));
    const listing = { token: ada.token, body: { sharedPublicly: true } };
    expect(await send(app, "PATCH", `/api/ip/${id}`, listing)).toEqual(refusal("work_withdrawn"));
    expect(await look(ada, id)).toMatchObject({ status: "withdrawn", sharedPublicly: false });
    expect(await list(ada)).toContainEqual(expect.objectContaining({ id, status: "withdrawn" }));
  });
});

describe("refused, without a trace, is", () => {
  test.each<[string, WantedStatementInput, ReturnType<typeof refusal>]>([
    [
      "a correction that changes nothing",
      { kind: "corrected", fields: { title: " The  Lighthouse Keeper", keywords: ["sea", "letters"] } },
      refusal("correction_changes_nothing"),
    ],
    ["one of nothing", { kind: "corrected", fields: {} }, refusal("correction_changes_nothing")],
    [
      "an empty title",
      { kind: "corrected", fields: { title: "" } },
      refusal("validation_failed", { "fields.title": "required" }),
    ],
    [
      "a category twice",
      { kind: "corrected", fields: { categories: ["literary", "literary"] } },
      refusal("validation_failed", { "fields.categories": "invalid" }),
    ],
    [
      "a publication to come",
      { kind: "corrected", fields: { publication: { date: "2999-01-01", city: "Halifax" } } },
      refusal("validation_failed", { "fields.publication.date": "future_date" }),
    ],
    [
      "a reason that is too long",
      { kind: "withdrawn", reason: "x".repeat(2001) },
      refusal("validation_failed", { reason: "too_long" }),
    ],
  ])("%s", async (_what, saying, expected) => {
    const { id } = await register(ada);
    const before = [await countOf("statements"), await countOf("log_entries")];
    expect(await say(ada, id, saying)).toEqual(expected);
    expect([await countOf("statements"), await countOf("log_entries")]).toEqual(before);
  });

  test("what others say, or nobody", async () => {
    const { id } = await register(ada);
    const bo = await makeUser(db);
    expect(await say(bo, id, correction)).toEqual(refusal("not_found"));
    expect(await say(ada, randomUUID(), correction)).toEqual(refusal("not_found"));
    expect(await send(app, "GET", `/api/ip/${id}`, { token: bo.token })).toEqual(refusal("not_found"));
    const url = `/api/ip/${id}/statements`;
    expect(await send(app, "POST", url, { body: correction })).toEqual(refusal("unauthorized"));
  });

  test("what only others may say", async () => {
    const { id } = await register(ada);
    for (const kind of ["disputed", "erased", "blocked", "sung"]) {
      const body = { kind, text: "x" };
      const { status: code } = await send(app, "POST", `/api/ip/${id}/statements`, {
        token: ada.token,
        body,
      });
      expect(code).toBe(400);
    }
  });

  test("a key that was used for another body, or for a registration", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const { id } = await register(ada, {}, headers);
    expect(await say(ada, id, correction, headers)).toEqual(refusal("idempotency_key_reused"));
    const other = { "idempotency-key": randomUUID() };
    await say(ada, id, correction, other);
    expect(await say(ada, id, withdrawal, other)).toEqual(refusal("idempotency_key_reused"));
    const body = makeRegistrationInput();
    const again = { token: ada.token, body, headers: other };
    expect(await send(app, "POST", "/api/ip/register", again)).toEqual(refusal("idempotency_key_reused"));
  });
});

describe("said at the same time", () => {
  test("with one key, it is said once", async () => {
    const { id, certificateId } = await register(ada);
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(ada, id, withdrawal, headers)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await say(ada, id, withdrawal, headers)).toEqual(answers[0]);
    expect((await verify(certificateId)).statements).toHaveLength(1);
  });

  test("of one work, one comes after the other, and each says what the one before had said", async () => {
    const { id, certificateId } = await register(ada);
    const titles = ["One", "Two", "Three", "Four"];
    const answers = await Promise.all(
      titles.map((title) => say(ada, id, { kind: "corrected", fields: { title } })),
    );
    expect(answers.map(({ status: code }) => code)).toEqual([201, 201, 201, 201]);
    const found = await status(certificateId);
    if (found.state === "refused") throw new Error(found.code);
    const changes = found.statements.map(({ said }) => said.fields?.["title"]);
    expect(new Set(changes.map((change) => change?.new))).toEqual(new Set(titles));
    expect(changes.map((change) => change?.old)).toEqual([
      "The Lighthouse Keeper",
      ...changes.slice(0, -1).map((change) => change?.new),
    ]);
  });

  test("of many works, all of it is said", async () => {
    const works = await Promise.all(Array.from({ length: 12 }, () => register(ada)));
    const answers = await Promise.all(works.map(({ id }) => say(ada, id, correction)));
    expect(answers.map(({ answer }) => (answer as { n: number }).n)).toEqual(works.map(() => 0));
  });
});

describe("a stolen token", () => {
  const kinds = api["POST /api/ip/{id}/statements"].body.options.map(({ shape }) => shape.kind.value);

  test.each(kinds.filter((kind) => kind !== "corrected" && kind !== "ai_use"))(
    "is not enough to say %s, which nothing undoes",
    async (kind) => {
      const owner = await makeUser(db);
      const [{ id }, newer] = [await register(owner), await register(owner)];
      const body = { kind, certificate: newer.certificateId } as WantedStatementInput;
      const before = await countOf("statements");
      for (const headers of [{}, { "idempotency-key": randomUUID() }])
        expect(
          await send(app, "POST", `/api/ip/${id}/statements`, { token: owner.token, body, headers }),
        ).toEqual(refusal("confirmation_needed"));
      expect(await countOf("statements")).toBe(before);
      expect(await look(owner, id)).toMatchObject({ status: "valid", sharedPublicly: true });
    },
  );

  test("is enough for a correction, which another one takes back, and for a newer version that is registered", async () => {
    const owner = await makeUser(db);
    const older = await register(owner);
    const { token } = owner;
    expect(
      await send(app, "POST", `/api/ip/${older.id}/statements`, { token, body: correction }),
    ).toMatchObject({ status: 201 });
    await register(owner, { supersedes: older.certificateId });
    expect(await look(owner, older.id)).toMatchObject({ status: "superseded" });
  });
});
