import { makeUser } from "@colophon/testing/make-user";
import { toBase64, type Trust, verifyCertificate } from "@colophon/proof";
import { certificateFacts, verifyStatus } from "@colophon/proof/statements";
import { send } from "@colophon/testing/send";
import { expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { createTestLog } from "../../../test/test-log.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { snapshot, transact } from "../../base/db/transact.ts";
import { checkCertificates } from "../../record/check-certificates.ts";
import { checkStoredStatements } from "../../register/statements/check-stored-statements.ts";
import { checkLog } from "../check-log.ts";
import { openCheckpointGuard } from "../checkpoint-guard.ts";
import { createLogSigner } from "../log-signer.ts";
import { inLog } from "./in-log.ts";
import { succeedLog } from "./succeed-log.ts";

const before = await openSpeakingApp();
const { pool, db, url } = before;
const ada = await makeUser(db);
const [plain, withdrawn, corrected] = [
  await before.register(ada),
  await before.register(ada),
  await before.register(ada),
];
await before.say(ada, withdrawn.id, { kind: "withdrawn" });
await before.say(ada, corrected.id, { kind: "corrected", fields: { title: "Newer" } });
const unclosed = await before.register(ada);
const held = await before.bundleOf(unclosed.certificateId);
const issuerBefore = before.issuer.jwk;

await pool.query(
  `insert into stamped_checkpoints (size, checkpoint) values (3, 'a checkpoint'), (5, 'another')`,
);
await pool.query(
  `insert into evidence_days (date, file, jwt, index) values ('2026-11-28', '', 'a.b.c', 4), ('2026-11-29', '', 'd.e.f', 6)`,
);

const testLog = await createTestLog({ dataKeyOf: before.testLog.keysDir });
const signer = createLogSigner(before.log.origin, before.keys.logSigning);
const { heads, founded } = await transact(pool, (tx) =>
  succeedLog(tx, signer, { origin: "colophon.example/log2", jwks: testLog.issuer.jwks }),
);
await openCheckpointGuard(testLog.guardPath).append(
  undefined,
  createLogSigner("colophon.example/log2", testLog.keys.logSigning).sign(founded),
);
const endedAt = Math.floor(Date.now() / 1000) + 60;
const after = await openSpeakingApp({
  register: await createTestRegister({ database: { pool, db, url } as never, testLog }),
});
await after.log.catchUp();

/** The old log went on after the backup, to a head that nobody has any more. */
const trust: Trust = {
  ...after.trust,
  previousLogs: [
    {
      origin: before.log.origin,
      vkey: before.log.vkey,
      lastSize: 1000,
      lastRoot: toBase64(new Uint8Array(32).fill(7)),
      endedAt,
      issuerKeys: [issuerBefore],
      heads: heads.map(({ size, root }) => ({ size, root: toBase64(root) })),
    },
  ],
};

async function statusOf(id: string, bundle?: string) {
  const text = bundle ?? (await after.bundleOf(id));
  const verification = verifyCertificate(text, { trust });
  expect(verification).toMatchObject({ verdict: "valid" });
  const facts = certificateFacts(text, verification);
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const { statusCode, body } = await after.app.inject({ url: `/api/certificates/${id}/status` });
  expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
  return verifyStatus(body, facts, { trust, now: Math.floor(Date.now() / 1000) });
}

test("what was said before is there, with the time from which nobody knows", async () => {
  for (const [{ certificateId }, heading] of [
    [plain, "valid"],
    [withdrawn, "withdrawn"],
    [corrected, "corrected"],
  ] as const)
    expect(await statusOf(certificateId)).toMatchObject({
      heading,
      lack: "status_lost_between_logs",
      carried: { lost: [{ until: endedAt }] },
    });
  expect(await after.verify(withdrawn.certificateId)).toMatchObject({
    status: "withdrawn",
    anchor: { state: "ended" },
    log: { origin: before.log.origin },
  });
});

test("a record that no closed head had is shown, and nothing is claimed of it", async () => {
  const { certificateId } = unclosed;
  expect(JSON.parse(await after.bundleOf(certificateId))).toMatchObject({ log: { vkey: before.log.vkey } });
  expect(await statusOf(certificateId, held)).toMatchObject({
    lack: "status_of_successor_log",
    statements: [],
  });
});

test("its owner goes on", async () => {
  // Sessions have ended.
  expect(await send(after.app, "GET", "/api/ip/user", ada)).toMatchObject({ status: 401 });
  const login = await makeUser(db);
  await pool.query("update works set owner_id = $1 where owner_id = $2", [login.id, ada.id]);
  expect(await after.say(login, withdrawn.id, { kind: "withdrawn" })).toMatchObject({ status: 409 });
  expect(
    await after.say(login, corrected.id, { kind: "corrected", fields: { title: "Newest" } }),
  ).toMatchObject({ status: 201 });
  expect(await statusOf(corrected.certificateId)).toMatchObject({ statements: [{ n: 0 }, { n: 1 }] });
  const { certificateId } = await after.register(login);
  await after.log.appendHead();
  expect(await after.status(certificateId)).toMatchObject({ state: "current", statements: [] });
});

test("what other clocks said stays with the log that ended", async () => {
  const read = async (table: string) =>
    (await pool.query<{ log: number | null }>(`select log from ${table}`)).rows;
  expect(await read("stamped_checkpoints")).toEqual([{ log: 1 }, { log: 1 }]);
  expect(await read("evidence_days")).toEqual([{ log: 1 }, { log: 1 }]);
  // The present log may have one of the same size.
  await pool.query("insert into stamped_checkpoints (size, checkpoint) values (3, 'of the new log')");
});

test("both logs are what their entries give", async () => {
  for (const read of [(work: never) => snapshot(pool, work), (work: never) => inLog(pool, 1, work)])
    await read((async (tx: typeof pool) => {
      const { head, difference } = await checkLog(tx);
      expect([difference, await checkCertificates(tx, head.size), await checkStoredStatements(tx)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }) as never);
});
