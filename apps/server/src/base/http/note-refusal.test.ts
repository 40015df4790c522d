import { apiErrors, type ApiErrorCode } from "@colophon/api";
import type { FastifyRequest } from "fastify";
import { register } from "prom-client";
import { describe, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { createRefusalNotes, maxLinesPerMinute } from "./note-refusal.ts";

const day = 86_400_000;

/** What a server says of refusals, with a clock of its own. */
function listen() {
  const clock = { at: 20_000 * day };
  const said: Record<string, unknown>[] = [];
  const note = createRefusalNotes(() => clock.at);
  const refuse = (
    code: ApiErrorCode,
    { ip, url = "/api/ip/:id", userId }: { ip?: string | undefined; url?: string; userId?: string } = {},
  ) =>
    note(new AppError(code, { fields: { "materialDetails.title": "required" } }), {
      ip,
      method: "PATCH",
      routeOptions: { url },
      caller: userId === undefined ? undefined : { userId },
      log: { info: (line: Record<string, unknown>) => void said.push(line) },
    } as unknown as FastifyRequest);
  return { clock, said, refuse };
}

const codes = Object.keys(apiErrors) as ApiErrorCode[];

describe("a refusal", () => {
  test.each(codes)("of %s is logged where somebody may be guessing", (code) => {
    const { said, refuse } = listen();
    refuse(code, { userId: "u-1" });
    const isLogged = [400, 401, 403, 429].includes(apiErrors[code].status);
    const line = {
      code,
      method: "PATCH",
      route: "/api/ip/:id",
      user: "u-1",
      client: expect.any(String) as unknown,
    };
    expect(said).toEqual(isLogged ? [line] : []);
  });

  test("has one line a minute for its code, route, user and client", () => {
    const { clock, said, refuse } = listen();
    const all = () => {
      refuse("forbidden");
      refuse("unauthorized");
      refuse("forbidden", { ip: "192.0.2.2" });
      refuse("forbidden", { url: "/api/operator" });
      refuse("forbidden", { userId: "u-1" });
    };
    all();
    all();
    expect(said).toHaveLength(5);
    clock.at += 60_000;
    all();
    expect(said).toHaveLength(10);
  });

  test("of a thousand networks is no flood of lines", () => {
    const { said, refuse } = listen();
    for (let n = 0; n < 3 * maxLinesPerMinute; n++)
      refuse("rate_limited", { ip: `2001:db8:0:${n.toString(16)}::1` });
    expect(said).toHaveLength(maxLinesPerMinute);
  });

  test("names a client's network by a hash that tells nothing tomorrow, or in another process", () => {
    const { clock, said, refuse } = listen();
    const clientOf = (ip: string, ask = refuse, lines = said) => {
      clock.at += 60_000;
      ask("forbidden", { ip });
      return lines.at(-1)?.["client"];
    };
    const first = clientOf("2001:db8:1:2::1");
    expect(clientOf("2001:db8:1:2:ffff::9")).toBe(first);
    expect(clientOf("2001:db8:1:3::1")).not.toBe(first);
    expect(clientOf("192.0.2.1")).toBe(clientOf("::ffff:192.0.2.1"));
    const other = listen();
    expect(clientOf("2001:db8:1:2::1", other.refuse, other.said)).not.toBe(first);
    clock.at += day;
    expect(clientOf("2001:db8:1:2::1")).not.toBe(first);
  });

  test("of a client that is gone is said, too", () => {
    const { said, refuse } = listen();
    refuse("malformed_request", { ip: undefined });
    expect(said).toHaveLength(1);
  });

  test("is counted each time, whatever it is", async () => {
    const { refuse } = listen();
    const url = "/api/counted";
    for (let n = 0; n < 5; n++) refuse("forbidden", { url });
    refuse("not_found", { url });
    const metrics = await register.getSingleMetricAsString("colophon_failures_total");
    expect(metrics).toContain(`{code="forbidden",route="${url}"} 5`);
    expect(metrics).toContain(`{code="not_found",route="${url}"} 1`);
  });
});
