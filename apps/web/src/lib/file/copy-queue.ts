import type { ApiErrorCode } from "@colophon/api";
import { queryClient } from "../api/query-client.ts";
import { worksKey } from "../api/works-query.ts";
import { depositUploads } from "./deposit-uploads.ts";

export const copiesKey = ["copies"];

/** A file that a private copy is made of. */
export interface CopyToSend {
  /** Where it is sent: its work's id, and, of a work of several, a slash and the file's number. */
  place: string;
  file: File;
  /** The server already has a part of it. */
  isBegun?: boolean;
}

export interface QueuedCopy {
  place: string;
  name: string;
  size: number;
  state: "waiting" | "sending" | "kept" | "failed";
  code?: ApiErrorCode | undefined;
}

type Uploads = Pick<typeof depositUploads, "send" | "statusOf" | "subscribe">;

/** Private copies of many files, sent one after another. It outlives the page that began it. */
export class CopyQueue {
  readonly #uploads: Uploads;
  readonly #waiting: CopyToSend[] = [];
  readonly #listeners = new Set<() => void>();
  #entries: readonly QueuedCopy[] = [];
  /** The one that is being sent; not before its upload is there. */
  #current: CopyToSend | undefined;
  /** Its upload is there: from then on, no status means that it is done; before, that it has not begun. */
  #isStarted = false;

  constructor(uploads: Uploads = depositUploads) {
    this.#uploads = uploads;
    uploads.subscribe(() => this.#follow());
  }

  /** Those that are already waiting or kept are not sent twice. */
  add(copies: readonly CopyToSend[]): void {
    const known = new Set(this.#entries.flatMap(({ place, state }) => (state === "failed" ? [] : [place])));
    const fresh = copies.filter(({ place }) => !known.has(place));
    const again = new Set(fresh.map(({ place }) => place));
    this.#entries = [
      ...this.#entries.filter(({ place }) => !again.has(place)),
      ...fresh.map(({ place, file: { name, size } }) => ({ place, name, size, state: "waiting" as const })),
    ];
    this.#waiting.push(...fresh);
    this.#changed();
    if (this.#current === undefined) void this.#next();
  }

  /** Copies that were deleted may be sent again. */
  forget(places: readonly string[]): void {
    const gone = new Set(places);
    this.#entries = this.#entries.filter(({ place, state }) => state !== "kept" || !gone.has(place));
    this.#changed();
  }

  readonly entries = (): readonly QueuedCopy[] => this.#entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #next(): Promise<void> {
    const next = this.#waiting.shift();
    this.#current = next;
    this.#isStarted = false;
    if (next === undefined) {
      await queryClient.invalidateQueries({ queryKey: copiesKey });
      await queryClient.invalidateQueries({ queryKey: worksKey });
      return;
    }
    this.#tell(next.place, { state: "sending" });
    await this.#uploads.send(next.place, next.file, { isBegun: next.isBegun === true, isOneOfMany: true });
    this.#isStarted = true;
    this.#follow();
  }

  #follow(): void {
    if (this.#current === undefined || !this.#isStarted) return;
    const { place } = this.#current;
    const status = this.#uploads.statusOf(place);
    if (status !== undefined && status.state !== "failed") return;
    const code = status?.code;
    if (status === undefined || code === "deposit_exists") this.#tell(place, { state: "kept" });
    else this.#tell(place, { state: "failed", code });
    // The rest would not fit either, or not all of it: the owner chooses what to delete.
    if (code === "deposit_quota_exceeded")
      for (const { place: other } of this.#waiting.splice(0)) this.#tell(other, { state: "failed", code });
    void this.#next();
  }

  #tell(place: string, change: Pick<QueuedCopy, "state" | "code">): void {
    this.#entries = this.#entries.map((entry) => (entry.place === place ? { ...entry, ...change } : entry));
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The private copies that this page sends. */
export const copyQueue = new CopyQueue();
