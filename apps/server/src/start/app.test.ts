import { expect, test, vi } from "vitest";
import { openWholeApp } from "../../test/whole-app.ts";
import { maxConnections } from "../base/http/connection-limits.ts";

vi.setConfig({ hookTimeout: 120_000 });

const { app } = await openWholeApp();

test("the server ends slow requests, silent connections, and excess connections", () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
  for (const limit of [headersTimeout, requestTimeout, timeout, keepAliveTimeout])
    expect(limit).toBeGreaterThan(0);
  expect(app.server.maxConnections).toBe(maxConnections);
});
