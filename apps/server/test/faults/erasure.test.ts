import { hash, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { type ApiError, call, type Registered, termsVersion } from "@colophon/api";
import { verifyCertificate } from "@colophon/proof";
import sharp from "sharp";
import { isLong } from "@colophon/testing/is-long";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  password,
  register,
} from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { type RunningServer, runToEnd, startServer } from "@colophon/testing/start-server";
import { until } from "../test-anchoring.ts";
import { createTestDatabase } from "../test-database.ts";
import { readTrust } from "./public-evidence.ts";

const { pool, url: DATABASE_URL } = await createTestDatabase();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ DATABASE_URL });
});
afterAll(() => server.stop());

/** Letters must be erased with everything else. */
const open = (name = "Ada Lovelace") => openAccount(server.url, name, { withLetters: true });

const bundleOf = ({ certificateId: id }: Registered) =>
  call("GET /api/certificates/{id}/bundle", { params: { id } }, { baseUrl: server.url });

async function erase(account: Account, given = password): Promise<void> {
  await confirmSession(account, given);
  await call("DELETE /api/user", {}, { baseUrl: server.url, headers: authorization(account.token) });
}

async function describeFully({ token }: Account): Promise<void> {
  const init = { baseUrl: server.url, headers: authorization(token) };
  const body = { full_name: "Ada Lovelace", bio: "A bio to forget", address: { city: "Forgotville" } };
  await call("PUT /api/user/profile", { body }, init);
  await call("POST /api/user/self-identification", { body: { pronouns: "she/her" } }, init);
  await call("POST /api/user/aliases", { body: { name: "A. Nonymous" } }, init);
  await call("POST /api/wallet/connect", { body: { address: `0x${"ab".repeat(20)}`, chainId: 137 } }, init);
  const form = new FormData();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#123456" } });
  form.append("image", new File([Uint8Array.from(await picture.png().toBuffer())], "me.png"));
  const sent = await fetch(`${server.url}/api/user/profile/image`, {
    method: "POST",
    body: form,
    headers: init.headers,
  });
  expect(sent.status).toBe(200);
}

/** A private copy of a work's file, by the tus protocol. */
async function deposit({ token }: Account, { id }: Registered, bytes: Buffer): Promise<void> {
  const headers = { ...authorization(token), "tus-resumable": "1.0.0" };
  const url = `${server.url}/api/files/${id}`;
  const length = String(bytes.length);
  const begun = await fetch(url, { method: "POST", headers: { ...headers, "upload-length": length } });
  expect(begun.status).toBe(201);
  const type = { "content-type": "application/offset+octet-stream", "upload-offset": "0" };
  const sent = await fetch(url, {
    method: "PATCH",
    headers: { ...headers, ...type },
    body: Uint8Array.from(bytes),
  });
  expect(sent.status).toBe(204);
}

/** The tables with a row that contains one of these texts. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  expect(rows.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { name } of rows) {
    const rowsWith = await pool.query(`select 1 from "${name}" r where r::text ilike any ($1) limit 1`, [
      // Of a bytea Postgres prints the bytes in hexadecimal.
      texts.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString("hex")}%`]),
    ]);
    if (rowsWith.rowCount !== 0) found.push(name);
  }
  return found;
}

test("an export contains all statements in plain text", async () => {
  const before = Date.now();
  const ada = await open();
  const opened = Date.now();
  await describeFully(ada);
  const { certificateId } = await register(ada, { title: "Notes on a Loom" });
  await confirmSession(ada);
  const exported = await call(
    "GET /api/user/export",
    {},
    { baseUrl: server.url, headers: authorization(ada.token) },
  );
  expect(exported).toMatchObject({
    account: { id: ada.user.id, name: "Ada Lovelace", email: ada.user.email, language: "en" },
    profile: { bio: "A bio to forget", address: { city: "Forgotville" } },
    selfIdentification: { pronouns: "she/her" },
    aliases: [{ name: "A. Nonymous" }],
    wallet: { address: `0x${"ab".repeat(20)}`, chainId: 137, verified: false },
    works: [
      {
        title: "Notes on a Loom",
        privateDetails: {
          sellingProducts: true,
          collaborators: [
            { addressLine1: "12 Rue Sans Nom", yearOfBirth: "1984", phoneNumber: "+20 100 000 0000" },
          ],
          agent: { familyName: "Agent", email: "noor@agency.example" },
        },
        certificate: { id: certificateId, claims: { title: "Notes on a Loom" } },
      },
    ],
  });
  const { acceptedTerms } = exported.account;
  expect(acceptedTerms?.version).toBe(termsVersion);
  const acceptedAt = Date.parse(acceptedTerms?.acceptedAt ?? "");
  expect([acceptedAt >= before, acceptedAt <= opened]).toEqual([true, true]);
  expect(exported.sessions).toHaveLength(1);
  expect(JSON.stringify(exported)).toContain("draft.pdf");
  const { apiTokens, ...rest } = exported;
  expect(apiTokens).toEqual([]);
  expect(JSON.stringify(rest)).not.toMatch(/argon2|token/i);
  await erase(ada);
});

test("an erased account leaves salted hashes, and doesn't change other people's proofs", async () => {
  const [ada, grace] = [await open(), await open("Grace Hopper")];
  const pictures = readdirSync(path.join(server.dataDir, "objects/images"));
  await describeFully(ada);
  const before = await register(grace, { title: "Compilers" });
  const bytes = Buffer.from("The engine weaves algebraical patterns.");
  const sha256 = hash("sha256", bytes);
  const file = { sha256, name: "engine.pdf", size: bytes.length, mediaType: "application/pdf" };
  const erased = await register(ada, { title: "The Analytical Engine: Zyxomma", file });
  const after = await register(grace, { title: "Nanoseconds" });
  const kept = await bundleOf(erased);
  await deposit(ada, erased, bytes);
  const pdf = `${server.url}/api/certificates/${erased.certificateId}/certificate.pdf`;
  await until(async () => expect((await fetch(pdf)).headers.get("etag")).not.toBeNull());
  // Other accounts' documents exist too, once their letters have attached them.
  const documents = path.join(server.dataDir, "objects/documents");
  expect(readdirSync(documents)).toContain(erased.certificateId);
  expect(readdirSync(path.join(server.dataDir, "objects/copies"))).toEqual([erased.id]);

  await expect(erase(ada, "not the password")).rejects.toMatchObject({ code: "wrong_password" });
  expect(await bundleOf(erased)).toMatchObject({ sdJwt: kept["sdJwt"] });
  expect(await tablesWith(["Analytical Engine"])).toContain("works");
  expect(await tablesWith(["zyxomma"])).toContain("search_words");
  await erase(ada);

  const init = { baseUrl: server.url };
  const params = { id: erased.certificateId };
  const gone = { status: 404, code: "certificate_erased" };
  await expect(call("GET /api/ip/verify/{id}", { params }, init)).rejects.toMatchObject(gone);
  await expect(bundleOf(erased)).rejects.toMatchObject(gone);
  expect((await fetch(pdf)).status).toBe(404);
  expect(readdirSync(documents)).not.toContain(erased.certificateId);
  expect(await call("GET /api/certificates", { query: { sha256: file.sha256 } }, init)).toEqual([]);
  const credentials = { email: ada.user.email, password };
  await expect(call("POST /api/auth/login", { body: credentials }, init)).rejects.toMatchObject({
    status: 401,
  });
  const headers = authorization(ada.token);
  await expect(call("GET /api/auth/me", {}, { ...init, headers })).rejects.toMatchObject({ status: 401 });
  await expect(
    call("GET /api/creators/{id}", { params: { id: ada.user.id }, query: {} }, init),
  ).rejects.toMatchObject({
    status: 404,
  });

  const trust = await readTrust(server.url);
  for (const other of [before, after])
    expect(verifyCertificate(JSON.stringify(await bundleOf(other)), { trust }).verdict).toMatch(/^valid/);
  expect(verifyCertificate(JSON.stringify(kept), { trust }).verdict).toMatch(/^valid/);
  expect((await register(grace, { title: "Later" })).index).toBeGreaterThan(after.index);
  expect((await runToEnd("fsck", server.env)).output).toMatch(/each is the record of its entry/);
  const traces = [
    "Analytical Engine",
    "Zyxomma",
    ada.user.email,
    ada.user.id,
    "Nonymous",
    "to forget",
    file.sha256,
  ];
  expect(await tablesWith(traces)).toEqual([]);
  expect(await tablesWith(["compil"])).toContain("search_words");
  expect(readdirSync(path.join(server.dataDir, "objects/images"))).toEqual(pictures);
  expect(readdirSync(path.join(server.dataDir, "objects/copies"))).toEqual([]);
});

test.runIf(isLong)(
  "registrations in flight while their account is erased fail, and no others do",
  async () => {
    const [ada, grace] = [await open(), await open("Grace Hopper")];
    const attempts = Array.from({ length: 20 }, () => register(ada, { key: randomUUID() }));
    const others = Array.from({ length: 20 }, () => register(grace, { title: "Kept" }));
    const erasing = erase(ada);
    const settled = await Promise.allSettled(attempts);
    await erasing;
    const codes = settled.flatMap((outcome) =>
      outcome.status === "rejected" ? [(outcome.reason as ApiError).code] : [],
    );
    expect(codes).toEqual(codes.map(() => "unauthorized"));
    const erased = settled.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    for (const each of erased)
      await expect(bundleOf(each)).rejects.toMatchObject({ code: "certificate_erased" });
    for (const registered of await Promise.all(others))
      expect((await bundleOf(registered)).format).toBe("colophon-bundle/v1");
    const body = makeRegistrationInput();
    await expect(
      call("POST /api/ip/register", { body }, { baseUrl: server.url, headers: authorization(ada.token) }),
    ).rejects.toMatchObject({ code: "unauthorized" });
    expect((await runToEnd("fsck", server.env)).code).toBe(0);
  },
);
