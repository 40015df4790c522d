import pg from "pg";

const { DatabaseError } = pg;

/**
 * An error for the log, or for another thread. The messages and details of a database quote the values that it was given, which
 * are people's words: of its errors only the code and the names of its own things are said.
 */
export function describeError(error: unknown): unknown {
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

/** An error that another thread has described: a clone would lose its code, by which an outage is known, and keep its words. */
export function errorOf(described: unknown): Error {
  if (typeof described !== "object" || described === null) return new Error(String(described));
  const { cause, ...about } = described as { cause?: unknown };
  return Object.assign(new Error("", cause === undefined ? {} : { cause: errorOf(cause) }), about);
}
