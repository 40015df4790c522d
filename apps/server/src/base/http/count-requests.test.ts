import { expect, test } from "vitest";
import { createCounts } from "./count-requests.ts";

let time = 0;
const open = () => createCounts({ max: 3, seconds: 60 }, () => time);

test("a key has its number of requests in a window, which begins with the first", () => {
  time = 5000;
  const { add, read } = open();
  expect(read("a")).toEqual({ left: 3, secondsLeft: 0, isExceeded: false });
  expect(add("a")).toEqual({ left: 2, secondsLeft: 60, isExceeded: false });
  time += 10_001;
  expect([add("a"), add("a")].map(({ left, isExceeded }) => [left, isExceeded])).toEqual([
    [1, false],
    [0, false],
  ]);
  expect(add("a")).toEqual({ left: 0, secondsLeft: 50, isExceeded: true });
  expect(read("a")).toEqual({ left: 0, secondsLeft: 50, isExceeded: true });
  expect(add("b")).toMatchObject({ left: 2 });
  time += 49_999;
  expect(read("a")).toMatchObject({ left: 3, isExceeded: false });
  expect(add("a")).toEqual({ left: 2, secondsLeft: 60, isExceeded: false });
});

test("many keys push out the one that began first, and no other", () => {
  time = 0;
  const { add, read } = open();
  for (let key = 0; key < 10_000; key++) add(String(key));
  expect(read("0")).toMatchObject({ left: 2 });
  add("one more");
  expect(read("0")).toMatchObject({ left: 3 });
  expect(read("1")).toMatchObject({ left: 2 });
});
