import { join } from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect, test } from "vitest";
import { findLogin, keepLogin, readRegistry } from "./login-file.ts";

test.each([
  ["https://registry.example", "https://registry.example/"],
  ["https://registry.example/colophon", "https://registry.example/colophon/"],
  ["http://localhost:8080/?x#y", "http://localhost:8080/"],
])("%s is a registry", (text, href) => {
  expect(readRegistry(text).href).toBe(href);
});

test.each(["http://registry.example", "registry.example", "file:///etc", ""])("%j is none", (text) => {
  expect(() => readRegistry(text)).toThrow(/registry/);
});

test("a token goes only where it was accepted, or where the environment says both", async () => {
  const folder = makeTemporaryFolder("colophon-login-");
  const env = { XDG_CONFIG_HOME: join(folder, "config") };
  await expect(findLogin(env, undefined)).rejects.toThrow("Log in first");
  await keepLogin(env, { registry: new URL("https://a.example/"), token: "clp_a" });
  expect(await findLogin(env, undefined)).toMatchObject({ token: "clp_a" });
  expect(await findLogin(env, "https://a.example")).toMatchObject({ token: "clp_a" });
  await expect(findLogin(env, "https://b.example")).rejects.toThrow("no token for b.example");
  const both = { ...env, COLOPHON_TOKEN: "clp_b", COLOPHON_REGISTRY: "https://b.example" };
  const found = await findLogin(both, undefined);
  expect([found.registry.href, found.token]).toEqual(["https://b.example/", "clp_b"]);
});
