import { expect, test } from "vitest";
import { countdown } from "./countdown.ts";

test("remaining time is shown like a clock", () => {
  expect([59, 61, 3_599, 3_661].map(countdown)).toEqual(["0:59", "1:01", "59:59", "1:01:01"]);
});
