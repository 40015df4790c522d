import { api, type Endpoint } from "@colophon/api";
import { expect, test } from "vitest";
import { openWholeApp } from "../../test/whole-app.ts";
import { routeOf } from "../base/http/bind.ts";

const { app, mounted } = await openWholeApp({ env: { RATE_LIMITS: "on" } });
const { app: unlimited } = await openWholeApp();

/** Of a certificate that doesn't exist. */
const number = "RSF-000000000";
test("whatever anybody but operators may ask by a number or a fingerprint has a limit", () => {
  const open = Object.entries<Endpoint>(api)
    .filter(([, { access }]) => access !== "operator")
    .map(([key]) => key.split(" ") as [string, string])
    .filter(([, path]) => /\/certificates(\/|$)|\/verify\/|sha256/.test(path));
  expect(open.length).toBeGreaterThan(12);
  const page: [string, string] = ["GET", "/verify/{id}"];
  const unbounded = [...open, page].filter(([method, path]) => {
    const found = mounted.filter((route) => route.url === routeOf(path) && route.method === method);
    return found.length === 0 || found.some(({ config }) => config?.limit === undefined);
  });
  expect(unbounded).toEqual([]);
});

const countRefused = async (server: typeof app, url: string, remoteAddress: string, times: number) => {
  let refused = 0;
  for (let left = times; left > 0; left -= 50) {
    const batch = Array.from({ length: Math.min(left, 50) }, () => server.inject({ url, remoteAddress }));
    for (const { statusCode } of await Promise.all(batch)) if (statusCode === 429) refused += 1;
  }
  return refused;
};

test.each([`/api/certificates/${number}/bundle`, `/verify/${number}`])(
  "600 a minute by client, found or not: %s",
  async (url) => {
    const client = "2001:db8:1::1";
    expect(await countRefused(app, url, client, 603)).toBe(3);
    const { headers, json } = await app.inject({ url, remoteAddress: "2001:db8:1::2" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(json()).toMatchObject({ code: "rate_limited" });
    expect(await countRefused(app, url, "2001:db8:2::1", 1)).toBe(0);
  },
);

test("RATE_LIMITS=off has none", async () => {
  expect(await countRefused(unlimited, `/api/certificates/${number}/status`, "2001:db8:1::1", 610)).toBe(0);
});
