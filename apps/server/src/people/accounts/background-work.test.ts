import { expect, test } from "vitest";
import { createBackgroundWork } from "./background-work.ts";

test("runs in the background, logs failures, and can be waited for", async () => {
  const background = createBackgroundWork();
  const failures: unknown[] = [];
  const log = { error: ({ err }: { err: unknown }) => void failures.push(err) };
  const ended: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();

  background.start(() => gate.then(() => void ended.push("first")), log);
  background.start(() => Promise.reject(new Error("no mail server")), log);
  const settled = background.settled().then(() => void ended.push("settled"));
  expect(ended).toEqual([]);
  open();
  await settled;
  expect(ended).toEqual(["first", "settled"]);
  expect(failures).toEqual([new Error("no mail server")]);
});
