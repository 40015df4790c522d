// @vitest-environment happy-dom
import { patience } from "@colophon/testing/patience";
import { expect, test, vi } from "vitest";
import { CopyQueue } from "./copy-queue.ts";
import type { DepositUpload } from "./deposit-uploads.ts";

/** Uploads that end as the test says. */
function makeUploads() {
  const states = new Map<string, DepositUpload>();
  const listeners = new Set<() => void>();
  const change = () => {
    for (const listener of listeners) listener();
  };
  return {
    sent: [] as string[],
    statusOf: (place: string) => states.get(place),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(place: string, { size }: File) {
      await Promise.resolve();
      this.sent.push(place);
      states.set(place, { state: "sending", bytes: 0, size });
      change();
    },
    end(place: string, status?: DepositUpload) {
      if (status) states.set(place, status);
      else states.delete(place);
      change();
    },
  };
}

const copy = (place: string) => ({ place, file: new File(["x"], `${place}.jpg`) });
const turn = () => vi.waitFor(() => undefined);
const statesOf = (queue: CopyQueue) => queue.entries().map(({ place, state }) => `${place} ${state}`);

test("copies are sent one after another, each once, and one that failed may be sent again", async () => {
  const uploads = makeUploads();
  const queue = new CopyQueue(uploads);
  queue.add(["a/1", "a/2", "a/3"].map(copy));
  queue.add([copy("a/2")]);
  await vi.waitFor(() => expect(uploads.sent).toEqual(["a/1"]), patience);
  uploads.end("a/1");
  await vi.waitFor(() => expect(uploads.sent).toEqual(["a/1", "a/2"]), patience);
  uploads.end("a/2", { state: "failed", code: "deposit_mismatch" });
  await vi.waitFor(() => expect(uploads.sent).toEqual(["a/1", "a/2", "a/3"]), patience);
  // What is kept already, from another device, is kept.
  uploads.end("a/3", { state: "failed", code: "deposit_exists" });
  expect(statesOf(queue)).toEqual(["a/1 kept", "a/2 failed", "a/3 kept"]);
  queue.add(["a/1", "a/2"].map(copy));
  await vi.waitFor(() => expect(uploads.sent.slice(3)).toEqual(["a/2"]), patience);
  queue.forget(["a/1"]);
  expect(statesOf(queue)).toEqual(["a/3 kept", "a/2 sending"]);
});

test("a quota that is used up ends the rest, and says so of each", async () => {
  const uploads = makeUploads();
  const queue = new CopyQueue(uploads);
  queue.add(["b", "c", "d"].map(copy));
  await vi.waitFor(() => expect(uploads.sent).toEqual(["b"]), patience);
  uploads.end("b", { state: "failed", code: "deposit_quota_exceeded" });
  await turn();
  expect(uploads.sent).toEqual(["b"]);
  const failed = { state: "failed", code: "deposit_quota_exceeded" };
  expect(queue.entries()).toMatchObject([failed, failed, failed]);
});
