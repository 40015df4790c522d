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
