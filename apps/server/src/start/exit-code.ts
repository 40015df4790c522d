import { isAway } from "../base/db/outage.ts";
import { AppError, StartError } from "../base/errors.ts";

/**
 * How a server that can't start ends, in the words of sysexits.h, for what supervises it: 75, try again, what it needs is away;
 * 78, refused until somebody changes something; 1, a fault.
 */
const exitCodes = { tryAgain: 75, refused: 78, fault: 1 } as const;

/** One of several processes (WORKERS) could not start, and has said why. */
export class WorkerRefused extends StartError {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super("A worker could not start: the line above says why.");
    this.exitCode = exitCode;
  }
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof WorkerRefused) return error.exitCode;
  if (isForNow(error)) return exitCodes.tryAgain;
  return error instanceof StartError ? exitCodes.refused : exitCodes.fault;
}

/** The database, the port: each comes back by itself. A bucket that is away doesn’t end a start. */
function isForNow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AppError && error.status === 503) return true;
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return isTaken || isAway(error) || isForNow(error.cause) || parts.some(isForNow);
}
