import { expect, test } from "vitest";
import { namesExportedTwice } from "./exported-names.ts";
import { namesOfTwo } from "./names-of-two.ts";
import { filesOfTree } from "./source-files.ts";

const twice = (...files: [path: string, text: string][]): string[] => [
  ...namesExportedTwice(files.map(([path, text]) => ({ path, text }))).keys(),
];

test("finds a name that is exported by two workspaces, whatever it names", () => {
  expect(
    twice(
      ["packages/api/src/a.ts", "export type Work = 1;"],
      ["apps/web/src/work.tsx", "export function Work() {}"],
    ),
  ).toEqual(["Work"]);
});

test("finds async functions, generators, classes and constants", () => {
  const both =
    "export async function a() {}\nexport function* b() {}\nexport class C {}\nexport const d = 1;\n";
  expect(twice(["apps/cli/src/a.ts", both], ["apps/verify/src/a.ts", both])).toEqual(["C", "a", "b", "d"]);
});

test("leaves a re-export, an overload and a name that isn't exported", () => {
  expect(
    twice(
      ["packages/proof/src/a.ts", "export function a(x: 1): 1;\nexport function a(x: 2): 2;\nconst b = 1;\n"],
      ["packages/proof/src/index.ts", 'export { a } from "./a.ts";\nexport const b = 1;\n'],
    ),
  ).toEqual([]);
});

test.each([
  "apps/server/src/log/log-store.ts",
  "apps/server/src/log/a.test.ts",
  "apps/server/test/a.ts",
  "packages/testing/src/a.ts",
  "apps/server/src/base/db/migrations/001-initial.ts",
  "apps/server/src/mail/texts/zh-tw.ts",
])("leaves %s", (path) => {
  expect(twice([path, "export const a = 1;"], ["apps/cli/src/a.ts", "export const a = 1;"])).toEqual([]);
});

test("no two files of the tree export one name, but for those with a reason", () => {
  const found = Object.fromEntries(namesExportedTwice(filesOfTree));
  const reasons = Object.keys(namesOfTwo);
  const without = Object.entries(found).filter(([name]) => !reasons.includes(name));
  expect(Object.fromEntries(without)).toEqual({});
});

test("each reason is about a name that two files have", () => {
  const found = namesExportedTwice(filesOfTree);
  expect(Object.keys(namesOfTwo).filter((name) => !found.has(name))).toEqual([]);
});
