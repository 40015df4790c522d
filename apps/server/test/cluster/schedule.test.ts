import { expect, test } from "vitest";
import { schedule } from "./schedule.ts";
import { longestGap } from "./report.ts";

const kinds = ["killed", "stopped", "cut"];

test("a seed gives the same faults again, and another seed others", () => {
  expect(schedule(kinds, 7)).toEqual(schedule(kinds, 7));
  expect(schedule(kinds, 8)).not.toEqual(schedule(kinds, 7));
});

test("each round contains every kind once", () => {
  const faults = schedule(kinds, 7).map(({ kind }) => kind);
  for (let start = 0; start < faults.length; start += kinds.length)
    expect(faults.slice(start, start + kinds.length).toSorted()).toEqual(kinds.toSorted());
});

test("the longest gap is the one that a fault overlaps, also at its edges", () => {
  const times = [0, 10, 40, 45, 145, 150];
  expect(longestGap(times, { began: 20, ended: 41 })).toBe(30);
  expect(longestGap(times, { began: 41, ended: 60 })).toBe(100);
  expect(longestGap(times, { began: 146, ended: 149 })).toBe(5);
  expect(longestGap(times, { began: 200, ended: 300 })).toBe(0);
});
