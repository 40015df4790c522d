import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { Objects } from "../../base/files/objects.ts";
import { tryToLead } from "../../log/anchoring/leadership.ts";
import { lookUpUses, prefixLength, type UsesContext } from "./look-up-uses.ts";
import { findFingerprints } from "./uses-store.ts";

export interface DailyListContext extends UsesContext {
  db: Kysely<Database>;
  objects: Objects;
}

const folder = "uses";
const ending = ".jsonl.gz";
const keyOf = (day: string): string => `${folder}/${day}${ending}`;
const dayMs = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const filesAtOnce = 500;

/**
 * Makes today's list if there is none, and deletes those of the days before yesterday. An object is whole or isn't there: a reader
 * gets one list from its beginning to its end.
 */
export async function makeDailyList(context: DailyListContext, now = Date.now()): Promise<void> {
  const { db, objects } = context;
  const key = keyOf(dayOf(now));
  const kept = await keysOfLists(objects);
  if (kept.includes(key)) return;
  await tryToLead(db, "list of uses", async ({ signal }) => {
    const first = await nextFiles(context, undefined);
    // Where nobody says anything, there is nothing to list.
    if (first.length === 0 && kept.length === 0) return;
    const text = Readable.from(linesOf(context, first, { now, signal }));
    await objects.put(key, text.pipe(createGzip()));
    for (const old of kept) if (old < keyOf(dayOf(now - dayMs))) await objects.delete(old);
  });
}

/** The day of the newest list, if it is of the last days. */
export async function dayOfList(
  { objects }: Pick<DailyListContext, "objects">,
  now = Date.now(),
): Promise<string | undefined> {
  const newest = (await keysOfLists(objects)).toSorted().at(-1);
  return newest !== undefined && newest >= keyOf(dayOf(now - 2 * dayMs))
    ? newest.slice(folder.length + 1, -ending.length)
    : undefined;
}

/** Undefined where it was deleted meanwhile. */
export const openList = (
  { objects }: Pick<DailyListContext, "objects">,
  day: string,
): Promise<AsyncIterable<Uint8Array> | undefined> => objects.read(keyOf(day));

async function keysOfLists(objects: Objects): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of objects.list(folder)) keys.push(key);
  return keys;
}

async function* linesOf(
  context: DailyListContext,
  first: string[],
  { now, signal }: { now: number; signal: AbortSignal },
): AsyncGenerator<string> {
  const head = {
    format: "colophon-uses-list/v1",
    madeAt: new Date(now).toISOString(),
    prefixLength: await prefixLength(context),
  };
  yield `${JSON.stringify(head)}\n`;
  for (let files = first; files.length > 0; files = await nextFiles(context, files.at(-1))) {
    signal.throwIfAborted();
    for (const file of await lookUpUses(context, files, "listed")) yield `${JSON.stringify(file)}\n`;
  }
}

function nextFiles({ pool }: DailyListContext, last: string | undefined): Promise<string[]> {
  const from = Buffer.from(last === undefined ? "" : `${last}00`, "hex");
  return findFingerprints(pool, { from, to: null, limit: filesAtOnce }, "listed");
}
