import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { ConfigError, type Environment } from "./environment.ts";
import { readClocksConfig, readExplorers } from "./read-clocks.ts";

const folder = makeTemporaryFolder("colophon-read-clocks-");
const write = (name: string, content: string) => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};
const pem = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";

test("asks the public calendars for a registry that others reach, and nobody for one that they don't", () => {
  expect(readClocksConfig({}, { isLocal: true })).toBeUndefined();
  const clocks = readClocksConfig({}, { isLocal: false });
  expect(clocks).toMatchObject({ stampIntervalSeconds: 600, authorities: [], roots: [] });
  expect(clocks?.calendars).toHaveLength(4);
  for (const calendar of clocks?.calendars ?? []) expect(calendar).toMatch(/^https:\/\/[a-z.]+$/);
});

test("is switched off by none, and on by what is named", () => {
  expect(readClocksConfig({ OTS_CALENDARS: "none" }, { isLocal: false })).toBeUndefined();
  const env = { OTS_CALENDARS: "none", TSA_URLS: "http://tsa.example" };
  for (const isLocal of [true, false])
    expect(readClocksConfig(env, { isLocal })).toMatchObject({
      authorities: ["http://tsa.example"],
      calendars: [],
    });
  const own = { OTS_CALENDARS: "https://one.example/, https://one.example,https://two.example/a//" };
  expect(readClocksConfig(own, { isLocal: true })?.calendars).toEqual([
    "https://one.example",
    "https://two.example/a",
  ]);
});

test("reads the roots of authorities from a file", () => {
  const env = { TSA_URLS: "http://tsa.example", TSA_ROOTS: write("two.pem", `# one\n${pem}# two\n${pem}`) };
  expect(readClocksConfig(env, { isLocal: true })?.roots).toEqual([pem.trim(), pem.trim()]);
});

test.each<[Environment, string]>([
  [{ STAMP_INTERVAL_SECONDS: "0" }, "STAMP_INTERVAL_SECONDS must be a whole number from 1 to 86400"],
  [{ TSA_URLS: "ftp://tsa.example" }, "TSA_URLS must be a URL"],
  [{ OTS_CALENDARS: "calendar.example" }, "OTS_CALENDARS must be a URL"],
  [{ TSA_ROOTS: write("roots.pem", pem) }, "TSA_ROOTS is set, but TSA_URLS is not"],
  [{ TSA_URLS: "http://tsa.example", TSA_ROOTS: path.join(folder, "none") }, "can't be read"],
  [{ TSA_URLS: "http://tsa.example", TSA_ROOTS: write("empty", "\n") }, "has no certificate in PEM"],
])("refuses %o", (env, message) => {
  expect(() => readClocksConfig(env, { isLocal: true })).toThrow(ConfigError);
  expect(() => readClocksConfig(env, { isLocal: true })).toThrow(message);
});

test("asks two explorers of Bitcoin at least", () => {
  const [one, two] = ["https://one.example/api", "https://two.example/api"];
  expect(readExplorers({})).toBeUndefined();
  expect(readExplorers({ BITCOIN_EXPLORERS: `${one}/,${two}` })).toEqual([one, two]);
  for (const lacking of [two, `${two},${two}/`])
    expect(() => readExplorers({ BITCOIN_EXPLORERS: lacking })).toThrow("two explorers or more");
});
