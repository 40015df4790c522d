import path from "node:path";
import { isLong } from "@colophon/testing/is-long";
import { expect, test } from "vitest";
import { runToEnd } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestDatabase } from "../../test/test-database.ts";

const { url, db } = await createTestDatabase();
const successor = path.join(makeTemporaryFolder("colophon-successor-"), "keys");

/** Runs `npm run keys` in an empty folder. */
async function keys(args: string[], env: Record<string, string> = {}) {
  const folder = makeTemporaryFolder("colophon-key-commands-");
  return runToEnd("keys", { DATA_DIR: path.join(folder, "data"), ...env }, args);
}

const misused: [string[], string][] = [
  [["rotate", "/new"], "usage: npm run keys -- list"],
  [["retire", "/new", "--force"], "Unknown option '--force'"],
  [[], "usage: npm run keys -- list"],
  [["rotate"], "usage: npm run keys -- list"],
  [["rotate", "data", "pdf"], "usage: npm run keys -- list"],
  [["list", "data"], "usage: npm run keys -- list"],
  [["retire"], "usage: npm run keys -- list"],
  [["retire", "/new", "/other"], "usage: npm run keys -- list"],
];

test.each(isLong ? misused : misused.slice(0, 2))(
  "npm run keys -- %j says how it is used",
  async (args, said) => {
    const { code, output } = await keys(args);
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
  },
);

test("help isn't a failure", async () => {
  expect(await keys(["--help"])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^usage: /) as unknown,
  });
});

test("retire says in one line what is missing", async () => {
  const { code, output } = await keys(["retire", successor]);
  expect([code, output]).toEqual([1, expect.stringMatching(/^.*trust\.json is missing\..*\n$/)]);
});

test("retire asks the database whether a server still uses it, and works if the database is away", async () => {
  await db.connection().execute(async () => {
    const { output } = await keys(["retire", successor], { DATABASE_URL: url });
    expect(output).toContain("stop every server first");
  });
  const { output } = await keys(["retire", successor], { DATABASE_URL: "postgres://localhost:1/none" });
  expect(output).toContain("trust.json is missing");
});
