import { expect, test } from "vitest";
import { makeUser } from "@colophon/testing/make-user";
import { buildBundle } from "../../record/build-bundle.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { readPrinted, readPublic } from "./read-printed.ts";

const context = await openSpeakingApp();
const { db, log, register, say } = context;

test("a document prints the statements of the status that it carries, though one is made in the meantime", async () => {
  const ada = await makeUser(db);
  const { id, certificateId } = await register(ada);
  await say(ada, id, { kind: "corrected", fields: { title: "Corrected" } });
  let isFirst = true;
  const proveStatements: typeof log.proveStatements = async (keys) => {
    // After the certificate was read, before its status.
    if (isFirst) {
      isFirst = false;
      await say(ada, id, { kind: "withdrawn" });
    }
    return log.proveStatements(keys);
  };
  const first = await readPublic(context, certificateId);
  const { facts, status } = await readPrinted(
    { ...context, log: { ...log, proveStatements } },
    first,
    async () => buildBundle(context, first.stored, "public"),
  );
  expect(status).toMatchObject({ count: 2 });
  expect(facts.statements).toMatchObject([{ kind: "corrected" }, { kind: "withdrawn" }]);
});
