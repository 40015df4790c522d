import { ChildProcess } from "node:child_process";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { makePageJob } from "@colophon/testing/make-page-job";
import { patience } from "@colophon/testing/patience";
import { createPagePool } from "./page-pool.ts";

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes).subarray(0, 5).toString() === "%PDF-";

describe("createPagePool", () => {
  const pool = createPagePool({ workers: 1, maxWaiting: 2, idleMs: 600_000 });
  afterAll(() => pool.close());

  test("renders waiting jobs, and refuses those that are too many", async () => {
    // One is rendered at once, two may wait.
    const jobs = [1, 2, 3].map(async () => pool.run(makePageJob()));
    await expect(pool.run(makePageJob())).rejects.toMatchObject({ code: "documents_busy" });
    expect((await Promise.all(jobs)).every(isPdf)).toBe(true);
    expect(isPdf(await pool.run(makePageJob()))).toBe(true);
  });

  test("continues after a page that cannot be typeset", async () => {
    const job = makePageJob();
    await expect(pool.run({ ...job, renderedAt: new Date(Number.NaN) })).rejects.toThrow(
      "the page cannot be set",
    );
    expect(isPdf(await pool.run(job))).toBe(true);
  });

  test("abandons a page that takes too long, along with its worker", async () => {
    const impatient = createPagePool({ workers: 1, maxWaiting: 2, timeoutMs: 1 });
    await expect(impatient.run(makePageJob())).rejects.toThrow("the worker ended");
    await expect(impatient.run(makePageJob())).rejects.toThrow("the worker ended");
    await impatient.close();
  });

  test("ends an idle worker, and starts another", async () => {
    const brief = createPagePool({ workers: 1, maxWaiting: 2, idleMs: 1 });
    const kill = vi.spyOn(ChildProcess.prototype, "kill");
    onTestFinished(() => kill.mockRestore());
    for (const times of [1, 2]) {
      expect(isPdf(await brief.run(makePageJob()))).toBe(true);
      await vi.waitFor(() => expect(kill).toHaveBeenCalledTimes(times), patience);
    }
    await brief.close();
  });

  test("refuses everything once it is closed", async () => {
    const closing = createPagePool({ workers: 1, maxWaiting: 2 });
    const waiting = [1, 2].map(async () => closing.run(makePageJob()));
    const ended = Promise.allSettled(waiting);
    await closing.close();
    expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(closing.run(makePageJob())).rejects.toMatchObject({ code: "documents_busy" });
  });
});
