import type { DetailedError, Upload } from "tus-js-client";
import { type ApiErrorCode, apiErrors } from "@colophon/api";
import i18n from "i18next";
import { useSyncExternalStore } from "react";
import { absenceFrom } from "../session/end-session.ts";
import { takeHeldFile } from "./held-file.ts";
import { queryClient } from "../api/query-client.ts";
import { readToken } from "../session/token.ts";
import { goesOn } from "../session/with-token.ts";
import { worksKey } from "../api/works-query.ts";

/** The progress of uploading a private copy, while this page is open. */
export type DepositUpload =
  | { state: "sending"; bytes: number; size: number }
  | { state: "paused"; bytes: number; size: number; by: "person" | "network" | "session" | "server" }
  | { state: "failed"; code: ApiErrorCode | undefined };

interface Running {
  upload: Upload;
  status: DepositUpload;
}

/** Bytes per request: the most that a lost connection wastes. */
const chunkSize = 8 * 1024 * 1024;

/** Milliseconds before a retry if the server couldn't accept anything. */
const serverPause = 20_000;

/** The uploads of private copies. They outlive the page that began them, so users can navigate meanwhile. */
export class DepositUploads {
  /** By the last part of their addresses: a work's id, and, of a work of several files, a slash and the file's number. */
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();

  /** Uploads the last chosen file, if the page still has it. */
  sendHeld(workId: string, sha256: string): void {
    const file = takeHeldFile(sha256);
    if (file) void this.send(workId, file, { isBegun: false });
  }

  /** Uploads a private copy, and resumes if the server has a part of it. */
  async send(
    workId: string,
    file: File,
    { isBegun, isOneOfMany = false }: { isBegun: boolean; isOneOfMany?: boolean },
  ): Promise<void> {
    const { size } = file;
    const tus = await import("tus-js-client");
    const url = `/api/files/${workId}`;
    /** The token of the last request: a 401 ends the session only while this one is still in use (`goesOn`). */
    let sent: string | null = null;
    const upload = new tus.Upload(file, {
      endpoint: url,
      ...(isBegun ? { uploadUrl: url } : {}),
      chunkSize,
      retryDelays: [500, 1500, 4000],
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        sent = readToken();
        request.setHeader("authorization", `Bearer ${sent ?? ""}`);
        request.setHeader("accept-language", i18n.language);
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        if (codeOf(error.originalResponse?.getBody() ?? "") === "deposit_exists") return false;
        return navigator.onLine && (status === 0 || status === 408 || status === 409 || status >= 500);
      },
      onProgress: (bytes) => this.#tell(workId, { state: "sending", bytes, size }),
      onSuccess: () => {
        if (isOneOfMany) return this.#forget(workId);
        // Shown as uploaded until the list of works reports the copy as kept.
        void askAgain().finally(() => this.#forget(workId));
      },
      onError: (error) => void this.#pauseOrFail(workId, error, { size, sent }),
    });
    this.#running.set(workId, { upload, status: { state: "sending", bytes: 0, size } });
    this.#changed();
    upload.start();
  }

  async pause(workId: string): Promise<void> {
    const one = this.#running.get(workId);
    if (one?.status.state !== "sending") return;
    const { bytes, size } = one.status;
    await one.upload.abort();
    this.#tell(workId, { state: "paused", bytes, size, by: "person" });
  }

  resume(workId: string): void {
    const one = this.#running.get(workId);
    if (one?.status.state !== "paused") return;
    const { bytes, size } = one.status;
    this.#tell(workId, { state: "sending", bytes, size });
    one.upload.start();
  }

  statusOf(workId: string): DepositUpload | undefined {
    return this.#running.get(workId)?.status;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resumes interrupted uploads when the device is online again, and warns before the page is left during an upload. */
  followWindow(): void {
    window.addEventListener("online", () => {
      for (const workId of this.#running.keys()) this.#goOn("network", workId);
    });
    window.addEventListener("beforeunload", (event) => {
      const isUnfinished = [...this.#running.values()].some(({ status }) => status.state !== "failed");
      // The browser asks the user.
      if (isUnfinished) event.preventDefault();
    });
  }

  async #pauseOrFail(
    workId: string,
    error: Error,
    { size, sent }: { size: number; sent: string | null },
  ): Promise<void> {
    this.#tell(workId, afterFailure(error, this.statusOf(workId), size));
    setTimeout(() => this.#goOn("server", workId), serverPause);
    const response = responseIn(error);
    if (response?.getStatus() !== 401) return;
    if (await goesOn(sent, absenceFrom(codeOf(response.getBody())))) this.#goOn("session", workId);
  }

  #goOn(cause: "network" | "session" | "server", workId: string): void {
    const status = this.statusOf(workId);
    if (status?.state === "paused" && status.by === cause) this.resume(workId);
  }

  #forget(workId: string): void {
    this.#running.delete(workId);
    this.#changed();
  }

  #tell(workId: string, status: DepositUpload): void {
    const one = this.#running.get(workId);
    if (!one) return;
    this.#running.set(workId, { ...one, status });
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The uploads of this page. */
export const depositUploads = new DepositUploads();
depositUploads.followWindow();

export function useDepositUpload(workId: string): DepositUpload | undefined {
  return useSyncExternalStore(depositUploads.subscribe, () => depositUploads.statusOf(workId));
}

/** Uploads interrupted by a lost connection or session resume later; refused ones don't. */
function afterFailure(
  error: Error | DetailedError,
  before: DepositUpload | undefined,
  size: number,
): DepositUpload {
  const bytes = before && "bytes" in before ? before.bytes : 0;
  const response = responseIn(error);
  if (response?.getStatus() === 401) return { state: "paused", bytes, size, by: "session" };
  if (!response) return { state: "paused", bytes, size, by: "network" };
  if (response.getStatus() >= 500) return { state: "paused", bytes, size, by: "server" };
  return { state: "failed", code: codeOf(response.getBody()) };
}

const responseIn = (error: Error | DetailedError) =>
  "originalResponse" in error ? error.originalResponse : null;

function codeOf(body: string): ApiErrorCode | undefined {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === "string" && Object.hasOwn(apiErrors, code) ? (code as ApiErrorCode) : undefined;
  } catch {
    return undefined;
  }
}

/** A first answer on its way was asked for before the copy was kept: invalidating alone would wait for that one. */
async function askAgain(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: worksKey });
  await queryClient.invalidateQueries({ queryKey: worksKey });
}
