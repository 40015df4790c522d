import {
  createProcessPool,
  type ProcessPool,
  type ProcessPoolOptions,
} from "../../base/processes/process-pool.ts";
import type { PageJob } from "./page-renderer.ts";

/** Processes that render pages; `documents_busy` when too many wait. */
export type PagePool = ProcessPool<PageJob, Uint8Array>;

export type PagePoolOptions = Omit<ProcessPoolOptions, "entry" | "busy">;

export function createPagePool(options: PagePoolOptions): PagePool {
  return createProcessPool({
    ...options,
    entry: new URL("page-worker.ts", import.meta.url),
    busy: "documents_busy",
  });
}
