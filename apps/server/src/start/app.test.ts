import { beforeAll, expect, test, vi } from "vitest";
import { openWholeApp, type WholeApp } from "../../test/whole-app.ts";
import { maxConnections } from "../base/http/connection-limits.ts";

vi.setConfig({ hookTimeout: 120_000 });

let app: WholeApp["app"];
beforeAll(async () => {
  ({ app } = await openWholeApp());
});

test("the server ends slow requests, silent connections, and excess connections", () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
  for (const limit of [headersTimeout, requestTimeout, timeout, keepAliveTimeout])
    expect(limit).toBeGreaterThan(0);
  expect(app.server.maxConnections).toBe(maxConnections);
});

test("no other site may frame a page, in browsers of any age", async () => {
  const { headers } = await app.inject({ url: "/" });
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("the worker that hashes files may run WebAssembly, and send nothing; pages and other code may not", async () => {
  const policyOf = async (url: string) => (await app.inject({ url })).headers["content-security-policy"];
  expect(await policyOf("/assets/hash-worker-1.js")).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval'",
  );
  for (const url of ["/", "/register", "/assets/index.esm-1.js"]) {
    expect(await policyOf(url)).toContain("default-src 'self'");
    expect(await policyOf(url)).not.toContain("unsafe");
  }
});

test("a page may ask this registry and the two explorers of Bitcoin, and nobody else", async () => {
  const { headers } = await app.inject({ url: "/" });
  const policy = String(headers["content-security-policy"]).split(";");
  const connecting = policy
    .find((directive) => directive.startsWith("connect-src"))
    ?.split(" ")
    .slice(1);
  expect(connecting).toEqual(["'self'", "https://blockstream.info", "https://mempool.space"]);
});
