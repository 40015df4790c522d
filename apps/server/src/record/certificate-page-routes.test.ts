import { expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { makeWebRoot } from "../../test/make-web-root.ts";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../test/test-app.ts";
import { createTestRegister } from "../../test/test-register.ts";
import { workRoutes } from "../register/works/work-routes.ts";
import { certificatePageRoutes } from "./certificate-page-routes.ts";

const webRoot = makeWebRoot();
const register = await createTestRegister();
const { pool, db, keys } = register;
const app = await createTestApp({ db }, (instance, bind) => {
  workRoutes(bind, register);
  const headersOf = async () => ({});
  certificatePageRoutes(instance, { pool, keys, publicUrl: "https://colophon.example", webRoot, headersOf });
});
const ada = await makeUser(db, "Ada Lovelace");

async function registerWork(details: { title: string; sharedPublicly: boolean }): Promise<string> {
  const preset = makeRegistrationInput();
  const body = { ...preset, materialDetails: { ...preset.materialDetails, ...details } };
  const { answer } = await send(app, "POST", "/api/ip/register", { token: ada.token, body });
  return (answer as { certificateId: string }).certificateId;
}

test("a listed work's page may be indexed, and its link has a preview", async () => {
  const title = `"Fish & <b>Chips</b>" $& $1`;
  const id = await registerWork({ title, sharedPublicly: true });
  const page = await app.inject(`/verify/${id.toLowerCase()}?lng=fr`);
  expect(page.statusCode).toBe(200);
  expect(page.headers["x-robots-tag"]).toBeUndefined();
  expect(page.body).toContain('lang="fr"');
  expect(page.body).toContain(
    '<meta property="og:title" content="&quot;Fish &amp; &lt;b>Chips&lt;/b>&quot; $&amp; $1 · Ada Lovelace">',
  );
  expect(page.body).toContain(`content="https://colophon.example/verify/${id}"`);
  expect(page.body).toContain(`/api/certificates/${id}/card.png?lng=fr"`);
  expect(page.body).toContain(
    `<link rel="preload" href="/api/certificates/${id}/bundle" as="fetch" crossorigin>`,
  );
  expect(page.body).not.toContain("@");
});

test("an unlisted work's page and a number that is not there are not indexed", async () => {
  const id = await registerWork({ title: "Kept for me", sharedPublicly: false });
  for (const path of [`/verify/${id}`, "/verify/RSF-000000000", "/verify/nothing"]) {
    const page = await app.inject(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    expect(page.body).not.toContain("og:");
  }
  expect((await app.inject("/verify/RSF-000000000")).body).not.toContain("preload");
});
