import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const entry = new URL("../../../test/odd-worker.ts", import.meta.url);

test("a process whose server was killed during a job ends without a word", async () => {
  const child = fork(entry, { stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const ended = once(child, "exit");
  const said = [child.stdout, child.stderr].flatMap((stream) => (stream === null ? [] : [text(stream)]));
  child.send({ wanted: "yes" }, () => child.disconnect());
  expect(await ended).toEqual([0, null]);
  expect(await Promise.all(said)).toEqual(["", ""]);
});
