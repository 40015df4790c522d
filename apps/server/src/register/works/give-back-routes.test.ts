import { formatBundle } from "@colophon/proof";
import { makeBundle } from "@colophon/testing/make-bundle";
import { send } from "@colophon/testing/send";
import { expect, test } from "vitest";
import { openWholeApp } from "../../../test/whole-app.ts";

test("a stranger's certificate is refused, and so is what is too long", async () => {
  const { app } = await openWholeApp();
  const give = (bundle: string) => send(app, "POST", "/api/certificates/give-back", { body: { bundle } });
  expect(await give(formatBundle(makeBundle().bundle))).toMatchObject({
    status: 200,
    answer: { outcome: "refused", certificateId: null, isOwner: false },
  });
  expect(await give(" ".repeat(1024 * 1024 + 1))).toMatchObject({ status: 400 });
  expect(await give(" ".repeat(2 * 1024 * 1024))).toMatchObject({ status: 413 });
});
