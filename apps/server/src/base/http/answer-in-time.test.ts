import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { answerInTime, unlessSilent } from "./answer-in-time.ts";

const lines: unknown[][] = [];
const log = { warn: (...line: unknown[]) => void lines.push(line) };

test("what is done in time is answered, and a refusal too", async () => {
  expect(await answerInTime(Promise.resolve(7), log)).toBe(7);
  await expect(answerInTime(Promise.reject(new AppError("not_found")), log)).rejects.toThrow("Not found.");
  expect(lines).toEqual([]);
});

test("what is not is answered all the same, and goes on", async () => {
  const write = Promise.withResolvers<number>();
  await expect(answerInTime(write.promise, log, 1)).rejects.toMatchObject({
    code: "not_confirmed",
    status: 503,
  });
  write.resolve(7);
  await delay(0);
  expect(lines.splice(0)).toEqual([["a write was done after its request had been answered"]]);
});

test("one that fails afterwards is in the log, and ends nothing", async () => {
  const write = Promise.withResolvers<number>();
  await expect(answerInTime(write.promise, log, 1)).rejects.toThrow("in time");
  const err = new Error("the connection is gone");
  write.reject(err);
  await delay(0);
  expect(lines.splice(0)).toEqual([[{ err }, "a write failed after its request had been answered"]]);
});

test("what only looks may take its time while the database answers, and is refused once it is silent", async () => {
  const slow = Promise.withResolvers<number>();
  const silences = [false, false];
  const patient = unlessSilent(slow.promise, async () => silences.pop() ?? (slow.resolve(7), false), 1);
  expect(await patient).toBe(7);
  const never = Promise.withResolvers<number>();
  const refused = { code: "unavailable", status: 503 };
  await expect(unlessSilent(never.promise, async () => true, 1)).rejects.toMatchObject(refused);
  // Its failure comes too late for anybody.
  never.reject(new Error("the connection is gone"));
  await expect(unlessSilent(Promise.reject(new AppError("not_found")), async () => true)).rejects.toThrow(
    "Not found.",
  );
});
