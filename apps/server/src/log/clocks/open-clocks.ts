import { authorityOfRoot, PUBLIC_CLOCKS } from "@colophon/clocks";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { ClocksConfig } from "../../base/config/read-clocks.ts";
import type { Database } from "../../base/db/schema.ts";
import { StartError } from "../../base/errors.ts";
import { every } from "../../base/every.ts";
import { createClockWorker } from "./clock-worker.ts";
import { type Arrival, listOwed, type Owed, readArrival } from "./piece-store.ts";
import type { LogToStamp } from "./stamp.ts";

/** What other clocks have said, and still owe. */
export interface ClockState {
  owed: Owed[];
  /** Undefined where no service of the kind is asked. */
  tokens: Arrival | undefined;
  blocks: Arrival | undefined;
}

/** Other clocks as the rest of the server sees them. */
export interface Clocks {
  /** As the database says now. */
  state(): Promise<ClockState>;
  /** Why the newest checkpoints have no evidence although it is time, a few seconds ago; undefined while all is well. */
  lateReason(): string | undefined;
}

export interface ClockParts {
  config: ClocksConfig;
  /** Undefined: the public ones. */
  explorers: readonly string[] | undefined;
  db: Kysely<Database>;
  log: LogToStamp;
  /** Milliseconds since 1970. */
  now(): number;
  logger: Logger;
}

const lookSeconds = 10;

/** Starts stamping and asking; `open` ends it. */
export function openClocks(
  { config, explorers, now, ...parts }: ClockParts,
  open: AsyncDisposableStack,
): Clocks {
  const { db, logger } = parts;
  const rules = {
    ...PUBLIC_CLOCKS,
    authorities: [...PUBLIC_CLOCKS.authorities, ...readOwnRoots(config.roots)],
    ...(explorers && { explorers }),
  };
  const worker = createClockWorker({ ...parts, config, rules, now: () => Math.floor(now() / 1000) });
  worker.start();
  open.defer(() => worker.stop());

  const read = async (): Promise<ClockState> => ({
    owed: await listOwed(db, [...config.authorities, ...config.calendars]),
    tokens: config.authorities.length > 0 ? await readArrival(db, "rfc3161", config.authorities) : undefined,
    blocks: config.calendars.length > 0 ? await readArrival(db, "ots", config.calendars) : undefined,
  });
  /** The reading that is going on. */
  let reading: Promise<ClockState> | undefined;
  /** Those who ask at the same time, as a scrape does, share an answer. */
  const state = () => (reading ??= read().finally(() => (reading = undefined)));
  /** By the last look that succeeded; undefined while nothing is late. */
  let late: string | undefined;
  const watch = every(
    lookSeconds,
    {
      name: "look at other clocks",
      run: async () => {
        late = describeLate(await state(), config);
      },
    },
    logger,
  );
  watch.start();
  open.defer(() => watch.stop());
  return { state, lateReason: () => late };
}

function readOwnRoots(roots: readonly string[]) {
  return roots.map((pem) => {
    try {
      return authorityOfRoot("TSA_ROOTS", pem);
    } catch (cause) {
      throw new StartError("TSA_ROOTS has a certificate that can't be read", { cause });
    }
  });
}

/** Intervals without a token, or without a proof of a block, that are too many: an hour and a day by default. */
const tooMany = { tokens: 6, blocks: 144 };

/** A sentence for the operator. */
export function describeLate(
  { owed, tokens, blocks }: ClockState,
  { stampIntervalSeconds }: Pick<ClocksConfig, "stampIntervalSeconds">,
): string | undefined {
  const isLate = (arrival: Arrival | undefined, intervals: number) =>
    arrival !== undefined && arrival.behindSeconds > intervals * stampIntervalSeconds;
  const problemsOf = (kind: Owed["kind"]) =>
    owed.flatMap((one) => (one.kind === kind && one.problem ? [`${one.service}: ${one.problem}`] : []));
  const say = (what: string, kind: Owed["kind"]) =>
    `${[what, problemsOf(kind).join("; ")].filter(Boolean).join(": ")}.`;
  const sentences = [
    ...(isLate(tokens, tooMany.tokens)
      ? [say("No authority has stamped the newest checkpoints", "rfc3161")]
      : []),
    ...(isLate(blocks, tooMany.blocks) ? [say("No block of Bitcoin has the newest checkpoints", "ots")] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}
