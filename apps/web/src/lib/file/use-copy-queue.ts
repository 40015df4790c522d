import { useSyncExternalStore } from "react";
import { copyQueue, type QueuedCopy } from "./copy-queue.ts";
import { type DepositUpload, depositUploads } from "./deposit-uploads.ts";

interface CopyProgress {
  entries: readonly QueuedCopy[];
  kept: number;
  bytes: number;
  size: number;
  /** The one that is being sent. */
  place: string | undefined;
  upload: Exclude<DepositUpload, { state: "failed" }> | undefined;
}

/** How far the copies of these works are. */
export function useCopyQueue(workIds: ReadonlySet<string>): CopyProgress {
  const all = useSyncExternalStore(copyQueue.subscribe, copyQueue.entries);
  const entries = all.filter(({ place }) => workIds.has(place.split("/", 1)[0] ?? ""));
  const place = entries.find(({ state }) => state === "sending")?.place;
  const status = useSyncExternalStore(depositUploads.subscribe, () =>
    place === undefined ? undefined : depositUploads.statusOf(place),
  );
  const upload = status?.state === "failed" ? undefined : status;
  const kept = entries.filter(({ state }) => state === "kept");
  return {
    entries,
    kept: kept.length,
    bytes: kept.reduce((sum, { size }) => sum + size, 0) + (upload?.bytes ?? 0),
    size: entries.reduce((sum, { size }) => sum + size, 0),
    place,
    upload,
  };
}
