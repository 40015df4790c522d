import { Gauge, register } from "prom-client";
import type { ClockState } from "../log/clocks/open-clocks.ts";
import type { Context } from "./context.ts";
import { listOrderFaults } from "../register/orders/orders.ts";
import { measureLetters } from "../mail/mail.ts";
import { measureDisk } from "../operator/glance.ts";
import { findWarnings, warnings } from "../operator/warnings.ts";

type Measured = Pick<
  Context,
  | "config"
  | "db"
  | "pool"
  | "database"
  | "sequencer"
  | "log"
  | "damage"
  | "anchoring"
  | "clocks"
  | "objects"
  | "backups"
>;

/** What a scrape reads. If one process opens several apps in turn, the newest. */
let measured: Measured | undefined;

export function measure(context: Measured): void {
  measured = context;
}

/** A value of each process, or of the register: the latter isn't added up over workers. */
interface Reading {
  name: string;
  help: string;
  of: "process" | "register";
  /** Undefined: unknown now. */
  read(from: Measured): number | undefined | Promise<number | undefined>;
}

/** Rules and the dashboard in docs/monitoring have their names, which a test compares, and so may those of operators. */
const readings: Reading[] = [
  {
    name: "colophon_log_queue",
    help: "Registrations that wait for their batch.",
    of: "process",
    read: ({ sequencer }) => sequencer.pending(),
  },
  {
    name: "colophon_database_connections",
    help: "Connections to the database that are open.",
    of: "process",
    read: ({ pool }) => pool.totalCount,
  },
  {
    name: "colophon_database_connections_idle",
    help: "Connections to the database that nobody uses.",
    of: "process",
    read: ({ pool }) => pool.idleCount,
  },
  {
    name: "colophon_database_waiting",
    help: "Requests that wait for a connection to the database.",
    of: "process",
    // With an idle connection, those are the other readings of this scrape, which take it in a moment.
    read: ({ pool }) => (pool.idleCount > 0 ? 0 : pool.waitingCount),
  },
  {
    name: "colophon_log_size",
    help: "Entries of the newest published checkpoint.",
    of: "register",
    read: async ({ log }) => (await log.newest()).size,
  },
  {
    name: "colophon_log_closed_seconds",
    help: "Age of the newest head of the statements: a status counts for a day from it; 0 before the first.",
    of: "register",
    read: async ({ log, database }) => {
      const closed = await log.lastClosed();
      // Both by the database's clock: the machine's own may be wrong.
      return closed === undefined ? 0 : Math.max(0, database.now() / 1000 - closed.at);
    },
  },
  {
    name: "colophon_log_damaged",
    help: "1 once a process has found that the database contradicts what was published: nothing is registered any more.",
    of: "register",
    read: ({ damage }) => (damage.isReported() ? 1 : 0),
  },
  {
    name: "colophon_anchoring_degraded",
    help: "1 while nothing can be anchored; the log of the node that anchors says why.",
    of: "register",
    read: ({ anchoring }) => (anchoring.status().alarm === undefined ? 0 : 1),
  },
  {
    name: "colophon_anchor_behind_seconds",
    help: "For how long the log has had entries that no final anchor covers; 0 when all are covered.",
    of: "register",
    read: ({ anchoring }) => anchoring.behindSeconds(),
  },
  {
    name: "colophon_anchor_balance_ether",
    help: "The anchoring account's balance, at most a minute old, in the chain's coin.",
    of: "register",
    read: ({ anchoring }) => anchoring.balance(),
  },
];

readings.push(
  {
    name: "colophon_log_oldest_wait_seconds",
    help: "For how long the oldest registration that has no answer has been waiting; 0 when none waits.",
    of: "register",
    read: ({ sequencer }) => sequencer.oldestWait(),
  },
  {
    name: "colophon_disk_free_bytes",
    help: "Free on the disk with DATA_DIR, where the embedded database is too.",
    of: "register",
    read: async ({ config }) => (await measureDisk(config.dataDir))?.freeBytes,
  },
  {
    name: "colophon_clock_ahead_seconds",
    help: "By how much this machine's clock is ahead of the database's.",
    of: "register",
    read: ({ database }) => database.clockAhead(),
  },
  {
    name: "colophon_standby_missing",
    help: "1 while commits wait for a synchronous standby that is missing: nothing can be registered.",
    of: "register",
    read: ({ database }) => (database.stuck() === undefined ? 0 : 1),
  },
);

const clockReadings: [name: string, help: string, of: (state: ClockState) => number | null | undefined][] = [
  [
    "colophon_token_age_seconds",
    "Age of the newest token of a time-stamping authority; absent while there is none.",
    ({ tokens }) => tokens?.ageSeconds,
  ],
  [
    "colophon_token_behind_seconds",
    "For how long the oldest stamped checkpoint above the newest token has waited for one; 0 for none.",
    ({ tokens }) => tokens?.behindSeconds,
  ],
  [
    "colophon_bitcoin_age_seconds",
    "Age of the newest proof that a block of Bitcoin has a checkpoint; absent while there is none.",
    ({ blocks }) => blocks?.ageSeconds,
  ],
  [
    "colophon_bitcoin_behind_seconds",
    "For how long the oldest stamped checkpoint above the newest such proof has waited for one; 0 for none.",
    ({ blocks }) => blocks?.behindSeconds,
  ],
  [
    "colophon_clock_wanted",
    "Tokens and promises that authorities and calendars have not given yet.",
    ({ owed }) => sum(owed.map(({ wanted }) => wanted)),
  ],
  [
    "colophon_clock_pending",
    "Promises of calendars that no block has yet.",
    ({ owed }) => sum(owed.map(({ pending }) => pending)),
  ],
  [
    "colophon_clock_failing",
    "Tokens and proofs whose last request failed, or whose answer was refused.",
    ({ owed }) => sum(owed.map(({ failing }) => failing)),
  ],
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

for (const [name, help, of] of clockReadings)
  readings.push({
    name,
    help,
    of: "register",
    read: async ({ clocks }) => (clocks && of(await clocks.state())) ?? undefined,
  });

readings.push({
  name: "colophon_backup_age_seconds",
  help: "Age of the newest whole backup in BACKUP_TO; absent while there is none, or BACKUP_TO is not set.",
  of: "register",
  read: ({ backups }) => {
    const newest = backups?.newestAt();
    return newest && (Date.now() - newest.getTime()) / 1000;
  },
});

readings.push({
  name: "colophon_orders_faulty",
  help: "Orders that do not mend by themselves: refunds that failed, payments that have waited for an hour, new disputes.",
  of: "register",
  read: async ({ pool }) => (await listOrderFaults(pool)).length,
});

const letterReadings: [name: string, help: string, of: keyof Awaited<ReturnType<typeof measureLetters>>][] = [
  ["colophon_letters_waiting", "Letters that wait to be sent.", "waiting"],
  ["colophon_letters_failed", "Letters that could not be sent and are kept for the operator.", "failed"],
  [
    "colophon_letters_oldest_seconds",
    "For how long the oldest letter has been waiting; 0 when none waits.",
    "oldestSeconds",
  ],
];

for (const [name, help, of] of letterReadings)
  readings.push({ name, help, of: "register", read: async ({ db }) => (await measureLetters(db))[of] });

for (const { name, help, of, read } of readings) {
  const gauge = new Gauge({
    name,
    help,
    aggregator: of === "process" ? "sum" : "max",
    async collect() {
      const value =
        measured &&
        (await Promise.resolve(measured)
          .then(read)
          .catch(() => undefined));
      if (value === undefined) this.remove();
      else this.set(value);
    },
    registers: [],
  });
  register.registerMetric(gauge);
}

register.registerMetric(
  new Gauge({
    name: "colophon_warning",
    help: "1 while something is to be put right although the registry works (docs/operations.md, Warnings).",
    labelNames: ["warning"],
    aggregator: "max",
    async collect() {
      const found = measured && (await findWarnings(measured).catch(() => undefined));
      this.reset();
      if (found) for (const warning of warnings) this.set({ warning }, found.includes(warning) ? 1 : 0);
    },
    registers: [],
  }),
);
