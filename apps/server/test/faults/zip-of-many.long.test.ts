import { createWriteStream, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { isMissing, run } from "@colophon/testing/run-tool";
import { startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect, test } from "vitest";
import { createTestDatabase } from "../test-database.ts";

const count = 10_000;
/** In kB, beyond what the server had before. */
const mostMemory = 50 * 1024;

/** Resident memory of a process, in kB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

async function registerMany(account: Account): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await register(account, { title: `Plate ${left}` });
  };
  await Promise.all(Array.from({ length: 40 }, one));
}

test.skipIf(process.platform !== "linux" || isMissing("unzip", "python3"))(
  "ten thousand proofs take no more memory than a few",
  async () => {
    const { url: DATABASE_URL } = await createTestDatabase();
    const server = await startServer({ DATABASE_URL });
    const ada = await openAccount(server.url);
    await registerMany(ada);
    const zip = path.join(makeTemporaryFolder("colophon-zip-"), "proofs.zip");
    const save = async (filter: object) => {
      const answer = await fetch(`${server.url}/api/ip/user/proofs.zip`, {
        method: "POST",
        headers: { ...authorization(ada.token), "content-type": "application/json" },
        body: JSON.stringify({ filter }),
      });
      expect(answer.status).toBe(200);
      await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), createWriteStream(zip));
    };
    await save({ q: "Plate 12" });
    const before = memoryOf(server.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), 100);
    await save({});
    clearInterval(watch);
    expect(most - before).toBeLessThan(mostMemory);
    expect(run("unzip", ["-tq", zip])).toMatchObject({ status: 0 });
    const counted = run("python3", [
      "-c",
      "import sys, zipfile; print(len(zipfile.ZipFile(sys.argv[1]).namelist()))",
      zip,
    ]);
    expect(counted).toEqual({ status: 0, output: `${count + 1}\n` });
    await server.stop();
  },
);
