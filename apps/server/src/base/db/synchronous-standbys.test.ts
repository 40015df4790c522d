import { expect, test } from "vitest";
import { missingStandbys } from "./synchronous-standbys.ts";

test.each<[setting: string, connected: string[], missing: string[]]>([
  ["", [], []],
  ["s1", ["s1"], []],
  ["s1", ["S1", "backup"], []],
  ["s1", [], ["s1"]],
  ["s1, s2", ["s2"], []],
  ["FIRST 2 (s1, s2, s3)", ["s3", "s1"], []],
  ["FIRST 2 (s1, s2, s3)", ["s3"], ["s1", "s2"]],
  ["ANY 1 (s1,s2)", ["s2"], []],
  ["any 2 (s1,s2)", ["s2"], ["s1"]],
  ["2 (s1, s2)", [], ["s1", "s2"]],
  ['"walreceiver 1", "a ""b"""', ["other"], ["walreceiver 1", 'a "b"']],
  ["*", ["whoever"], []],
  ["*", [], ["*"]],
])("of %s with %j connected, %j are missing", (setting, connected, missing) => {
  expect(missingStandbys(setting, connected)).toEqual(missing);
});
