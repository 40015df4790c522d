import { describe, expect, test } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { refusal, send } from "../../test/send.ts";
import { openSpeakingApp } from "../../test/speaking-app.ts";

const { app, db, log, register, say, look, status, verify } = await openSpeakingApp();

describe("a correction", () => {
  test("is in effect at once, and whoever has the bundle can check it", async () => {
    const ada = await makeUser(db);
    const { id, certificateId } = await register(ada);
    expect(await send(app, "GET", `/api/certificates/${certificateId}/status`)).toEqual(
      refusal("status_pending"),
    );
    await log.appendHead();
    expect(await status(certificateId)).toMatchObject({ state: "current", heading: "valid", statements: [] });

    const said = await say(ada, id, {
      kind: "corrected",
      fields: { title: "The Lighthouse Keepers", publication: null },
      reason: "There are two of them.",
    });
    expect(said).toMatchObject({ status: 201, answer: { n: 0, kind: "corrected", by: "registrant" } });
    expect(await status(certificateId)).toMatchObject({
      state: "current",
      heading: "corrected",
      statements: [
        {
          n: 0,
          kind: "corrected",
          by: "registrant",
          said: {
            reason: "There are two of them.",
            fields: {
              title: { old: "The Lighthouse Keeper", new: "The Lighthouse Keepers" },
              publication: {
                old: { date: "2026-03-01", city: "Halifax", province: "Nova Scotia" },
                new: null,
              },
            },
          },
          withheld: 0,
          walletSignature: "absent",
        },
      ],
    });
    expect(await verify(certificateId)).toMatchObject({
      title: "The Lighthouse Keeper",
      status: "corrected",
      statements: [{ n: 0, kind: "corrected", by: "registrant" }],
      corrections: { title: "The Lighthouse Keepers", publication: null },
    });
    expect(await look(ada, id)).toMatchObject({
      status: "corrected",
      fields: { title: "The Lighthouse Keepers", publication: null },
      statements: [{ n: 0, said: { reason: "There are two of them." } }],
    });
  });
});
