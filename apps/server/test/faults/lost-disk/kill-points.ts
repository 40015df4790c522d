import type { KillPoint } from "@colophon/testing/start-server";

/** Somewhere between the first and the last of this number of writes. */
const within = (first: number, last: number): number =>
  first + Math.floor(Math.random() * (last - first + 1));

/**
 * Where the way back is killed, one after another: it comes a little further each time. Within a step at random moments: those of the
 * copying and the succession are statements of one transaction, so each of them begins the step again.
 */
export const killPoints: KillPoint[] = [
  // The mark, then keys and objects, which are files.
  { said: "/keys/restoring" },
  { said: "/keys/data-encryption.key" },
  { said: "keys: written", writesLater: within(2, 20) },
  // The tables are made, and copied in one transaction.
  { said: "objects: ", writesLater: within(5, 100) },
  { said: "objects: ", writesLater: within(150, 300) },
  { said: "table log_entries", writesLater: within(1, 20) },
  { said: "table statements" },
  { said: "table works", writesLater: within(1, 20) },
  // The old log ends and the new one begins in another.
  { said: "keys of the new log: made" },
  { said: "keys of the new log: made", writesLater: within(2, 12) },
  { said: "keys of the new log: made", writesLater: within(13, 30) },
  { said: ": founded" },
  { said: "/keys/previous-logs/" },
  { said: "trust in the old log" },
  { said: "guard of the new log" },
];
