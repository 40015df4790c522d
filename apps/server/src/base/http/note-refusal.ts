import { createHmac, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Counter } from "prom-client";
import type { AppError } from "../errors.ts";
import { networkOf } from "./client-network.ts";

const failures = new Counter({
  name: "colophon_failures_total",
  help: "Requests that were answered with a failure, by its code and the route.",
  labelNames: ["code", "route"],
});

/** Whoever guesses or tries is refused by one of these. */
const logged: ReadonlySet<number> = new Set([400, 401, 403, 429]);

/** So that a flood of refusals is none of lines. */
export const maxLinesPerMinute = 1000;

/**
 * Counts every failure, and logs refusals: one line a minute for a code, route and client. No line has an address or a
 * value: the client is a hash under a key that this process makes each day and never stores.
 */
export function createRefusalNotes(now: () => number = Date.now) {
  let minute = 0;
  let noted = new Set<string>();
  let day = 0;
  let key = randomBytes(32);

  function clientOf(address: string | undefined): string {
    const today = Math.floor(now() / 86_400_000);
    if (today !== day) [day, key] = [today, randomBytes(32)];
    // An IPv6 client has a whole network to itself; one that is gone has no address any more.
    const network = networkOf(address ?? "", { ipv4: 32, ipv6: 64 });
    return createHmac("sha256", key).update(network).digest("base64url").slice(0, 12);
  }

  /** False when it was said in this minute, or too much was. */
  function isNew(said: string): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, noted] = [current, new Set()];
    if (noted.has(said) || noted.size >= maxLinesPerMinute) return false;
    noted.add(said);
    return true;
  }

  return (failure: AppError, request: FastifyRequest): void => {
    const { code, status } = failure;
    const route = request.routeOptions?.url ?? "none";
    failures.inc({ code, route });
    if (!logged.has(status)) return;
    const line = {
      code,
      method: request.method,
      route,
      user: request.caller?.userId,
      client: clientOf(request.ip),
    };
    if (isNew(JSON.stringify(line))) request.log.info(line, "refused");
  };
}
