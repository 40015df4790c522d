import { describe, expect, test } from "vitest";
import { licenceStateOf, shownLicenceState } from "./licence-state.ts";

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

describe("what a file shows of the state", () => {
  const shown = (claims: object, withheld: string, statements: { kind: string; by: string }[] = []) =>
    shownLicenceState(
      {
        record: { claims },
        checks: [{ id: "disclosures", state: "passed", evidence: { withheld } }],
      } as unknown as Parameters<typeof shownLicenceState>[0],
      { statements } as unknown as Parameters<typeof shownLicenceState>[1],
      now,
    );

  test.each([
    ["with all of it shown", { from: "2020-01-01" }, "0", [], "in_force"],
    ["without an end, and with a fee withheld", { from: "2020-01-01", until: null }, "1", [], "in_force"],
    ["with its last day withheld", { from: "2020-01-01" }, "1", [], undefined],
    ["with its first day withheld", { until: null }, "1", [], undefined],
    ["expired, with its first day withheld", { until: "2020-01-01" }, "1", [], "expired"],
    [
      "ended, with its days withheld",
      {},
      "2",
      [says("ended", "licensee"), says("ended", "licensor")],
      "ended",
    ],
    ["revoked, with its terms withheld", year, "1", [says("revoked", "licensor")], undefined],
    [
      "revoked, which its terms allow",
      { ...year, terms: { revocable: true } },
      "1",
      [says("revoked", "licensor")],
      "revoked",
    ],
    ["blocked, with all withheld", {}, "9", [says("blocked", "registry")], "blocked"],
  ])("%s", (_, claims, withheld, statements, state) => {
    expect(shown(claims, withheld, statements)).toBe(state);
  });
});
