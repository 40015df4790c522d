import pg from "pg";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

const { DatabaseError } = pg;

/** JSON lines on standard output. Tokens, cookies and people's addresses are never logged. */
export function createLogger(level = wantedLevel(), output?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: describeError,
      req: (request: { method: string; id: string }) => ({ id: request.id, method: request.method }),
    },
  };
  return output === undefined ? pino(options) : pino(options, output);
}

/**
 * An error for the log. The messages and details of a database quote the values that it was given, which are people's words:
 * of its errors only the code and the names of its own things are written.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, cause } = error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ +at /.test(line));
  const stack = frames.join("\n");
  if (error instanceof DatabaseError) {
    const { code, constraint, table, column, routine } = error;
    return { type, message: "refused by the database", code, constraint, table, column, routine, stack };
  }
  const { code } = error as NodeJS.ErrnoException;
  return {
    type,
    message: error.message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}

/** An invalid level is refused when the configuration is read; reporting that needs a log. */
function wantedLevel(): string {
  const level = process.env["LOG_LEVEL"] ?? "";
  return level === "silent" || level in pino.levels.values ? level : "info";
}
