import { afterAll, describe, expect, test } from "vitest";
import { createProcessPool } from "./process-pool.ts";

/** Its process answers `wanted`, refuses with `code`, or ends. */
const entry = new URL("../../../test/odd-worker.ts", import.meta.url);

type OddJob = { wanted?: string; code?: string; end?: boolean; map?: number };

const open = (options: { maxOfOne?: number; maxData?: number; maxWaiting?: number } = {}) =>
  createProcessPool<OddJob, string>({
    entry,
    workers: 1,
    maxWaiting: 20,
    busy: "pictures_busy",
    lost: "image_type_unsupported",
    ...options,
  });

describe("a pool of processes", () => {
  const pool = open({ maxOfOne: 5 });
  afterAll(() => pool.close());

  test("answers, refuses with the code of the process, and goes on after one that ended", async () => {
    expect(await pool.run({ wanted: "yes" })).toBe("yes");
    await expect(pool.run({ code: "image_too_large" })).rejects.toMatchObject({ code: "image_too_large" });
    await expect(pool.run({ end: true })).rejects.toMatchObject({ code: "image_type_unsupported" });
    expect(await pool.run({ wanted: "again" })).toBe("again");
  });

  test("many jobs of one person delay nobody else, and are limited", async () => {
    const done: string[] = [];
    const ask = async (name: string, of: string) => void done.push(await pool.run({ wanted: name }, of));
    const greedy = ["a1", "a2", "a3", "a4", "a5"].map((name) => ask(name, "ada"));
    await expect(pool.run({ wanted: "a6" }, "ada")).rejects.toMatchObject({ code: "pictures_busy" });
    await Promise.all([...greedy, ask("b1", "bo")]);
    expect(done.slice(0, 2)).toEqual(["a1", "b1"]);
    expect(await pool.run({ wanted: "a7" }, "ada")).toBe("a7");
  });
});

test("where too many wait, the last job of whoever has most gives way to somebody who has fewer", async () => {
  const pool = open({ maxWaiting: 4 });
  const names = ["a1", "a2", "a3", "b1", "b2"];
  const asked = names.map((name) => pool.run({ wanted: name }, name[0]));
  const later = [
    pool.run({ wanted: "c1" }, "c"),
    pool.run({ wanted: "d1" }, "d"),
    pool.run({ wanted: "e1" }, "e"),
  ];
  await expect(pool.run({ wanted: "f1" }, "f")).rejects.toMatchObject({ code: "pictures_busy" });
  const outcomes = await Promise.allSettled([...asked, ...later]);
  const done = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(done).toEqual(["a1", "b1", "c1", "d1", "e1"]);
  expect(await pool.run({ wanted: "a4" }, "a")).toBe("a4");
  await pool.close();
});

test.runIf(process.platform === "linux")(
  "a process that maps too much memory ends, and the next does not",
  async () => {
    const pool = open({ maxData: 1_000_000_000 });
    expect(await pool.run({ map: 100_000_000 })).toBe("mapped");
    await expect(pool.run({ map: 2_000_000_000 })).rejects.toMatchObject({ code: "image_type_unsupported" });
    expect(await pool.run({ wanted: "yes" })).toBe("yes");
    await pool.close();
  },
);
