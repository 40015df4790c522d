import type { Authority, ClockRules } from "@colophon/clocks";
import type { Kysely } from "kysely";
import type { ClocksConfig } from "../../base/config/read-clocks.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Lead } from "../anchoring/leadership.ts";

/** What asking other clocks works with. */
export interface AskContext {
  db: Kysely<Database>;
  /** Every change goes through this: it fails when another process leads. */
  write: Lead["write"];
  config: ClocksConfig;
  /** Whose tokens are kept: those that every verifier knows, and the operator's own. */
  authorities: readonly Authority[];
  floors: ClockRules["floors"];
  explorers: readonly string[];
  /** Unix seconds, by the clock that records have their time from. */
  now(): number;
  /** For a whole round trip. */
  timeoutMs: number;
  /** Aborts when this process no longer asks. */
  signal: AbortSignal;
}

/** Others have to do something first: it is no fault of the service that was asked. */
export class NotYet extends Error {}

/** When a service is asked again; all in seconds, from the interval of stamps: a minute, doubled up to an hour, by default. */
export function delayAfterFailure(
  { stampIntervalSeconds }: ClocksConfig,
  failures: number,
  retryAfterSeconds = 0,
): number {
  const delay = Math.min((stampIntervalSeconds / 10) * 2 ** failures, stampIntervalSeconds * 6);
  // A service may ask for more patience, but not for years.
  return Math.max(spread(delay), Math.min(retryAfterSeconds, day));
}

/** When a calendar is asked for what it has promised: blocks come within hours, so the longer it takes the less often. */
export function delayOfPromise({ stampIntervalSeconds }: ClocksConfig, ageSeconds: number): number {
  return spread(Math.min(Math.max(stampIntervalSeconds * 2, ageSeconds / 10), day));
}

const day = 86_400;

/** Many registries must not ask at the same moment. */
function spread(seconds: number): number {
  return seconds * (0.75 + Math.random() / 2);
}
