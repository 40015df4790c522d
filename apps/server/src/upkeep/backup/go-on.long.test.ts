import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeUser } from "@colophon/testing/make-user";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { type Trust, verifyCertificate } from "@colophon/proof";
import { certificateFacts, verifyStatus } from "@colophon/proof/statements";
import { expect, test } from "vitest";
import { makeEmptyPlace } from "../../../test/empty-place.ts";
import { openSpeakingApp, source } from "../../../test/speaking-app.ts";
import { createTestLog } from "../../../test/test-log.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { readConfig } from "../../base/config/config.ts";
import { migrateToLatest } from "../../base/db/migrate.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { snapshot } from "../../base/db/transact.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { checkLog } from "../../log/check-log.ts";
import { openCheckpointGuard } from "../../log/checkpoint-guard.ts";
import { createLogSigner } from "../../log/log-signer.ts";
import { inLog } from "../../log/previous/in-log.ts";
import { listPreviousLogs } from "../../log/previous/previous.ts";
import { describeTrust } from "../../log/trust/describe-trust.ts";
import { readPastTrust } from "../../log/trust/past-trust.ts";
import { formatTrust, keepTrust } from "../../log/trust/trust-file.ts";
import { checkCertificates } from "../../record/check-certificates.ts";
import { checkStoredStatements } from "../../register/statements/check-stored-statements.ts";
import { rotateIssuer } from "../rotation/rotate.ts";
import { backUp } from "./back-up.ts";
import { openFolder } from "./backup-place.ts";
import { type GoOnSources, planToGoOn } from "./go-on.ts";
import { openBackup, type OpenedBackup, requireEmptyPlace, restore } from "./restore.ts";
import { listMigrations } from "./table-store.ts";

type App = Awaited<ReturnType<typeof openSpeakingApp>>;

const passphrase = "a long enough passphrase";
const folder = makeTemporaryFolder("colophon-go-on-");
const quiet = (): undefined => undefined;
let count = 0;

/** What its server publishes, and keeps beside its keys. */
async function publishTrust({ log, testLog }: App): Promise<Trust> {
  const trust = await describeTrust({
    log,
    anchoring: { trusted: async () => [source] },
    documents: { signer: { roots: [] } },
    past: readPastTrust(testLog.keysDir),
  });
  keepTrust(testLog.keysDir, trust);
  return trust;
}

async function backUpOf(app: App): Promise<OpenedBackup> {
  const place = openFolder(path.join(folder, `backup-${++count}`));
  const objects = openObjects(path.join(folder, "objects"));
  const { pool, testLog } = app;
  await publishTrust(app);
  await backUp({ pool, objects, keysDir: testLog.keysDir, passphrase, say: quiet }, place);
  return openBackup(place, passphrase, quiet);
}

type Place = Awaited<ReturnType<typeof makeEmptyPlace>>;

/** As `npm run restore -- <backup> --new-log` does it. */
async function goOn(backup: OpenedBackup, place: Place, sources: Partial<GoOnSources>) {
  const config = readConfig({
    PUBLIC_URL: "https://colophon.example",
    DATA_DIR: place.folder,
    CHECKPOINT_GUARD: path.join(place.folder, "guard"),
  });
  await requireEmptyPlace(place, backup);
  const plan = await planToGoOn({
    config,
    backup,
    sources: { guard: undefined, checkpointFile: undefined, trustFile: undefined, ...sources },
    say: quiet,
  });
  await restore(place, backup, plan.continuation(place));
  return plan.lost;
}

async function openApp(place: Place): Promise<App> {
  const testLog = await createTestLog({ in: place.folder });
  const app = await openSpeakingApp({ register: await createTestRegister({ database: place, testLog }) });
  await app.log.catchUp();
  return app;
}

async function goOnAndOpen(backup: OpenedBackup, sources: Partial<GoOnSources>): Promise<App> {
  const place = await makeEmptyPlace();
  await goOn(backup, place, sources);
  return openApp(place);
}

/** What a stranger finds of a certificate who has this trust file. */
async function statusOf(app: App, id: string, trust: Trust) {
  const bundle = await app.bundleOf(id);
  const verification = verifyCertificate(bundle, { trust });
  expect(verification).toMatchObject({ verdict: "valid" });
  const facts = certificateFacts(bundle, verification);
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const { statusCode, body } = await app.app.inject({ url: `/api/certificates/${id}/status` });
  expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
  return verifyStatus(body, facts, { trust, now: Math.floor(Date.now() / 1000) });
}

/** The present log and those before it are what their entries give. */
async function expectSound({ pool }: App): Promise<void> {
  const check = async (tx: Queryable) => {
    const { head, difference } = await checkLog(tx);
    return difference ?? (await checkCertificates(tx, head.size)) ?? checkStoredStatements(tx);
  };
  expect(await snapshot(pool, check)).toBeUndefined();
  for (const { log } of await listPreviousLogs(pool)) expect(await inLog(pool, log, check)).toBeUndefined();
}

/** The code of the check that fails. */
const faultOf = (bundle: string, trust: Trust) =>
  verifyCertificate(bundle, { trust }).checks.find(({ state }) => state === "failed")?.code;

async function openWithWorks() {
  const app = await openSpeakingApp();
  const ada = await makeUser(app.db);
  const [plain, withdrawn] = [await app.register(ada), await app.register(ada)];
  await app.say(ada, withdrawn.id, { kind: "withdrawn" });
  await app.log.appendHead();
  return { app, ada, plain, withdrawn, guard: app.testLog.guardPath };
}

const first = await openWithWorks();
const whole = await backUpOf(first.app);

test.each(["guard", "checkpointFile"] as const)(
  "a %s that contradicts the backup at a smaller size is refused before anything is written",
  async (kind) => {
    const signer = createLogSigner(first.app.log.origin, first.app.keys.logSigning);
    const note = signer.sign({ size: 3, root: new Uint8Array(32).fill(7) });
    const forged = path.join(folder, `forged-${kind}`);
    if (kind === "guard") await openCheckpointGuard(forged).append(undefined, note);
    else writeFileSync(forged, note);
    const place = await makeEmptyPlace();
    await expect(goOn(whole, place, { guard: first.guard, [kind]: forged })).rejects.toThrow(
      "a signed checkpoint of 3 entries contradict each other",
    );
    expect(existsSync(place.keysDir)).toBe(false);
    const { rows } = await place.pool.query("select from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
    // The same place takes the right one.
    const honest = path.join(folder, "honest");
    writeFileSync(honest, signer.sign({ size: 3, root: await first.app.log.rootAt(3) }));
    expect(await goOn(whole, place, { checkpointFile: honest })).toMatchObject({ entries: 0 });
  },
);

/** The last one without previous logs, and without clocks. */
const lastMigrations = ["033-reporters", "039-used-links"];

test.each(lastMigrations)(
  "a backup of an older database, up to migration %s, goes on with and without a new log",
  async (last) => {
    const { plain, withdrawn, guard, app } = first;
    // A database of that version, with what it can hold of this one.
    const older = await makeEmptyPlace();
    const { manifest } = whole;
    const migrations = manifest.migrations.filter((name) => name <= last);
    const tables = manifest.tables.filter(
      ({ name }) =>
        !/^(ai_uses|previous_|carried_|given_back|used_|stamped_|clock_|bitcoin_|ocsp_|evidence_|earlier_|batch_|drafts|licence|notices|api_tokens|links|link_)/.test(
          name,
        ),
    );
    await restore(older, { ...whole, manifest: { ...manifest, migrations, tables } });
    await older.pool.query("delete from kysely_migration where name > $1", [last]);
    const to = openFolder(path.join(folder, `before-${last}`));
    await backUp({ ...older, passphrase }, to);
    const backup = await openBackup(to, passphrase, quiet);
    expect(backup.manifest.migrations.at(-1)).toBe(last);

    const same = await makeEmptyPlace();
    await restore(same, backup);
    expect((await listMigrations(same.pool)).at(-1)).toBe(last);
    await migrateToLatest(same.db);
    cpSync(guard, path.join(same.folder, "guard"), { recursive: true });
    const again = await openApp(same);
    expect(again.log.origin).toBe(app.log.origin);
    await expectSound(again);
    expect(await again.status(withdrawn.certificateId)).toMatchObject({ heading: "withdrawn" });

    const next = await goOnAndOpen(backup, { guard });
    const trust = await publishTrust(next);
    await expectSound(next);
    for (const [work, heading] of [
      [plain, "valid"],
      [withdrawn, "withdrawn"],
    ] as const)
      expect(await statusOf(next, work.certificateId, trust)).toMatchObject({ heading });
  },
);

test("an issuer's key that was rotated before the backup, and one after it: held certificates are valid", async () => {
  const { app, ada, plain, guard } = await openWithWorks();
  const { pool, keys, log, issuer, testLog } = app;
  const rotate = async () => {
    const number = await rotateIssuer({ pool, numbered: keys.numbered, log }, 0);
    issuer.use(keys.numbered.issuer(number));
  };
  const held = [await app.bundleOf(plain.certificateId)];
  const hold = async () => held.push(await app.bundleOf((await app.register(ada)).certificateId));
  // The trust file of a server that was stopped, and has not seen the new key.
  await publishTrust(app);
  await rotate();
  await hold();
  await app.log.appendHead();
  const place = openFolder(path.join(folder, "rotated"));
  const objects = openObjects(path.join(folder, "objects"));
  await backUp({ pool, objects, keysDir: testLog.keysDir, passphrase, say: quiet }, place);
  const backup = await openBackup(place, passphrase, quiet);
  await rotate();
  await hold();
  const kept = path.join(folder, "kept-trust.json");
  writeFileSync(kept, formatTrust(await publishTrust(app)));

  const without = await publishTrust(await goOnAndOpen(backup, { guard }));
  expect(held.map((bundle) => faultOf(bundle, without))).toEqual([
    undefined,
    undefined,
    "unknown_issuer_key",
  ]);
  const next = await goOnAndOpen(backup, { guard, trustFile: kept });
  const trust = await publishTrust(next);
  for (const bundle of held) expect(faultOf(bundle, trust)).toBeUndefined();
  expect(trust.issuer.keys).toHaveLength(1);
  const [ended] = trust.previousLogs ?? [];
  expect(ended?.issuerKeys.map(({ lastIndex }) => lastIndex !== undefined)).toEqual([false, true, true]);
  await expectSound(next);
  const grace = await makeUser(next.db);
  const { certificateId } = await next.register(grace);
  expect(faultOf(await next.bundleOf(certificateId), trust)).toBeUndefined();

  // An older file, and one of another log.
  const other = path.join(folder, "other-trust.json");
  for (const [text, reason] of [
    [
      formatTrust({ ...trust, log: ended ?? trust.log, issuer: { keys: [issuer.jwk] } }),
      "is older than the backup",
    ],
    [formatTrust(trust), "not of the backup's log"],
  ] as const) {
    writeFileSync(other, text);
    const empty = await makeEmptyPlace();
    await expect(goOn(backup, empty, { guard, trustFile: other })).rejects.toThrow(reason);
    expect(existsSync(empty.keysDir)).toBe(false);
  }
});

test("a registry that went on from a backup does so again, and again, and no further", async () => {
  const { withdrawn, plain, guard } = first;
  const second = await goOnAndOpen(whole, { guard });
  const grace = await makeUser(second.db);
  /** By somebody who has logged in again. */
  const say = async (app: App, id: string, body: Parameters<App["say"]>[2]) => {
    const owner = await makeUser(app.db);
    await app.pool.query("update works set owner_id = $1 where id = $2", [owner.id, id]);
    expect(await app.say(owner, id, body)).toMatchObject({ status: 201 });
  };
  await say(second, plain.id, { kind: "corrected", fields: { title: "Newer" } });
  const ofSecond = await second.register(grace);
  await say(second, ofSecond.id, { kind: "withdrawn" });
  await second.log.appendHead();
  const backup = await backUpOf(second);
  const lostInSecond = await second.register(grace);
  const held = await second.bundleOf(lostInSecond.certificateId);

  const third = await goOnAndOpen(backup, { guard: second.testLog.guardPath });
  expect(third.log.origin).toBe("colophon.example/log3");
  await expectSound(third);
  const trust = await publishTrust(third);
  expect(trust.previousLogs?.map(({ origin }) => origin).toSorted()).toEqual([
    "colophon.example/log",
    "colophon.example/log2",
  ]);
  expect(faultOf(held, trust)).toBeUndefined();
  expect(await statusOf(third, withdrawn.certificateId, trust)).toMatchObject({
    heading: "withdrawn",
    lack: "status_lost_between_logs",
    statements: [{ n: 0 }],
  });
  expect(await statusOf(third, plain.certificateId, trust)).toMatchObject({
    heading: "corrected",
    statements: [{ said: { fields: { title: { new: "Newer" } } } }],
  });
  expect(await statusOf(third, ofSecond.certificateId, trust)).toMatchObject({ heading: "withdrawn" });
  await say(third, plain.id, { kind: "withdrawn" });
  expect(await statusOf(third, plain.certificateId, trust)).toMatchObject({
    heading: "withdrawn",
    statements: [{ n: 0 }, { n: 1 }],
  });
  const { certificateId } = await third.register(await makeUser(third.db));
  expect(faultOf(await third.bundleOf(certificateId), trust)).toBeUndefined();

  // Nothing is lost where the backup has all.
  await third.log.appendHead();
  const fourth = await goOnAndOpen(await backUpOf(third), { guard: third.testLog.guardPath });
  await expectSound(fourth);
  const trustOfFourth = await publishTrust(fourth);
  expect(await statusOf(fourth, plain.certificateId, trustOfFourth)).toMatchObject({ heading: "withdrawn" });
  const last = await statusOf(fourth, certificateId, trustOfFourth);
  expect(last).toMatchObject({ statements: [], carried: { lost: [] } });
  expect(last).not.toHaveProperty("lack");
  await expect(goOnAndOpen(await backUpOf(fourth), { guard: fourth.testLog.guardPath })).rejects.toThrow(
    "gone on from a backup 3 times",
  );
});
