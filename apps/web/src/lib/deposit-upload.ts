import type { DetailedError, Upload } from "tus-js-client";
import { type ApiErrorCode, apiErrors } from "@colophon/api";
import i18n from "i18next";
import { useSyncExternalStore } from "react";
import { endSession } from "./end-session.ts";
import { takeHeldFile } from "./held-file.ts";
import { queryClient } from "./query-client.ts";
import { readToken } from "./token.ts";
import { worksKey } from "./works-query.ts";

/** Where the sending of a private copy stands, as long as this page is open. */
export type DepositUpload =
  | { state: "sending"; bytes: number; size: number }
  | { state: "paused"; bytes: number; size: number; by: "person" | "network" | "session" }
  | { state: "failed"; code: ApiErrorCode | undefined };

interface Running {
  upload: Upload;
  status: DepositUpload;
}

/** By work. They outlive the page that began them: people may walk on while a file is sent. */
const running = new Map<string, Running>();
const listeners = new Set<() => void>();

/** Bytes of one request: what a lost connection costs at most. */
const chunkSize = 8 * 1024 * 1024;

export function sendHeldFile(workId: string, sha256: string): void {
  const file = takeHeldFile(sha256);
  if (file) void sendFile(workId, file, { isBegun: false });
}

/** Sends a private copy, from where it stopped if the server has a part of it. */
export async function sendFile(workId: string, file: File, { isBegun }: { isBegun: boolean }): Promise<void> {
  const { size } = file;
  const tus = await import("tus-js-client");
  const url = `/api/files/${workId}`;
  const upload = new tus.Upload(file, {
    endpoint: url,
    ...(isBegun ? { uploadUrl: url } : {}),
    chunkSize,
    retryDelays: [500, 1500, 4000],
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      request.setHeader("authorization", `Bearer ${readToken() ?? ""}`);
      request.setHeader("accept-language", i18n.language);
    },
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      return navigator.onLine && (status === 0 || status === 408 || status === 409 || status >= 500);
    },
    onProgress: (bytes) => tell(workId, { state: "sending", bytes, size }),
    onSuccess: () => {
      // Shown as sent until the list of works says that the copy is kept.
      void queryClient.invalidateQueries({ queryKey: worksKey }).finally(() => forgetUpload(workId));
    },
    onError: (error) => tell(workId, afterFailure(error, running.get(workId)?.status, size)),
  });
  running.set(workId, { upload, status: { state: "sending", bytes: 0, size } });
  changed();
  upload.start();
}

export async function pauseUpload(workId: string): Promise<void> {
  const one = running.get(workId);
  if (one?.status.state !== "sending") return;
  const { bytes, size } = one.status;
  await one.upload.abort();
  tell(workId, { state: "paused", bytes, size, by: "person" });
}

export function resumeUpload(workId: string): void {
  const one = running.get(workId);
  if (one?.status.state !== "paused") return;
  const { bytes, size } = one.status;
  tell(workId, { state: "sending", bytes, size });
  one.upload.start();
}

function forgetUpload(workId: string): void {
  running.delete(workId);
  changed();
}

export function useDepositUpload(workId: string): DepositUpload | undefined {
  return useSyncExternalStore(subscribe, () => running.get(workId)?.status);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(workId: string, status: DepositUpload): void {
  const one = running.get(workId);
  if (!one) return;
  running.set(workId, { ...one, status });
  changed();
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** What a lost connection or session interrupts goes on later; what the server refuses does not. */
function afterFailure(
  error: Error | DetailedError,
  before: DepositUpload | undefined,
  size: number,
): DepositUpload {
  const bytes = before && "bytes" in before ? before.bytes : 0;
  const response = "originalResponse" in error ? error.originalResponse : null;
  if (response?.getStatus() === 401) {
    endSession();
    return { state: "paused", bytes, size, by: "session" };
  }
  if (!response || response.getStatus() >= 500) return { state: "paused", bytes, size, by: "network" };
  return { state: "failed", code: codeOf(response.getBody()) };
}

function codeOf(body: string): ApiErrorCode | undefined {
  const [, code = ""] = /"code":"(\w+)"/.exec(body) ?? [];
  return Object.hasOwn(apiErrors, code) ? (code as ApiErrorCode) : undefined;
}

window.addEventListener("online", () => {
  for (const [workId, { status }] of running)
    if (status.state === "paused" && status.by === "network") resumeUpload(workId);
});

// Leaving now would interrupt what is being sent; the browser asks.
window.addEventListener("beforeunload", (event) => {
  const isUnfinished = [...running.values()].some(({ status }) => status.state !== "failed");
  if (isUnfinished) event.preventDefault();
});
