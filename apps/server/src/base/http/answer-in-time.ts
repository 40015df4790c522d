import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../errors.ts";

/** Less than the 30 s after which proxies give up. */
const limitMs = 20_000;

/**
 * The outcome of a write, or `not_confirmed` if there is none in time. The write goes on: a COMMIT that waits for a standby
 * can't be taken back, and the same request with the same idempotency key finds what it has made.
 */
export async function answerInTime<T>(
  write: Promise<T>,
  log: Pick<FastifyBaseLogger, "warn">,
  milliseconds = limitMs,
): Promise<T> {
  /** The request was answered without the outcome: nobody hears of it but the log. */
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new AppError("not_confirmed"));
    }, milliseconds);
  });
  void write.then(
    () => isLate && log.warn("a write was done after its request had been answered"),
    (err: unknown) => isLate && log.warn({ err }, "a write failed after its request had been answered"),
  );
  try {
    return await Promise.race([write, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The outcome of what only looks, which may take its time, as a document does that waits for its turn. But once the database has
 * fallen silent, no connection of it says so: then `unavailable`.
 */
export async function unlessSilent<T>(
  read: Promise<T>,
  isSilent: () => Promise<boolean>,
  milliseconds = limitMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const look = async () => {
      if (await isSilent()) reject(new AppError("unavailable"));
      else timer?.refresh();
    };
    timer = setTimeout(() => void look(), milliseconds);
  });
  try {
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
    timer = undefined;
  }
}
