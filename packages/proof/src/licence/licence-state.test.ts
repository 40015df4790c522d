import { describe, expect, test } from "vitest";
import { licenceStateOf } from "./licence-state.ts";

const now = Date.parse("2026-11-29T12:00:00Z") / 1000;
const year = { from: "2026-11-29", until: "2027-11-28" };
const says = (kind: string, by: string) => ({ kind, by }) as Parameters<typeof licenceStateOf>[1][number];

describe("the state of a licence", () => {
  test.each([
    ["in force on its first and last day", year, [], "in_force"],
    ["on its last day", { from: "2025-01-01", until: "2026-11-29" }, [], "in_force"],
    ["a day later", { from: "2025-01-01", until: "2026-11-28" }, [], "expired"],
    ["a day before", { from: "2026-11-30" }, [], "not_begun"],
    ["without an end", { from: "2020-01-01" }, [], "in_force"],
    ["ended by one of the two", year, [says("ended", "licensee")], "in_force"],
    ["ended by both", year, [says("ended", "licensee"), says("ended", "licensor")], "ended"],
    ["revoked, which its terms don't allow", year, [says("revoked", "licensor")], "in_force"],
    [
      "revoked, as its terms allow",
      { ...year, terms: { revocable: true } },
      [says("revoked", "licensor")],
      "revoked",
    ],
    ["blocked", year, [says("blocked", "registry")], "blocked"],
    [
      "blocked, and no longer",
      year,
      [says("blocked", "registry"), says("unblocked", "registry")],
      "in_force",
    ],
  ])("%s", (_, claims, statements, state) => {
    expect(licenceStateOf(claims, statements, now)).toBe(state);
  });
});
