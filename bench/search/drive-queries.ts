import { setTimeout as pause } from "node:timers/promises";
import type { TimedQuery } from "./make-queries.ts";

export interface Timed {
  kind: string;
  milliseconds: number;
  isOk: boolean;
}

/** Sends queries at a steady rate whether or not earlier ones are answered, as many people would. */
export async function driveQueries(
  url: string,
  queries: readonly TimedQuery[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Timed[]> {
  const running: Promise<Timed>[] = [];
  const start = performance.now();
  for (let at = 0; at < perSecond * seconds; at++) {
    const due = start + (at * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const query = queries[at % queries.length];
    if (query !== undefined) running.push(time(url, query, due));
  }
  return Promise.all(running);
}

/** Measured from when it was due: waiting because the server is behind counts. */
async function time(url: string, { kind, language, text }: TimedQuery, due: number): Promise<Timed> {
  const response = await fetch(`${url}/api/chat/query?lng=${language}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: text }),
  });
  await response.arrayBuffer();
  return { kind, milliseconds: performance.now() - due, isOk: response.ok };
}
