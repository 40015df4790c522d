import { expect, test } from "vitest";
import { personName } from "./person-name.ts";

test.each([
  ["Billie", "Okafor", "Billie Okafor"],
  ["花子", "山田", "山田花子"],
  ["さくら", "佐々木", "佐々木さくら"],
  ["マリ", "小林", "小林マリ"],
  ["ジョン", "スミス", "ジョン スミス"],
  ["민준", "김", "김민준"],
  ["Mei", "林", "Mei 林"],
  ["نور", "حداد", "نور حداد"],
  [" 明 ", "", "明"],
])("%j %j is written %j", (givenName, familyName, expected) =>
  expect(personName({ givenName, familyName })).toBe(expected),
);
