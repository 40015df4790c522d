import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { languages } from "@colophon/api";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { answerFailures } from "./failures.ts";
import { serveWeb } from "./web-routes.ts";

const root = makeTemporaryFolder("colophon-web-");
mkdirSync(join(root, "assets"));
for (const name of [
  ...languages.flatMap((language) => [`home.${language}.html`, `page.${language}.html`]),
  "assets/a-1.js",
]) {
  writeFileSync(join(root, name), name);
  writeFileSync(join(root, `${name}.br`), brotliCompressSync(name));
  writeFileSync(join(root, `${name}.gz`), gzipSync(name));
}
const app = fastify();
answerFailures(app);
await serveWeb(app, root);

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ["/", {}, "home.en.html"],
  ["/?lng=ar", {}, "home.ar.html"],
  ["/", { "accept-language": "zh-HK" }, "home.zh-TW.html"],
  ["/?q=x", { cookie: "i18next=ja", "accept-language": "fr" }, "home.ja.html"],
  ["/verify/RSF-1", { "accept-language": "fr-CA" }, "page.fr.html"],
  ["/no/such/page?lng=es", {}, "page.es.html"],
  ["/log/", {}, "page.en.html"],
  ["/log/?lng=fr", {}, "page.fr.html"],
])("%s with %o is %s", async (url, headers, file) => {
  const response = await get(url, headers);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(file);
  expect(response.headers["content-type"]).toMatch(/^text\/html/);
  expect(response.headers["cache-control"]).toBe("no-cache");
  expect(response.headers["vary"]).toContain("accept-language, cookie");
});

test("is sent in the smallest encoding that the browser accepts", async () => {
  for (const url of ["/", "/login", "/assets/a-1.js"]) {
    const { headers, rawPayload } = await get(url, { "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(rawPayload).toString()).toMatch(/html$|js$/);
    expect((await get(url, { "accept-encoding": "identity" })).headers["content-encoding"]).toBeUndefined();
  }
  expect((await get("/assets/a-1.js")).headers["cache-control"]).toContain("immutable");
});

test("an unknown path of programs is 404", async () => {
  expect((await get("/assets/b-2.js")).statusCode).toBe(404);
  expect((await get("/api/nothing")).statusCode).toBe(404);
  expect((await get("/log/nothing")).statusCode).toBe(404);
  // Without a token there is none.
  expect((await get("/metrics")).statusCode).toBe(404);
});
