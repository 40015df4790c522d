import type { Link, PersonalData } from "@colophon/api";
import { type Account, openAccount } from "@colophon/testing/account";
import { send } from "@colophon/testing/send";
import { confirmNow } from "@colophon/testing/test-factors";
import { expect, test } from "vitest";
import { openWholeApp } from "../../test/whole-app.ts";
import { createEraser } from "./eraser.ts";

const whole = await openWholeApp();
const { app, db, origin } = whole;
const eraser = createEraser(whole);

/** A link that was confirmed, and is contested now. */
async function addContested({ token }: Account, address: string): Promise<Link> {
  const body = { address, way: "dns" };
  const link = (await send(app, "POST", "/api/user/links", { token, body })).answer as Link;
  await db
    .updateTable("links")
    .set({ state: "contested", how: "dns", confirmed_at: new Date(), found_at: new Date() })
    .where("id", "=", link.id)
    .execute();
  await db.insertInto("link_events").values({ link_id: link.id, state: "contested" }).execute();
  await db.insertInto("link_looks").values({ user_id: ada.user.id, place: "dns ada.example" }).execute();
  return link;
}

const ada = await openAccount(origin, "Ada Lovelace");
const grace = await openAccount(origin, "Grace Hopper");

test("an export has the links with their history; operators see contested ones; an erasure takes all of it", async () => {
  const link = await addContested(ada, "ada.example");
  await addContested(grace, "ada.example");
  await confirmNow(db, ada.user);
  const exported = (await send(app, "GET", "/api/user/export", { token: ada.token })).answer as PersonalData;
  expect(exported.links).toMatchObject([
    {
      url: "https://ada.example/",
      way: "dns",
      code: link.code,
      state: "contested",
      history: [{ state: "waiting" }, { state: "contested" }],
    },
  ]);

  await db.insertInto("operators").values({ user_id: grace.user.id }).execute();
  await db
    .insertInto("totp_secrets")
    .values({ user_id: grace.user.id, secret: Buffer.alloc(1), enabled_at: new Date() })
    .execute();
  const asOperator = (path: string) => send(app, "GET", path, { token: grace.token });
  expect((await asOperator("/api/operator/links")).answer).toMatchObject([
    { url: "https://ada.example/", unicodeUrl: null, accounts: [{ id: ada.user.id }, { id: grace.user.id }] },
  ]);
  expect((await asOperator(`/api/operator/accounts/${ada.user.id}`)).answer).toMatchObject({
    links: [{ url: "https://ada.example/", state: "contested" }],
  });
  expect((await send(app, "GET", "/api/operator/links", { token: ada.token })).status).toBe(403);

  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", ada.user.id).execute();
  await eraser.resume();
  const left = await db.selectFrom("links").select("user_id").execute();
  expect(left).toEqual([{ user_id: grace.user.id }]);
  expect(
    await db.selectFrom("link_events").select("link_id").where("link_id", "=", link.id).execute(),
  ).toEqual([]);
  expect(
    await db.selectFrom("link_looks").select("place").where("user_id", "=", ada.user.id).execute(),
  ).toEqual([]);
});
