import { expect, test } from "vitest";
import { makeWebRoot } from "../../../test/make-web-root.ts";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { workRoutes } from "../../register/works/work-routes.ts";
import { creatorPageRoutes } from "./creator-page-routes.ts";
import { profileRoutes } from "./profile-routes.ts";

const register = await createTestRegister();
const { db } = register;
const context = { ...register, publicUrl: "https://colophon.example", webRoot: makeWebRoot() };
const app = await createTestApp({ db }, (instance, bind) => {
  workRoutes(bind, register);
  profileRoutes(instance, bind, context);
  creatorPageRoutes(instance, context);
});
const ada = await makeUser(db, "Ada & Lovelace");

const save = async (profile_visibility: string) =>
  send(app, "PUT", "/api/user/profile", {
    token: ada.token,
    body: { full_name: "Ada & Lovelace", profile_visibility, bio: "I write <notes>." },
  });

test("a public creator's link has a preview, with the newest listed work's card", async () => {
  await save("public");
  const { answer } = await send(app, "POST", "/api/ip/register", {
    token: ada.token,
    body: makeRegistrationInput(),
  });
  const { certificateId } = answer as { certificateId: string };
  const page = await app.inject(`/creators/${ada.id.toUpperCase()}?lng=ja`);
  expect(page.headers["x-robots-tag"]).toBeUndefined();
  expect(page.body).toContain('<meta property="og:title" content="Ada &amp; Lovelace">');
  expect(page.body).toContain('content="I write &lt;notes>."');
  expect(page.body).toContain(`/api/certificates/${certificateId}/card.png?lng=ja"`);
});

test("the preview of a name from before has nothing that is hidden or turns what a messenger says", async () => {
  await save("public");
  const stored = { full_name: "Ada\u202e & Love\u200blace\u2069" };
  await db.updateTable("users").set(stored).where("id", "=", ada.id).execute();
  const page = await app.inject(`/creators/${ada.id}`);
  expect(page.body).toContain('<meta property="og:title" content="Ada &amp; Lovelace">');
});

test("the page reveals nothing about a private or unknown profile", async () => {
  await save("private");
  for (const id of [ada.id, "00000000-0000-4000-8000-000000000000", "nobody"]) {
    const page = await app.inject(`/creators/${id}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    expect(page.body).not.toContain("og:");
  }
});
