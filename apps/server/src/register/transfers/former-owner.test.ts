import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { call } from "@colophon/api";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  register,
} from "@colophon/testing/account";
import { patience } from "@colophon/testing/patience";
import { openWholeApp, type WholeApp } from "../../../test/whole-app.ts";
import { copyKey } from "../deposits/deposit.ts";

// Every question of "my works", asked by the registrant and by the present owner, of the whole server.

let baseUrl: string;
let db: WholeApp["db"];
let pool: WholeApp["pool"];
let objects: WholeApp["objects"];
let dataDir: string;
beforeAll(async () => {
  ({ origin: baseUrl, db, pool, objects, dataDir } = await openWholeApp());
});
let ada: Account;
let grace: Account;
let id: string;
let certificateId: string;
const init = (account: Account) => ({ baseUrl, headers: authorization(account.token) });
const ids = (works: readonly { certificateId: string }[]) => works.map((work) => work.certificateId);

/** Of the letter that was sent: the code behind its link. */
async function mailedToken(): Promise<string> {
  const folder = path.join(dataDir, "outbox");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  const token = mails.map(({ text = "" }) => /\/transfers#([\w-]{43})/.exec(text)?.[1]).find(Boolean);
  if (token === undefined) throw new Error("no letter yet");
  return token;
}

beforeAll(async () => {
  [ada, grace] = [await openAccount(baseUrl, "Ada Lovelace"), await openAccount(baseUrl, "Grace Hopper")];
  await sql`insert into profiles (user_id, visibility) select id, 'public' from users
    on conflict (user_id) do update set visibility = 'public'`.execute(db);
  const file = { sha256: "cd".repeat(32), name: "keeper.txt", size: 4, mediaType: "text/plain" };
  ({ id, certificateId } = await register(ada, {
    title: "The Lighthouse Keeper",
    file,
    showCreatorEmail: false,
  }));
  await call("PATCH /api/ip/{id}", { params: { id }, body: { sharedPublicly: false } }, init(ada));
  await pool.query("insert into deposits (work_id, size, kept_at) values ($1, 4, now())", [id]);
  await objects.put(copyKey({ workId: id, number: 1, copyId: null }), Buffer.from("copy"));
  await confirmSession(ada);
  const body = { email: grace.user.email, to: "Grace Hopper", rights: "All rights." };
  await call("POST /api/ip/{id}/transfer", { params: { id }, body }, init(ada));
  const token = await vi.waitFor(mailedToken, patience);
  await call("POST /api/transfers/answer", { body: { token, answer: "accept" } }, init(grace));
});

describe("of a work that was transferred", () => {
  test("the portfolio is the successor's", async () => {
    expect(ids(await call("GET /api/ip/user", { query: {} }, init(ada)))).toEqual([]);
    expect(ids(await call("GET /api/ip/user", { query: {} }, init(grace)))).toEqual([certificateId]);
  });

  test("nobody has a private copy any more, and the successor may make one", async () => {
    expect(await objects.get(copyKey({ workId: id, number: 1, copyId: null }))).toBeUndefined();
    expect((await call("GET /api/ip/{id}", { params: { id } }, init(grace))).file?.deposit).toBe("none");
    for (const account of [ada, grace]) {
      const { status } = await fetch(`${baseUrl}/api/ip/${id}/file`, {
        headers: authorization(account.token),
      });
      expect(status).toBe(404);
    }
  });

  test("what only the registrant saw is shown to neither", async () => {
    const params = { id: certificateId };
    const anybody = await call("GET /api/certificates/{id}/bundle", { params }, { baseUrl });
    for (const account of [ada, grace]) {
      const seen = await call("GET /api/ip/verify/{id}", { params }, init(account));
      expect(seen.creator).toMatchObject({ name: "Ada Lovelace", email: null });
      const bundle = await call("GET /api/certificates/{id}/bundle", { params }, init(account));
      expect(bundle["sdJwt"]).toBe(anybody["sdJwt"]);
    }
  });

  test("the export of each has what is theirs", async () => {
    await Promise.all([confirmSession(ada), confirmSession(grace)]);
    const [ofAda, ofGrace] = [
      await call("GET /api/user/export", {}, init(ada)),
      await call("GET /api/user/export", {}, init(grace)),
    ];
    expect(ofAda.works).toEqual([]);
    expect(ofAda.transferredWorks).toHaveLength(1);
    expect(ofAda.transferredWorks[0]).toMatchObject({
      certificate: {
        id: certificateId,
        claims: { creatorName: "Ada Lovelace", creatorEmail: ada.user.email },
        statements: [{ kind: "transferred", said: { to: "Grace Hopper" } }],
      },
    });
    expect(ofAda.transferredWorks[0]?.privateDetails).not.toBe(null);
    expect(ofGrace.transferredWorks).toEqual([]);
    expect(ofGrace.works[0]).toMatchObject({
      id,
      privateDetails: null,
      depositedFiles: [],
      certificate: { statements: [{ kind: "transferred", by: "registrant" }] },
    });
    expect(Object.keys(ofGrace.works[0]?.certificate.claims ?? {})).not.toContain("creatorEmail");
    expect(ofGrace.statements).toEqual([]);
  });

  test("the order and its receipt stay with the account that paid", async () => {
    const [ofAda, ofGrace] = [
      await call("GET /api/orders", { query: {} }, init(ada)),
      await call("GET /api/orders", { query: {} }, init(grace)),
    ];
    expect(JSON.stringify(ofAda)).toContain(certificateId);
    expect(JSON.stringify(ofGrace)).not.toContain(certificateId);
    // Its title of today is its owner's matter.
    expect(JSON.stringify(ofAda)).not.toContain("The Lighthouse Keeper");
  });

  test("an unlisted one is found by the successor alone", async () => {
    const found = async (account: Account) => {
      const body = { query: "The Lighthouse Keeper" };
      return JSON.stringify(await call("POST /api/chat/query", { body }, init(account)));
    };
    expect(await found(ada)).not.toContain(certificateId);
    expect(await found(grace)).toContain(certificateId);
  });

  test("a creator's page has it where it names that creator, once its owner lists it", async () => {
    const pageOf = async ({ user }: Account) =>
      ids((await call("GET /api/creators/{id}", { params: { id: user.id }, query: {} }, { baseUrl })).works);
    expect(await pageOf(ada)).toEqual([]);
    await call("PATCH /api/ip/{id}", { params: { id }, body: { sharedPublicly: true } }, init(grace));
    expect(await pageOf(ada)).toEqual([certificateId]);
    expect(await pageOf(grace)).toEqual([]);
    const { creator } = await call("GET /api/ip/verify/{id}", { params: { id: certificateId } }, { baseUrl });
    expect(creator).toMatchObject({ name: "Ada Lovelace", profileId: ada.user.id });
    const listed = await call("GET /api/ip/listed", { query: {} }, { baseUrl });
    expect(listed.works).toContainEqual(expect.objectContaining({ certificateId, profileId: ada.user.id }));
  });
});
