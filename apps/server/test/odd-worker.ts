import type { ApiErrorCode } from "@colophon/api";
import { AppError } from "../src/base/errors.ts";
import { answerJobs } from "../src/base/processes/answer-jobs.ts";

interface OddJob {
  wanted?: string;
  code?: ApiErrorCode;
  end?: boolean;
  /** Bytes. */
  map?: number;
}

// The entry of a child process that does what tests of the pool ask for.
answerJobs(async ({ wanted = "mapped", code, end = false, map = 0 }: OddJob) => {
  if (end) process.exit(1);
  if (code !== undefined) throw new AppError(code);
  // An allocation that fails ends it, as a native library's does.
  try {
    Buffer.alloc(map, 1);
  } catch {
    process.exit(1);
  }
  return wanted;
});
