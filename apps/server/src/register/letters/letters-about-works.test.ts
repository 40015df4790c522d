import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import PostalMime, { type Email } from "postal-mime";
import { isLong } from "@colophon/testing/is-long";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "@colophon/api";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  register,
} from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { confirmAddress } from "../../../test/test-letters.ts";
import { openWholeApp, type WholeApp } from "../../../test/whole-app.ts";
import { queueFinalProofs } from "./queue-final-proofs.ts";
import { patience } from "@colophon/testing/patience";

let origin: string;
let db: WholeApp["db"];
let pool: WholeApp["pool"];
let dataDir: string;
beforeAll(async () => {
  ({ origin, db, pool, dataDir } = await openWholeApp());
});
let account: Account;
const outbox = async (): Promise<Email[]> => {
  const folder = path.join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter(
    ({ to, subject }) => to?.[0]?.address === account.user.email && !ofTheAccount.includes(subject ?? ""),
  );
};
const rows = () =>
  db
    .selectFrom("letters")
    .selectAll()
    .where("user_id", "=", account.user.id)
    .where("kind", "in", ["certificateReady", "finalProof"])
    .orderBy("queued_at")
    .execute();
/** Signing up and confirming send letters, too. */
const ofTheAccount = ["Confirm your email address", "Welcome to Colophon"];

beforeEach(async () => {
  account = await openAccount(origin, "Ada Lovelace", { isConfirmed: false, withLetters: true });
});

describe("a registration", () => {
  test("is reported with the certificate and its proof, and once more when final", async () => {
    await confirmAddress(db, account.user.email);
    const { certificateId } = await register(account, { title: "The Lighthouse Keeper" });
    await vi.waitFor(async () => {
      const letters = await rows();
      expect(letters.every(({ sent_at }) => sent_at !== null)).toBe(true);
      expect(letters.length).toBeGreaterThan(0);
    }, patience);
    const [first] = await outbox();
    expect(first?.subject).toBe("Your certificate for “The Lighthouse Keeper”");
    expect(first?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["The Lighthouse Keeper_certificate.pdf", "application/pdf"],
      [`${certificateId}.colophon.json`, "application/json"],
    ]);
    const [pdf, bundle] = first?.attachments ?? [];
    expect(
      Buffer.from(pdf?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(JSON.parse(Buffer.from(bundle?.content as ArrayBuffer).toString())).toMatchObject({
      format: "colophon-bundle/v1",
    });
    const headers = Object.fromEntries((first?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["list-unsubscribe"]).toMatch(/^<http:\/\/localhost:8080\/api\/letters\/stop\/[\w-]+>$/);

    // Either the anchor was already final when the first letter was sent, which says so, or there is a second one.
    await vi.waitFor(async () => {
      const { rows: told } = await sql<{ size: number }>`select size from final_proofs_told`.execute(db);
      expect(told[0]?.size).toBeGreaterThan(1);
      expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true);
    }, patience);
    await Promise.all([queueFinalProofs(pool), queueFinalProofs(pool)]);
    const mails = await outbox();
    expect(mails.length).toBe((await rows()).length);
    const last = mails.at(-1);
    expect(last?.text).toContain("Your registration is now on a blockchain");
    const proof = JSON.parse(Buffer.from(last?.attachments[1]?.content as ArrayBuffer).toString()) as {
      anchors: unknown[];
    };
    expect(proof.anchors).toHaveLength(1);
  });

  test("has its letters in the export, and erasing deletes them, queued ones too", async () => {
    await confirmAddress(db, account.user.email);
    await register(account);
    await vi.waitFor(
      async () => expect((await rows()).some(({ sent_at }) => sent_at !== null)).toBe(true),
      patience,
    );
    await confirmSession(account);
    const headers = authorization(account.token);
    const exported = await call("GET /api/user/export", {}, { baseUrl: origin, headers });
    expect(exported.letters).toContainEqual({
      kind: "certificateReady",
      sentAt: expect.any(String) as unknown,
    });
    await sql`insert into letters (kind, subject, user_id, language, bulk, due_at)
      values ('finalProof', 'later', ${account.user.id}, 'en', false, now() + interval '1 hour')`.execute(db);
    await call("DELETE /api/user", {}, { baseUrl: origin, headers });
    expect(await rows()).toEqual([]);
  });

  test.runIf(isLong)("isn't reported to an unconfirmed address, nor where such letters are off", async () => {
    await register(account);
    await confirmAddress(db, account.user.email);
    await db
      .updateTable("users")
      .set({ letters_off: ["certificateReady", "finalProof"] })
      .where("id", "=", account.user.id)
      .execute();
    await register(account);
    await vi.waitFor(async () => {
      const { rows: state } = await sql<{
        done: boolean;
      }>`select f.size = l.size as done from final_proofs_told f, log_state l`.execute(db);
      expect(state[0]?.done).toBe(true);
    }, patience);
    expect(await rows()).toEqual([]);
  });

  test("that is sent twice under one key is reported once, and one that is refused never", async () => {
    await confirmAddress(db, account.user.email);
    await Promise.all([1, 2, 3].map(() => register(account, { title: "Once", key: "one" })));
    expect((await rows()).filter(({ kind }) => kind === "certificateReady")).toHaveLength(1);
    await register(account, { payment: { provider: "stripe" } } as never).catch(() => undefined);
    expect((await rows()).filter(({ kind }) => kind === "certificateReady")).toHaveLength(1);
  });

  test.runIf(isLong)("of the twenty-first work of a day isn't reported", async () => {
    await confirmAddress(db, account.user.email);
    await sql`insert into letters (kind, subject, user_id, language, bulk, due_at, sent_at)
      select kind, n || ${account.user.id}, ${account.user.id}, 'en', true, null, now()
      from unnest('{certificateReady,finalProof}'::text[]) kind, generate_series(1, 20) n`.execute(db);
    await register(account);
    await vi.waitFor(
      async () => expect((await rows()).filter(({ due_at }) => due_at !== null)).toEqual([]),
      patience,
    );
    expect(await outbox()).toEqual([]);
  });
});

test("works that were registered together are reported by one letter, and once more when all are final", async () => {
  await confirmAddress(db, account.user.email);
  const { payment, ...input } = makeRegistrationInput();
  const registrations = Array.from({ length: 60 }, (_, row) => ({
    ...input,
    collaborators: [],
    materialDetails: { ...input.materialDetails, title: `Work ${row}` },
  }));
  const headers = authorization(account.token);
  await call(
    "POST /api/ip/register/batch",
    { body: { registrations, payment } },
    { baseUrl: origin, headers },
  );
  const kinds = async () => {
    const { rows: all } = await sql<{ kind: string; sent: boolean }>`select kind, sent_at is not null as sent
      from letters where user_id = ${account.user.id} and kind ~ '^(batch|cert|final)' order by queued_at`.execute(
      db,
    );
    return all;
  };
  await vi.waitFor(async () => {
    const { rows: state } = await sql<{ done: boolean }>`select f.size = l.size as done
      from final_proofs_told f, log_state l`.execute(db);
    expect([state[0]?.done, (await kinds()).every(({ sent }) => sent)]).toEqual([true, true]);
  }, patience);
  const told = (await kinds()).map(({ kind }) => kind);
  expect([["batchReady"], ["batchReady", "batchFinal"]]).toContainEqual(told);
  const mails = await outbox();
  expect(mails).toHaveLength(told.length);
  const [first] = mails;
  expect(first?.subject).toBe("Your certificates for 60 works");
  expect(first?.text).toContain("Work 49");
  expect(first?.text).not.toContain("Work 50");
  expect(first?.text).toContain("And 10 more.");
  expect(mails.at(-1)?.text).toContain("Your registrations are now on a blockchain");
  // The link in it switches letters about certificates off, these among them.
  await call(
    "PATCH /api/user/letters",
    { body: { certificateReady: false, finalProof: false } },
    { baseUrl: origin, headers },
  );
  await call(
    "POST /api/ip/register/batch",
    { body: { registrations: registrations.slice(0, 2), payment } },
    { baseUrl: origin, headers },
  );
  expect((await kinds()).map(({ kind }) => kind)).toEqual(told);
});

test("letters about a certificate that was erased are withdrawn", async () => {
  await sql`insert into letters (kind, subject, user_id, language, bulk)
    values ('certificateReady', 'RSF-000000000', ${account.user.id}, 'en', true)`.execute(db);
  await confirmAddress(db, account.user.email);
  await vi.waitFor(async () => expect(await rows()).toEqual([]), patience);
  expect(await outbox()).toEqual([]);
});
