import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { call } from "@colophon/api";
import { entriesPath, type Trust, verifyCheckpoint } from "@colophon/proof";
import { confirmSession } from "@colophon/testing/account";
import { take } from "@colophon/testing/manual-lines";
import { type Environment, killAt, runToEnd, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestChain } from "../test-chain.ts";
import { comeBack, type GoneOn } from "./lost-disk/come-back.ts";
import { dumpTables } from "./lost-disk/dump-tables.ts";
import { eachOf, sampleOf } from "./lost-disk/each-of.ts";
import { openChecker } from "./lost-disk/evidence.ts";
import { giveBack, giveBackSome, tryToGetOthersWorks } from "./lost-disk/give-back.ts";
import { killPoints } from "./lost-disk/kill-points.ts";
import { loseDisk, type Lost, pick } from "./lost-disk/lose-disk.ts";
import { goOnAsOperator, goOnAsOwners, seeWhatOwnersHave } from "./lost-disk/owners.ts";
import { init, logIn } from "./lost-disk/people.ts";
import { checkAsManualSays, seeAll, seeWithOldTrust } from "./lost-disk/see-all.ts";
import { readTrust } from "./public-evidence.ts";
import { timed } from "./lost-disk/timed.ts";

/** Works before the backup, and after it: LOST_DISK_WORKS=40,12 is enough while one changes what it tests. */
const [before = 0, after = 0] = (process.env["LOST_DISK_WORKS"] ?? "2000,300").split(",").map(Number);
const hours = 3_600_000;
if (before > 100) vi.setConfig({ testTimeout: 3 * hours, hookTimeout: 3 * hours });
const folder = makeTemporaryFolder("colophon-lost-disk-");

let lost: Lost;
let dump: Record<string, string[]>;

beforeAll(async () => {
  const chain = await startTestChain(afterAll);
  lost = await timed("filled and lost", async () => loseDisk(chain, folder, { before, after }));
});

test("the backup goes on under a new log, and people with it", async () => {
  const gone = await timed("came back", async () => comeBack(lost, { dataDir: path.join(folder, "whole") }));
  const { env, server, trust } = gone;
  expect([lost.works.length, lost.later.length]).toEqual([before, after]);
  await timed("seen by anybody", async () => seeAll(gone, lost.works, lost.chainUrl));
  await timed("held files", async () => {
    await seeHeldFiles(gone, lost.later.length);
    await seeWithOldTrust(gone, lost);
  });
  await checkAsManualSays(gone, pick(lost.works, 0), lost.chainUrl);
  await timed("seen by owners", async () => seeWhatOwnersHave(gone, lost));

  const target = lost.later.find(({ number }) => number % 50 === 49) ?? pick(lost.later, after - 2);
  const between = pick(lost.later, lost.kept.covers - 1);
  const rest = lost.later.filter((one) => one !== target && one !== between);
  const given = [...rest.slice(0, Math.min(rest.length - 1, 39)), ...rest.slice(-1)];
  await timed("given back", async () => giveBackSome(gone, given, lost));
  await tryToGetOthersWorks(gone, { target, between, owned: pick(given, 0) }, lost);
  await goOnAsOperator(gone, lost);
  await goOnAsOwners(gone, lost);
  await gone.shell.run(take("backup"));
  // Of works of the backup, of new ones and of those that were given back.
  await eraseAccount(gone);

  await server.stop();
  await expectSound(env);
  const archive = path.join(folder, "archive");
  expect(await runToEnd("archive", env, [archive])).toMatchObject({ code: 0 });
  const note = await readFile(path.join(archive, "previous/1/log/checkpoint"), "utf8");
  const { size } = verifyCheckpoint(note, lost.trust.log);
  const names = await readdir(path.join(archive, "previous/1"), { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining(["issuer-keys/0.json", `log/${entriesPath(0, Math.min(size, 256))}`]),
  );
  expect(trust.previousLogs).toMatchObject([{ origin: "registry.example/log" }]);
  await loseAgain(gone);
});

test("killed anywhere and run again, it comes to the same end", async () => {
  const args = [lost.backup, "--new-log", "--guard", lost.guard];
  const whole = await lost.newEnv(path.join(folder, "unbroken"));
  await timed("restored", async () =>
    expect(await runToEnd("restore", whole, args)).toMatchObject({ code: 0 }),
  );
  dump = await dumpTables(whole);
  expect(dump["works"]?.length).toBeGreaterThanOrEqual(before);
  const env = await lost.newEnv(path.join(folder, "killed"));
  const file = path.join(env.DATA_DIR, "keys/restoring");
  const marks = new Set<string>();
  for (const point of killPoints) {
    await killAt("restore", env, args, point);
    marks.add(await readFile(file, "utf8").catch(() => ""));
  }
  marks.delete("");
  expect(marks.size).toBe(1);
  expect(await runToEnd("restore", env, args)).toMatchObject({ code: 0 });
  const end = JSON.parse([...marks][0]?.split("\n")[1] ?? "") as { size: number; endedAt: number };
  const names = (await readdir(path.join(env.DATA_DIR, "keys/previous-logs"))).filter((one) =>
    one.endsWith(".json"),
  );
  const past = JSON.parse(
    await readFile(path.join(env.DATA_DIR, "keys/previous-logs", pick(names, 0)), "utf8"),
  ) as Trust;
  expect(past.previousLogs).toMatchObject([{ lastSize: end.size, endedAt: end.endedAt }]);
  await expectSound(env);
  expect(await dumpTables(env)).toEqual(dump);
  const server = await startServer(env);
  const gone = { server, trust: await readTrust(server.url), endedAt: end.endedAt };
  await seeHeldFiles(gone, lost.later.length);
  await seeAll(gone, sampleOf(lost.works, 20), lost.chainUrl);
  await server.stop();
});

test("a kept checkpoint says where the log ended, and what came after it isn't valid", async () => {
  const checkpointFile = path.join(folder, "kept");
  await writeFile(checkpointFile, lost.kept.note);
  const gone = await comeBack(lost, { dataDir: path.join(folder, "checkpoint"), checkpointFile });
  const { covers } = lost.kept;
  await seeAll(gone, sampleOf(lost.works, 40), lost.chainUrl);
  await seeHeldFiles(gone, covers);
  await seeWhatOwnersHave(gone, lost);
  const [covered, lostForGood] = [pick(lost.later, 0), pick(lost.later, covers)];
  await giveBackSome(gone, [covered], lost);
  const owner = await logIn(gone.server.url, lostForGood.owner);
  expect(await giveBack(gone.server.url, lostForGood.file, owner)).toMatchObject({ outcome: "refused" });
  await goOnAsOperator(gone, lost);
  await goOnAsOwners(gone, lost);
  await gone.server.stop();
  await expectSound(gone.env);
});

test("what contradicts it is refused before anything is written", async () => {
  const env = await lost.newEnv(path.join(folder, "refused"));
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

async function expectSound(env: Environment): Promise<void> {
  expect(await runToEnd("fsck", env)).toEqual({ code: 0, output: expect.any(String) as unknown });
}

/** Files that people hold are valid, of works in the backup, and of those registered after it. */
async function seeHeldFiles({ trust }: Pick<GoneOn, "trust">, covered: number): Promise<void> {
  const check = openChecker(trust, lost.chainUrl);
  const verdicts = async (files: readonly { file: string }[]) =>
    new Set(await eachOf(files, async ({ file }) => (await check(file)).verdict));
  expect(await verdicts([...lost.works, ...lost.later.slice(0, covered)])).toEqual(new Set(["valid"]));
  const rest = lost.later.slice(covered);
  expect(await verdicts(rest)).toEqual(new Set(rest.map(() => "not_valid")));
}

/** The new disk is lost, too: what was backed up of it goes on under a third log. */
async function loseAgain({ env }: GoneOn): Promise<void> {
  const next = await lost.newEnv(path.join(folder, "again"));
  const guard = path.join(env.DATA_DIR, "checkpoint-guard");
  const args = [`${env.DATA_DIR}-next`, "--new-log", "--guard", guard];
  expect(await runToEnd("restore", next, args)).toMatchObject({ code: 0 });
  await expectSound(next);
  const server = await startServer(next);
  const trust = await readTrust(server.url);
  expect(trust.log.origin).toBe("registry.example/log3");
  await seeHeldFiles({ trust }, lost.later.length);
  await server.stop();
}

async function eraseAccount({ server: { url } }: GoneOn): Promise<void> {
  const owner = await logIn(url, pick(lost.owners, 0));
  const { certificateId } =
    lost.works.findLast((work) => work.owner === lost.owners[0]) ?? pick(lost.works, 0);
  await confirmSession(owner);
  await call("DELETE /api/user", {}, init(owner));
  expect((await fetch(`${url}/api/certificates/${certificateId}/bundle`)).ok).toBe(false);
}
