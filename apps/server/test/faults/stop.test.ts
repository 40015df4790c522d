import { readCheckpoint } from "@colophon/proof";
import { expect, test, vi } from "vitest";
import { openAccount } from "../account.ts";
import { startServer } from "../start-server.ts";
import { expectCertificate, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { startLoad } from "./registration-load.ts";

vi.setConfig({ testTimeout: 120_000 });

test("a stop under load answers what it has begun and forgets nothing", async () => {
  const server = await startServer();
  const { url } = server;
  const trust = await readTrust(url);
  const load = startLoad(await openAccount(url), 4);
  await load.more(20);
  await server.stop();
  const again = await server.restart();
  await load.more(20);
  await load.finish();
  const answers = [...load.acknowledged.values()];
  for (const registered of answers) await expectCertificate(url, trust, registered);
  expect(readCheckpoint(await readCheckpointNote(url)).size).toBe(answers.length + 1);
  await again.stop();
});
