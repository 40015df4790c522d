import { readFile } from "node:fs/promises";
import { api, type FieldErrorCode, selfIdentificationFields } from "@colophon/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testDataKey } from "../../../test/test-data-key.ts";
import { isLong } from "@colophon/testing/is-long";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { profileRoutes } from "./profile-routes.ts";

const { db, pool } = await createTestDatabase();
const keys = { dataEncryption: { key: testDataKey(), fingerprint: "" } };
const log: string[] = [];
const app = await createTestApp({ db, log }, (server, bind) => profileRoutes(server, bind, { db, keys }));

const url = "/api/user/profile";
const identity = "/api/user/self-identification";
const address = {
  line1: "5 St James's Square",
  line2: "",
  city: "London",
  province: "",
  postal_code: "SW1Y 4JU",
  country: "England",
};
const emptyAddress = { line1: "", line2: "", city: "", province: "", postal_code: "", country: "" };
const full = {
  full_name: "Ada King",
  professional_title: "Analyst",
  bio: "One line.\nAnother.",
  website_url: "https://ada.example/notes?on=engines#g",
  profile_visibility: "selective",
  address,
};

describe("the profile", () => {
  test("is empty and private until something is saved", async () => {
    const { token } = await makeUser(db);
    expect(await send(app, "GET", url, { token })).toEqual({
      status: 200,
      answer: {
        full_name: "Ada Lovelace",
        professional_title: "",
        bio: "",
        website_url: "",
        profile_visibility: "private",
        address: emptyAddress,
        profile_image_url: null,
      },
    });
    const saved = { status: 200, answer: { ...full, profile_image_url: null } };
    expect(await send(app, "PUT", url, { token, body: full })).toEqual(saved);
    expect(await send(app, "GET", url, { token })).toEqual(saved);
  });

  test("is replaced as a whole", async () => {
    const { token } = await makeUser(db);
    await send(app, "PUT", url, { token, body: full });
    const { answer } = await send(app, "PUT", url, { token, body: { full_name: "Ada" } });
    expect(answer).toMatchObject({ bio: "", profile_visibility: "private", address: emptyAddress });
  });

  test("keeps the address sealed, visible only to its user, and out of the log", async () => {
    const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
    await send(app, "PUT", url, { token: ada.token, body: full });
    const { rows } = await pool.query<{ row: string }>("select profiles::text as row from profiles");
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      expect(row).not.toContain("James");
      expect(row).not.toContain(Buffer.from("James").toString("hex"));
    }
    expect(log.join("")).not.toMatch(/James|London|Analyst|SW1Y/);

    await send(app, "PUT", url, { token: bo.token, body: { full_name: "Bo" } });
    await pool.query(
      `update profiles set address = (select address from profiles where user_id = $1) where user_id = $2`,
      [ada.id, bo.id],
    );
    expect(await send(app, "GET", url, { token: bo.token })).toEqual(refusal("internal_error"));
  });

  test.each<[object, Record<string, FieldErrorCode>]>([
    [{ full_name: " " }, { full_name: "required" }],
    [{ full_name: undefined }, { full_name: "required" }],
    [{ full_name: "x".repeat(201) }, { full_name: "too_long" }],
    [{ bio: "x".repeat(5001) }, { bio: "too_long" }],
    [{ profile_visibility: "secret" }, { profile_visibility: "invalid" }],
    [{ address: { ...address, line1: "x".repeat(201) } }, { "address.line1": "too_long" }],
    [{ address: "here" }, { address: "invalid" }],
    [{ website_url: "ada.example" }, { website_url: "invalid_url" }],
    [{ website_url: "javascript:alert(1)" }, { website_url: "invalid_url" }],
    [{ website_url: "https://good.example@evil.example/" }, { website_url: "invalid_url" }],
    [{ website_url: "https://good.example\\@evil.example/" }, { website_url: "invalid_url" }],
    [{ website_url: "https://[::1/" }, { website_url: "invalid_url" }],
    [{ website_url: "https:///path" }, { website_url: "invalid_url" }],
    [{ website_url: "https://salma" }, { website_url: "invalid_url" }],
    [{ website_url: "https://salma./" }, { website_url: "invalid_url" }],
  ])("refuses %j and keeps what was there", async (wrong, fields) => {
    const { token } = await makeUser(db);
    const refused = await send(app, "PUT", url, { token, body: { ...full, ...wrong } });
    expect(refused).toEqual(refusal("validation_failed", fields));
    expect((await send(app, "GET", url, { token })).answer).toMatchObject({
      full_name: "Ada Lovelace",
      bio: "",
    });
  });
});

describe("the self-identification", () => {
  const nothing = Object.fromEntries(selfIdentificationFields.map((field) => [field, ""]));
  const allPrivate = Object.fromEntries(selfIdentificationFields.map((field) => [field, "private"]));

  test("is empty and private until it is saved", async () => {
    const { token } = await makeUser(db);
    expect(await send(app, "GET", identity, { token })).toEqual({
      status: 200,
      answer: { ...nothing, privacy_settings: allPrivate },
    });
  });

  test("contains what was saved; missing fields are empty and private", async () => {
    const { token } = await makeUser(db);
    const body = {
      pronouns: " she/her ",
      languages_spoken: "English",
      privacy_settings: { pronouns: "public" },
    };
    const saved = {
      status: 200,
      answer: {
        ...nothing,
        pronouns: "she/her",
        languages_spoken: "English",
        privacy_settings: { ...allPrivate, pronouns: "public" },
      },
    };
    expect(await send(app, "POST", identity, { token, body })).toEqual(saved);
    expect(await send(app, "GET", identity, { token })).toEqual(saved);
  });

  test("and the profile don't affect each other", async () => {
    const { token } = await makeUser(db);
    await send(app, "POST", identity, { token, body: { pronouns: "they/them" } });
    await send(app, "PUT", url, { token, body: full });
    await send(app, "POST", identity, { token, body: { pronouns: "she/her" } });
    expect((await send(app, "GET", url, { token })).answer).toEqual({ ...full, profile_image_url: null });
    expect((await send(app, "GET", identity, { token })).answer).toMatchObject({ pronouns: "she/her" });
  });

  test("is sealed", async () => {
    const { id, token } = await makeUser(db);
    await send(app, "POST", identity, { token, body: { indigenous_identity: "Mi'kmaq" } });
    const { rows } = await pool.query<{ sealed: Buffer }>(
      "select self_identification as sealed from profiles where user_id = $1",
      [id],
    );
    expect(rows[0]?.sealed.length).toBeGreaterThan(100);
    expect(rows[0]?.sealed.includes("kmaq")).toBe(false);
    expect(log.join("")).not.toContain("kmaq");
  });

  test.each<[object, Record<string, FieldErrorCode>]>([
    [{ pronouns: 3 }, { pronouns: "invalid" }],
    [{ pronouns: "x".repeat(501) }, { pronouns: "too_long" }],
    [{ privacy_settings: { pronouns: "everybody" } }, { "privacy_settings.pronouns": "invalid" }],
    [{ privacy_settings: [] }, { privacy_settings: "invalid" }],
  ])("refuses %j", async (body, fields) => {
    const { token } = await makeUser(db);
    expect(await send(app, "POST", identity, { token, body })).toEqual(refusal("validation_failed", fields));
  });
});

describe("any text is saved as the contract parses it, or refused", async () => {
  const { token } = await makeUser(db);
  const strings = JSON.parse(
    await readFile(new URL("../../../testdata/strings/blns.json", import.meta.url), "utf8"),
  ) as string[];
  const fields = api["PUT /api/user/profile"].body;

  async function expectReadOrRefused(hostile: unknown): Promise<void> {
    const body = {
      full_name: hostile,
      professional_title: hostile,
      bio: hostile,
      website_url: typeof hostile === "string" ? `https://ada.example/${hostile}` : hostile,
      address: { ...address, line2: hostile },
    };
    const read = fields.safeParse(body).data;
    const { status, answer } = await send(app, "PUT", url, { token, body });
    // A member named __proto__ is refused before anything is validated.
    const code: unknown = expect.stringMatching(/^(validation_failed|malformed_request)$/);
    expect(status).toBe(read ? 200 : 400);
    expect(answer).toMatchObject(read ? { ...read, profile_image_url: null } : { code });
  }

  test("every naughty string", async () => {
    for (const string of strings) await expectReadOrRefused(string);
  });

  test("and any other", async () => {
    const values = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.jsonValue());
    await fc.assert(fc.asyncProperty(values, expectReadOrRefused), { numRuns: isLong ? 200 : 50 });
  });
});

test.each([
  ["GET", url],
  ["PUT", url],
  ["GET", identity],
  ["POST", identity],
] as const)("%s %s needs a session", async (method, path) => {
  expect(await send(app, method, path)).toEqual(refusal("unauthorized"));
});
