import { expect, test } from "vitest";
import { makeRegistration } from "@colophon/testing/make-registration";
import { createTestRegister } from "../../../test/test-register.ts";
import { makeUser } from "@colophon/testing/make-user";
import { registerWork } from "../../register/works/register-work.ts";
import { reindex } from "./reindex.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();

const readIndex = async () => {
  const works = await pool.query("select * from search_works order by certificate_id");
  const words = await pool.query("select word from search_words order by word");
  return { works: works.rows as unknown[], words: words.rows as unknown[] };
};

test("the index made again from the register is the one that registering made", async () => {
  const { id, email } = await makeUser(db);
  const registrant = { id, name: "Ada Lovelace", email, aliases: ["A. A. L."], selfIdentification: {} };
  const details = makeRegistration().materialDetails;
  for (const overrides of [
    {},
    { creatorName: "A. A. L." },
    { materialDetails: { ...details, title: "Unlisted Heron", sharedPublicly: false, isPublished: false } },
  ])
    await registerWork(
      { pool, keys, issuer, log, sequencer, indexer },
      registrant,
      makeRegistration(overrides),
    );
  const registered = await readIndex();
  expect(registered.works).toHaveLength(3);
  expect(registered.words).not.toContainEqual({ word: "heron" });

  await pool.query("insert into search_words values ('staleword')");
  expect(await reindex({ pool, keys })).toBe(3);
  expect(await readIndex()).toEqual(registered);

  await pool.query("delete from search_works");
  await reindex({ pool, keys });
  expect((await readIndex()).works).toEqual(registered.works);
});
