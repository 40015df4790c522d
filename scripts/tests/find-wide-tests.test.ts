import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findWideTests } from "./find-wide-tests.ts";

test("tests have more to run when long by their name, by isLong, or by what they import", () => {
  const folder = mkdtempSync(join(tmpdir(), "colophon-wide-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "e2e"));
  for (const [name, text] of Object.entries({
    "named.long.spec.ts": "",
    "direct.spec.ts": 'import { isLong } from "@colophon/testing/is-long";',
    "indirect.spec.ts": 'import {\n  languages,\n} from "./languages.ts";',
    "farther.spec.ts": 'import { screens } from "./screens.ts";',
    "short.spec.ts": 'import { other } from "./other.ts";\n// is-long',
    "languages.ts": 'import { isLong } from "@colophon/testing/is-long";',
    "screens.ts": 'import { screens } from "./screens.ts";\nexport { languages } from "./languages.ts";',
    "other.ts": "",
  }))
    writeFileSync(join(folder, "e2e", name), text);
  expect(findWideTests(folder)).toEqual([
    "e2e/direct.spec.ts",
    "e2e/farther.spec.ts",
    "e2e/indirect.spec.ts",
    "e2e/named.long.spec.ts",
  ]);
});

test("this repository has some of each kind", () => {
  expect(findWideTests()).toEqual(
    expect.arrayContaining([
      "apps/server/test/faults/stop.test.ts",
      "apps/server/test/cluster/synchronous.long.test.ts",
      "e2e/archive.long.spec.ts",
      "e2e/screens.spec.ts",
    ]),
  );
});
