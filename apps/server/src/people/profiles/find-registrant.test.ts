import { expect, test } from "vitest";
import { testDataKey } from "../../../test/test-data-key.ts";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { aliasRoutes } from "./alias-routes.ts";
import { createRegistrantFinder } from "./find-registrant.ts";
import { profileRoutes } from "./profile-routes.ts";

const { db, pool } = await createTestDatabase();
const keys = { dataEncryption: { key: testDataKey(), fingerprint: "" } };
const app = await createTestApp({ db }, (server, bind) => {
  profileRoutes(server, bind, { db, keys });
  aliasRoutes(server, bind, { db });
});
const findRegistrant = createRegistrantFinder({ pool, keys });

test("a registrant has their own aliases and the fields that they show on certificates", async () => {
  const [ada, bo, newcomer] = await Promise.all([makeUser(db), makeUser(db), makeUser(db)]);
  for (const [{ token }, alias, body] of [
    [
      ada,
      "A. A. L.",
      {
        pronouns: "she/her",
        country_of_origin: "England",
        disability_status: "secret",
        languages_spoken: "",
        privacy_settings: {
          pronouns: "public",
          country_of_origin: "certificate",
          languages_spoken: "certificate",
        },
      },
    ],
    [bo, "B.", { pronouns: "he/him" }],
  ] as const) {
    await send(app, "POST", "/api/user/self-identification", { token, body });
    await send(app, "POST", "/api/user/aliases", { token, body: { name: alias } });
  }
  const caller = ({ id, email }: typeof ada) => ({ userId: id, name: "Ada Lovelace", email });
  const found = await Promise.all([ada, bo, newcomer, ada].map((user) => findRegistrant(caller(user))));
  const adas = {
    id: ada.id,
    name: "Ada Lovelace",
    email: ada.email,
    aliases: ["A. A. L."],
    selfIdentification: { pronouns: "she/her", country_of_origin: "England" },
  };
  expect(found).toEqual([
    adas,
    { ...adas, id: bo.id, email: bo.email, aliases: ["B."], selfIdentification: {} },
    { ...adas, id: newcomer.id, email: newcomer.email, aliases: [], selfIdentification: {} },
    adas,
  ]);
});
