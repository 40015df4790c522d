import { isLong } from "@colophon/testing/is-long";
import { expect, test, vi } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { patience } from "@colophon/testing/patience";
import { type DatabaseState, openProbe } from "./probe.ts";
import { watchDatabase } from "./watch-database.ts";

const { url } = await createTestDatabase();

/** A database that says this, or is away. */
async function watching(say: () => Partial<DatabaseState> | undefined) {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const looks = { count: 0 };
  const look = async (): Promise<DatabaseState> => {
    looks.count++;
    const said = say();
    if (said === undefined) throw new Error("away");
    return { time: Date.now(), synchronous: "", standbys: [], waitingSeconds: 0, ...said };
  };
  const watch = await watchDatabase({ look }, { error: note, warn: note });
  const again = async (times = 1) => {
    const until = looks.count + times;
    await vi.waitUntil(() => looks.count >= until && looks.count > 0, patience);
    await Promise.resolve();
  };
  return { watch, lines, again };
}

test("a real database tells its clock, and has nothing that commits wait for", async () => {
  const probe = openProbe(url);
  const watch = await watchDatabase(probe, { error: expect.unreachable, warn: expect.unreachable });
  expect(watch.stuck()).toBeUndefined();
  expect(Math.abs(watch.clockAhead())).toBeLessThan(60);
  expect(Math.abs(watch.now() - Date.now())).toBeLessThan(60_000);
  await watch.stop();
  await probe.close();
});

test("its time is the database's, also while that is away", async () => {
  const days = 2 * 24 * 3600;
  let isAway = false;
  const { watch, again } = await watching(() => (isAway ? undefined : { time: Date.now() - days * 1000 }));
  expect(Math.round(watch.clockAhead() / 60)).toBe(days / 60);
  isAway = true;
  await again();
  expect(Math.round((Date.now() - watch.now()) / 60_000)).toBe(days / 60);
  await watch.stop();
});

test.runIf(isLong)(
  "one that reconnects is no news; one that stays away is named, and welcomed once it is back",
  async () => {
    let standbys = ["s1"];
    const { watch, lines, again } = await watching(() => ({ synchronous: "s1", standbys }));
    standbys = [];
    await again();
    standbys = ["s1"];
    await again(2);
    expect([watch.stuck(), lines]).toEqual([undefined, []]);
    standbys = [];
    await again(3);
    expect(watch.stuck()).toContain("the synchronous standby s1 is not connected");
    standbys = ["s1"];
    await again(2);
    expect(watch.stuck()).toBeUndefined();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^nothing can be registered: .*s1/);
    await watch.stop();
  },
);

test("a commit that has waited for seconds shows a standby that is connected and silent", async () => {
  let waitingSeconds = 0;
  const { watch, again } = await watching(() => ({ synchronous: "s1", standbys: ["s1"], waitingSeconds }));
  waitingSeconds = 4;
  await again(2);
  expect(watch.stuck()).toBeUndefined();
  waitingSeconds = 6;
  await again(2);
  expect(watch.stuck()).toMatch(/waited for 6 s .* connected: s1/);
  await watch.stop();
});
