import { type Logger, pino } from "pino";

/** JSON lines on standard output. Tokens, cookies and addresses of people are never among the fields that are logged. */
export function createLogger(level = process.env["LOG_LEVEL"] ?? "info"): Logger {
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
