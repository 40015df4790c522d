import { expect, test } from "vitest";
import { patience } from "@colophon/testing/patience";
import { oneAtATime } from "./one-at-a-time.ts";

test("calls during a run share the next run, even if the first one fails", async () => {
  const runs: PromiseWithResolvers<number>[] = [];
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<number>();
    runs.push(run);
    return run.promise;
  });
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error("lost"));
  await expect(first).rejects.toThrow("lost");
  await expect.poll(() => runs.length, patience).toBe(2);
  const fourth = ask();
  runs[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await expect.poll(() => runs.length, patience).toBe(3);
  runs[2]?.resolve(3);
  expect(await fourth).toBe(3);
  const fifth = ask();
  expect(runs).toHaveLength(4);
  runs[3]?.resolve(4);
  expect(await fifth).toBe(4);
});

test("a call between a run's end and the start of the next one shares that next run", async () => {
  let [running, most, ended] = [0, 0, 0];
  const ask = oneAtATime(async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    ended++;
  });
  const asked = [ask(), ask()];
  // One call in each of the microtasks in which the first run ends and the next one starts.
  for (let turn = 0; turn < 12; turn++) {
    await Promise.resolve();
    asked.push(ask());
  }
  await Promise.all(asked);
  expect([running, most]).toEqual([0, 1]);
  expect(ended).toBeGreaterThan(1);
});
