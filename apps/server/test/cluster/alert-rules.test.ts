import { expect, test } from "vitest";
import { findFiring, isReadable, readRules } from "./alert-rules.ts";

const rules = readRules();
const firing = (text: string | undefined, earlier = "") =>
  findFiring(rules, { text: earlier, at: 0 }, { text, at: 10 }).map(({ alert, condition, after }) => [
    alert,
    condition,
    after,
  ]);

test("all rules can be read but those that compare with another day, or the slowest of many", () => {
  expect(rules.length).toBeGreaterThan(20);
  const others = rules.filter((rule) => !isReadable(rule)).map(({ alert }) => alert);
  expect(others).toEqual(["ColophonLettersFailed", "ColophonGuardSlow", "ColophonLockContended"]);
});

test("a rule fires by its metric, its labels, its group or its growth", () => {
  expect(firing("colophon_standby_missing 1\ncolophon_log_damaged 0")).toEqual([
    ["ColophonStandbyMissing", "colophon_standby_missing > 0", "30s"],
  ]);
  expect(firing('colophon_warning{warning="no_mail"} 1\ncolophon_warning{warning="clock_off"} 0')).toEqual([
    ["ColophonWarning", 'colophon_warning{warning="no_mail"} > 0', "30m"],
  ]);
  expect(firing("colophon_disk_free_bytes 1e9").map(([alert]) => alert)).toEqual(["ColophonDiskLow"]);
  expect(firing(undefined)).toEqual([["ColophonNodeAway", 'up{job="colophon"} == 0', "1m"]]);

  const refused = (status: number, count: number) =>
    `colophon_http_request_seconds_count{method="GET",route="/",status="${status}"} ${count}`;
  expect(firing(refused(503, 8), refused(503, 8))).toEqual([]);
  expect(firing(refused(503, 10), refused(503, 8))).toEqual([
    ["ColophonUnavailable", 'rate(colophon_http_request_seconds_count{status="503"}[5m]) > 0.1', "2m"],
  ]);
  expect(firing(refused(507, 1)).map(([alert]) => alert)).toEqual(["ColophonDiskFull"]);
  expect(firing(refused(500, 0))).toEqual([]);
});
