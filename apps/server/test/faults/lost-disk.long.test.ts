import { createHash, randomBytes } from "node:crypto";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { call } from "@colophon/api";
import { entriesPath, type Trust, verifyCertificate, verifyCheckpoint } from "@colophon/proof";
import { certificateFacts, verifyStatus } from "@colophon/proof/statements";
import { expect, test } from "vitest";
import {
  type Account,
  authorization,
  confirmSession,
  correct,
  openAccount,
  password,
  register,
} from "@colophon/testing/account";
import { type Environment, killAt, runToEnd, startServer } from "@colophon/testing/start-server";
import { take } from "@colophon/testing/manual-lines";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { openManualShell } from "./manual-shell.ts";
import { readCheckpointNote, readTrust } from "./public-evidence.ts";

/** Works before the backup, and after it: LOST_DISK_WORKS=2000,300 is a registry of some size. */
const [before = 30, after = 5] = (process.env["LOST_DISK_WORKS"] ?? "30,5").split(",").map(Number);
const BACKUP_PASSPHRASE = "correct horse battery staple";
const PUBLIC_URL = "https://registry.example";
const folder = makeTemporaryFolder("colophon-lost-disk-");
const copy = randomBytes(5000);

const lost = await loseDisk();
let dump: Record<string, string[]>;

test("the backup goes on under a new log, and people with it", async () => {
  const env = { ...lost.env, DATA_DIR: path.join(folder, "whole") };
  const shell = openManualShell(makeTemporaryFolder("colophon-lost-disk-shell-"), env, [
    ["'…'", `'${BACKUP_PASSPHRASE}'`],
    ["/backups/2026-11-23", lost.backup],
    ["/old/checkpoint-guard", lost.guard],
  ]);
  expect(await shell.run(take("restore under a new log"))).toMatch(/Lost: its last \d+ entries/);
  expect(await runToEnd("fsck", env)).toMatchObject({ code: 0 });
  dump = await dumpTables(env);

  const server = await startServer(env);
  const trust = await readTrust(server.url);
  expect(trust.log.origin).toBe("registry.example/log2");
  expect(trust.log.vkey).not.toBe(lost.trust.log.vkey);
  // Files that people hold, of works in the backup and after it.
  for (const bundle of lost.held) expect(verifyCertificate(bundle, { trust }).verdict).toMatch(/^valid/);
  for (const certificateId of lost.works.map((work) => work.certificateId)) {
    const bundle = await bundleOf(server.url, certificateId);
    expect(verifyCertificate(bundle, { trust }).verdict).toMatch(/^valid/);
    const { statements } = await statusOf(server.url, certificateId, trust);
    expect(statements.length).toBe(lost.said.has(certificateId) ? 1 : 0);
  }
  const [plain, corrected, withdrawn] = lost.works;
  if (plain === undefined || corrected === undefined || withdrawn === undefined) throw new Error("no works");
  expect((await statusOf(server.url, withdrawn.certificateId, trust)).heading).toBe("withdrawn");
  const pdf = await fetch(`${server.url}/api/certificates/${plain.certificateId}/certificate.pdf`);
  expect([pdf.status, (await pdf.bytes()).length > 10_000]).toEqual([200, true]);
  const { works } = await call("GET /api/ip/listed", { query: {} }, { baseUrl: server.url });
  expect(works.length).toBeGreaterThan(10);

  // The old session has ended, and its owner logs in.
  const old = { baseUrl: server.url, headers: authorization(lost.account.token) };
  await expect(call("GET /api/auth/me", {}, old)).rejects.toMatchObject({ status: 401 });
  const owner = await logIn(server.url, lost.account.user.email);
  const as = { baseUrl: server.url, headers: authorization(owner.token) };
  const own = await call("GET /api/ip/user", { query: {} }, as);
  expect(own.length).toBeGreaterThanOrEqual(Math.min(before, 30));
  const kept = await fetch(`${server.url}/api/ip/${plain.id}/file`, as);
  expect(Buffer.from(await kept.bytes()).equals(copy)).toBe(true);
  await correct(owner, corrected.id);
  expect((await statusOf(server.url, corrected.certificateId, trust)).statements).toHaveLength(2);
  await confirmSession(owner);
  await withdraw(owner, plain.id);
  expect((await statusOf(server.url, plain.certificateId, trust)).heading).toBe("withdrawn");
  await expect(withdraw(owner, withdrawn.id)).rejects.toMatchObject({ status: 409 });
  const newer = await register(owner);
  expect(verifyCertificate(await bundleOf(server.url, newer.certificateId), { trust }).verdict).toMatch(
    /^valid/,
  );

  await confirmSession(owner);
  const erase = { baseUrl: server.url, headers: authorization(owner.token) };
  await call("DELETE /api/user", {}, erase);
  const gone = await fetch(`${server.url}/api/certificates/${plain.certificateId}/bundle`);
  expect(gone.ok).toBe(false);
  await server.stop();
  expect(await runToEnd("fsck", env)).toMatchObject({ code: 0 });
  const archive = path.join(folder, "archive");
  expect(await runToEnd("archive", env, [archive])).toMatchObject({ code: 0 });
  const note = await readFile(path.join(archive, "previous/1/log/checkpoint"), "utf8");
  const { size } = verifyCheckpoint(note, lost.trust.log);
  const names = await readdir(path.join(archive, "previous/1"), { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining(["issuer-keys/0.json", `log/${entriesPath(0, Math.min(size, 256))}`]),
  );
  // This disk is lost, too.
  const next = { ...lost.env, DATA_DIR: path.join(folder, "again") };
  const guard = path.join(env.DATA_DIR, "checkpoint-guard");
  const args = [await backUp(env, "next"), "--new-log", "--guard", guard];
  expect(await runToEnd("restore", next, args)).toMatchObject({ code: 0 });
  expect(await runToEnd("fsck", next)).toMatchObject({ code: 0 });
  const again = await startServer(next);
  const trustAgain = await readTrust(again.url);
  expect(trustAgain.log.origin).toBe("registry.example/log3");
  for (const bundle of lost.held)
    expect(verifyCertificate(bundle, { trust: trustAgain }).verdict).toMatch(/^valid/);
  await again.stop();
});

test("killed anywhere and run again, it comes to the same end", async () => {
  const args = [lost.backup, "--new-log", "--guard", lost.guard];
  const env = { ...lost.env, DATA_DIR: path.join(folder, "killed") };
  const file = path.join(env.DATA_DIR, "keys/restoring");
  const marks = new Set<string>();
  for (const said of [
    "all as written",
    "keys: written",
    "objects: ",
    "table statements",
    "table works",
    "keys of the new log: made",
    ": founded",
    "trust in the old log",
    "guard of the new log",
  ]) {
    const output = await killAt("restore", env, args, said);
    expect(output).toContain(said);
    marks.add(await readFile(file, "utf8").catch(() => ""));
  }
  marks.delete("");
  expect(marks.size).toBe(1);
  await runToEnd("restore", env, args);
  const end = JSON.parse([...marks][0]?.split("\n")[1] ?? "") as { size: number; endedAt: number };
  const [name = ""] = await readdir(path.join(env.DATA_DIR, "keys/previous-logs"));
  const past = JSON.parse(
    await readFile(path.join(env.DATA_DIR, "keys/previous-logs", name), "utf8"),
  ) as Trust;
  expect(past.previousLogs).toMatchObject([{ lastSize: end.size, endedAt: end.endedAt }]);
  expect(await runToEnd("fsck", env)).toMatchObject({ code: 0 });
  expect(await dumpTables(env)).toEqual(dump);
  const server = await startServer(env);
  const trust = await readTrust(server.url);
  for (const bundle of lost.held) expect(verifyCertificate(bundle, { trust }).verdict).toMatch(/^valid/);
  await server.stop();
});

test("a kept checkpoint says where the log ended, and what came after it isn't valid", async () => {
  const env = { ...lost.env, DATA_DIR: path.join(folder, "checkpoint") };
  const kept = path.join(folder, "kept");
  await writeFile(kept, lost.noteBetween);
  expect(await runToEnd("restore", env, [lost.backup, "--new-log", "--checkpoint", kept])).toMatchObject({
    code: 0,
  });
  const server = await startServer(env);
  const trust = await readTrust(server.url);
  const verdicts = lost.held.map((bundle) => verifyCertificate(bundle, { trust }).verdict);
  expect(verdicts[0]).toMatch(/^valid/);
  expect(verdicts.at(-1)).toBe("not_valid");
  await server.stop();
});

test("what contradicts it is refused before anything is written", async () => {
  const env = { ...lost.env, DATA_DIR: path.join(folder, "refused") };
  const refusal = async (args: string[], more: Record<string, string> = {}) => {
    const { code, output } = await runToEnd("restore", { ...env, ...more }, [lost.backup, ...args]);
    expect(code).toBe(1);
    return output;
  };
  expect(await refusal(["--new-log"])).toContain("usage:");
  expect(await refusal(["--new-log", "--guard", path.join(folder, "none")])).toContain("has no checkpoint");
  const other = path.join(folder, "other");
  await writeFile(other, "registry.example/log\n1\nAAAA\n");
  expect(await refusal(["--new-log", "--checkpoint", other])).toContain("has no checkpoint that the log");
  expect(await refusal(["--new-log", "--guard", lost.guard], { CHECKPOINT_GUARD: lost.guard })).toContain(
    "has checkpoints already",
  );
  expect(
    await refusal(["--new-log", "--guard", lost.guard], { LOG_ORIGIN: "registry.example/log" }),
  ).toContain("Choose another");
  await expect(readdir(path.join(env.DATA_DIR, "keys"))).rejects.toThrow("ENOENT");
});

/** A registry whose disk is gone: its guard is there, a backup, and the files that people hold. */
async function loseDisk() {
  const server = await startServer({ PUBLIC_URL, ANCHOR_INTERVAL_SECONDS: "1", BACKUP_PASSPHRASE });
  const { url } = server;
  const account = await openAccount(url);
  const file = {
    sha256: createHash("sha256").update(copy).digest("hex"),
    name: "draft.pdf",
    size: copy.length,
    mediaType: "application/pdf",
  };
  const works = [await register(account, { file })];
  while (works.length < before) works.push(await register(account));
  const [first, corrected, withdrawn] = works;
  if (first === undefined || corrected === undefined || withdrawn === undefined) throw new Error("no works");
  await keepCopy(account, first.id);
  await correct(account, corrected.id);
  await confirmSession(account);
  await withdraw(account, withdrawn.id);
  // Held since before the backup.
  const held = [await bundleOf(url, first.certificateId), await bundleOf(url, withdrawn.certificateId)];
  const backup = path.join(folder, "backup");
  expect(await runToEnd("backup", server.env, [backup])).toMatchObject({ code: 0 });

  const later = [];
  for (let i = 0; i < after; i++) later.push(await register(account));
  const noteBetween = await readCheckpointNote(url);
  await correct(account, first.id);
  const last = await register(account);
  for (const { certificateId } of [...later, last]) held.push(await bundleOf(url, certificateId));
  const trust = await readTrust(url);
  await server.stop();
  const guard = path.join(folder, "guard");
  await cp(path.join(server.dataDir, "checkpoint-guard"), guard, { recursive: true });
  await rm(server.dataDir, { recursive: true });
  const env = { PUBLIC_URL, ANCHOR_INTERVAL_SECONDS: "1", BACKUP_PASSPHRASE };
  const said = new Set([corrected.certificateId, withdrawn.certificateId]);
  return { env, account, works, said, held, backup, guard, trust, noteBetween };
}

async function backUp(env: Environment, name: string): Promise<string> {
  const to = path.join(folder, name);
  expect(await runToEnd("backup", env, [to])).toMatchObject({ code: 0 });
  return to;
}

/** What differs from one new log to another: its keys, and the times of its first head and of migrations. */
const ofKeysAndTimes = [
  "closed_heads",
  "issuer_key_sets",
  "key_fingerprints",
  "kysely_migration",
  "log_state",
  "log_tiles",
];

/** The rows of each table, in an order of their own; of the log those whose entries have no key and no time. */
async function dumpTables(env: Environment & { DATA_DIR: string }): Promise<Record<string, string[]>> {
  const database = path.join(await backUp(env, `${path.basename(env.DATA_DIR)}-dump`), "database");
  const tables: Record<string, string[]> = {};
  for (const file of await readdir(database)) {
    const name = file.replace(".jsonl.gz", "");
    if (ofKeysAndTimes.includes(name)) continue;
    const rows = gunzipSync(await readFile(path.join(database, file)))
      .toString()
      .trim()
      .split("\n");
    tables[name] = rows
      .filter((row) => name !== "log_entries" || row.includes(String.raw`"\\x02`))
      .toSorted();
  }
  expect(tables["works"]).toHaveLength(before);
  expect(tables["log_entries"]).toHaveLength(2);
  return tables;
}

async function bundleOf(url: string, id: string): Promise<string> {
  const response = await fetch(`${url}/api/certificates/${id}/bundle`);
  expect(response.status).toBe(200);
  return response.text();
}

async function statusOf(url: string, id: string, trust: Trust) {
  const bundle = await bundleOf(url, id);
  const facts = certificateFacts(bundle, verifyCertificate(bundle, { trust }));
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const response = await fetch(`${url}/api/certificates/${id}/status?from=${facts.checkpoint.size}`);
  const status = verifyStatus(await response.text(), facts, { trust, now: Math.floor(Date.now() / 1000) });
  if (!("statements" in status)) throw new Error(JSON.stringify(status));
  return status;
}

async function logIn(url: string, email: string | null): Promise<Account> {
  const body = { email: email ?? "", password };
  const { token, user } = await call("POST /api/auth/login", { body }, { baseUrl: url });
  return { url, token, user };
}

async function withdraw({ url, token }: Account, id: string): Promise<void> {
  const init = { baseUrl: url, headers: authorization(token) };
  await call("POST /api/ip/{id}/statements", { params: { id }, body: { kind: "withdrawn" } }, init);
}

/** By tus. */
async function keepCopy({ url, token }: Account, id: string): Promise<void> {
  const headers = { "tus-resumable": "1.0.0", ...authorization(token) };
  const send = async (method: string, more: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    expect(
      (
        await fetch(`${url}/api/files/${id}`, {
          method,
          headers: { ...headers, ...more },
          ...(body && { body }),
        })
      ).ok,
    ).toBe(true);
  await send("POST", { "upload-length": String(copy.length) });
  await send("PATCH", { "upload-offset": "0", "content-type": "application/offset+octet-stream" }, copy);
}
