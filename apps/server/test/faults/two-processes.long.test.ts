import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestDatabase } from "../test-database.ts";
import { type RunningServer, runToEnd, startServer } from "@colophon/testing/start-server";
import { expectCertificate, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { expectOneHistory, expectReplay } from "./public-log.ts";
import { startLoad } from "./registration-load.ts";
import { patience } from "@colophon/testing/patience";

const { url: DATABASE_URL } = await createTestDatabase();

test("two processes share one log, and each takes over when the other is killed", async () => {
  const shared = makeTemporaryFolder("colophon-shared-");
  const env = { DATABASE_URL, KEYS_DIR: `${shared}/keys`, CHECKPOINT_GUARD: `${shared}/guard` };
  // At the same time, on an empty database and without keys: one of them creates the log.
  const servers = await Promise.all([
    startServer({ ...env, PUBLIC_URL: "https://one.example" }),
    startServer({ ...env, PUBLIC_URL: "https://two.example" }),
  ]);
  const [one, two] = servers;
  const trust = await readTrust(one.url);
  expect(await readTrust(two.url)).toEqual(trust);

  const { token } = await openAccount(one.url);
  const loads = servers.map(({ url }) => startLoad({ url, token }, 4));
  const both = () => Promise.all(loads.map((load) => load.more(20)));
  await both();

  // The same submission sent to both at once is one registration.
  const key = randomUUID();
  const answers = await Promise.all(
    [one, two, one, two].map(({ url }) => register({ url, token }, { title: "Sent four times", key })),
  );
  expect(new Set(answers.map(({ certificateId }) => certificateId)).size).toBe(1);

  const leader = await vi.waitUntil(() => servers.find(runsChain), patience);
  await leader.kill();
  const other = leader === one ? two : one;
  await vi.waitUntil(() => runsChain(other), patience);
  await loads[servers.indexOf(other)]?.more(20);
  const again = await leader.restart();
  await both();
  await Promise.all(loads.map((load) => load.finish()));

  const notes = loads.flatMap(({ checkpoints }) => [...checkpoints]);
  for (const { url } of servers)
    await expectOneHistory(url, trust, [...notes, await readCheckpointNote(url)]);
  const registered = [
    ...loads.flatMap(({ acknowledged }) => [...acknowledged.values()]),
    ...answers.slice(0, 1),
  ];
  for (const [position, each] of registered.entries())
    await expectCertificate((position % 2 === 0 ? one : two).url, trust, each);
  expect(await expectReplay(one.url, trust)).toEqual({
    certificates: registered.map(({ index }) => index).toSorted((a, b) => a - b),
    statements: loads
      .flatMap(({ said }) => said)
      .map(({ index }) => index)
      .toSorted((a, b) => a - b),
  });
  expect(await runToEnd("fsck", one.env)).toMatchObject({ code: 0 });
  await Promise.all([again.stop(), other.stop()]);
});

/** Only the anchoring process does. */
function runsChain({ dataDir }: RunningServer): boolean {
  return existsSync(path.join(dataDir, "dev-chain.json"));
}
