import type { ApiErrorCode } from "@colophon/api";
import { AppError } from "../errors.ts";

/** What became of a job; `code` where it was refused as a person understands. */
export type JobAnswer<Result> = { result: Result } | { error: string; code?: ApiErrorCode };

/** The entry of a pool's process. The next job arrives only after the answer to the previous one. */
export function answerJobs<Result>(work: (job: never) => Promise<Result>): void {
  // Killed during a job, the server leaves nobody to answer; `send` says so before `disconnect` does.
  const endWithServer = (error: Error | null) => error && process.exit();
  const answer = async (job: never): Promise<JobAnswer<Result>> => {
    try {
      return { result: await work(job) };
    } catch (error) {
      return { error: String(error), ...(error instanceof AppError && { code: error.code }) };
    }
  };
  process.on("message", (job) => {
    // What the pool sends, which the entry knows.
    void answer(job as never).then((given) => process.send?.(given, undefined, {}, endWithServer));
  });
  // The server has ended, cleanly or not.
  process.on("disconnect", () => process.exit());
}
