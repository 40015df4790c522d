import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { describeError } from "./describe-error.ts";

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

/** An invalid level is refused when the configuration is read; reporting that needs a log. */
function wantedLevel(): string {
  const level = process.env["LOG_LEVEL"] ?? "";
  return level === "silent" || level in pino.levels.values ? level : "info";
}
