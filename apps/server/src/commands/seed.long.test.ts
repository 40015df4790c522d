import { execFile } from "node:child_process";
import path from "node:path";
import { languages } from "@colophon/api";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { preload } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { findByPassword } from "../people/accounts/log-in.ts";
import { borrowPostgres } from "../base/db/borrow-postgres.ts";
import { connect } from "../base/db/connection.ts";
import { seedCreators } from "./seed-data/seed-creators.ts";

const dataDir = path.join(makeTemporaryFolder("colophon-seed-"), "data");

interface Ended {
  code: number | string | null | undefined;
  stdout: string;
  stderr: string;
}

function run(command: "seed" | "fsck"): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...preload, path.join(import.meta.dirname, `${command}.ts`)],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

test("a fresh installation is filled once, in seven languages, with a sound log", async () => {
  const seeded = await run("seed");
  expect(seeded).toMatchObject({ code: 0 });
  const [, password = ""] =
    /^28 creators and \d+ works in 7 languages; .* (\S+)\n$/.exec(seeded.stdout) ?? [];
  expect(await count(password)).toEqual(
    Object.fromEntries(
      languages.map((language) => {
        const works = seedCreators[language].flatMap((creator) => creator.works);
        const unlisted = works.filter((work) => work.unlisted);
        return [language, { creators: 4, works: works.length, unlisted: unlisted.length }];
      }),
    ),
  );

  const again = await run("seed");
  expect(again).toMatchObject({ code: 1, stdout: "" });
  expect(again.stderr).toContain("already has works");

  const works = Object.values(seedCreators).flatMap((creators) => creators.flatMap((each) => each.works));
  const checked = await run("fsck");
  expect(checked).toMatchObject({ code: 0 });
  // A log's first entry is its issuer's key set; closed heads are entries too.
  const size = Number(/^log: (\d+) entries/m.exec(checked.stdout)?.[1]);
  expect(size).toBeGreaterThan(works.length + 1);
});

/** The seeded works by language, as seen by a user who logs in with the printed password. */
async function count(password: string): Promise<Record<string, unknown>> {
  const postgres = await borrowPostgres(dataDir);
  const { db, close } = connect(postgres.url);
  try {
    const maker = seedCreators.en.find(({ works }) => works.some(({ title }) => title === "Tomb Rider"));
    const { user } = await findByPassword(db, { email: maker?.email ?? "", password });
    expect(user?.full_name).toBe(maker?.name);

    const shown = sql`select visibility, count(*)::int as creators from profiles group by visibility`;
    expect((await shown.execute(db)).rows).toEqual(
      expect.arrayContaining([
        { visibility: "public", creators: 7 },
        { visibility: "selective", creators: 1 },
      ]),
    );

    const { rows } = await sql<{ language: string; creators: number; works: number; unlisted: number }>`
      select language, count(distinct users.id)::int as creators, count(*)::int as works,
        (count(*) filter (where not shared_publicly))::int as unlisted
      from users join works on works.owner_id = users.id group by language`.execute(db);
    return Object.fromEntries(rows.map(({ language, ...counts }) => [language, counts]));
  } finally {
    await close();
    await postgres.giveBack();
  }
}
