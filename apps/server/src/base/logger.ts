import { type Logger, pino } from "pino";

/** JSON lines on standard output. Tokens, cookies and people's addresses are never logged. */
export function createLogger(level = wantedLevel()): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: { method: string; id: string }) => ({ id: request.id, method: request.method }),
    },
  });
}

/** An invalid level is refused when the configuration is read; reporting that needs a log. */
function wantedLevel(): string {
  const level = process.env["LOG_LEVEL"] ?? "";
  return level === "silent" || level in pino.levels.values ? level : "info";
}
