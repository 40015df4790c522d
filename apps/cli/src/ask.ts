import {
  type Api,
  ApiError,
  type EndpointInput,
  type EndpointOutput,
  failureFrom,
  requestLineOf,
} from "@colophon/api";
import { setTimeout as wait } from "node:timers/promises";
import { exitCodes, Failure, systemCode } from "./failure.ts";
import type { Login } from "./login-file.ts";

export interface Asking extends Login {
  /** Ends waiting and requests. */
  signal: AbortSignal;
  note: (words: string) => void;
  /** How often a request is sent before the command gives up, and how long it waits at most in between. */
  retry: { attempts: number; longestMs: number };
}

export const usualRetry = { attempts: 8, longestMs: 30_000 };

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, string | number>;
  /** As it is in the journal. */
  text?: string;
  bytes?: Uint8Array;
  headers?: Record<string, string>;
}

/** A batch waits for the log; anything else is answered long before. */
const timeoutMs = 150_000;
const firstWaitMs = 500;
/** A limit for a while asks for minutes. More is somebody else's day. */
const longestAskedMs = 15 * 60_000;

/** Nobody knows whether the registry did what was asked, or it asks to come back. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Limits of a day are no limits of a moment. */
const isForToday = (code: string | undefined): boolean => code?.endsWith("_per_day") === true;

/** The answer of the registry. A passing trouble is waited for; a refusal is thrown as `ApiError`, the end of patience as `Failure`. */
export async function ask<K extends keyof Api>(
  asking: Asking,
  key: K,
  input: EndpointInput<Api[K]> | Sent,
): Promise<EndpointOutput<Api[K]>> {
  const response = await askForBytes(asking, key, input);
  if (response.status === 204) return undefined as EndpointOutput<Api[K]>;
  const answer = parse(response.bytes);
  if (answer !== undefined) return answer as EndpointOutput<Api[K]>;
  // The page of a hotel's network, say.
  const message = `${asking.registry.host} does not answer like a registry.`;
  throw new Failure(exitCodes.tryAgain, "bad_answer", message);
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export async function askForBytes<K extends keyof Api>(
  asking: Asking,
  key: K,
  input: EndpointInput<Api[K]> | Sent,
): Promise<Answer> {
  const { text, bytes, headers = {} } = input as Sent;
  const body = bytes ?? text;
  const { method, path } = requestLineOf(key, input as Sent);
  return send(asking, new URL(path.slice(1), asking.registry), {
    method,
    headers: { ...(text === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

/** A request, sent again while the trouble is a passing one. */
export async function send(asking: Asking, url: URL, init: RequestInit): Promise<Answer> {
  const { attempts, longestMs } = asking.retry;
  for (let attempt = 1; ; attempt++) {
    const outcome = await sendOnce(asking, url, init);
    if ("bytes" in outcome) return outcome;
    const { failure, afterMs } = outcome;
    if (!isPassing(failure.status)) throw failure;
    if (attempt >= attempts || isForToday(failure.code)) throw giveUp(asking, failure);
    const most = Math.min(longestMs, firstWaitMs * 2 ** (attempt - 1));
    // Between half of it and all: programs that fail together don't come back together.
    const ms = Math.max(afterMs ?? 0, most * (0.5 + Math.random() / 2));
    if (afterMs !== undefined && afterMs > longestAskedMs) throw giveUp(asking, failure);
    asking.note(`${sentenceOf(asking, failure)} Trying again in ${Math.ceil(ms / 1000)} s.`);
    await wait(ms, undefined, { signal: asking.signal });
  }
}

type Outcome = Answer | { failure: ApiError; afterMs?: number };

async function sendOnce({ token, signal }: Asking, url: URL, init: RequestInit): Promise<Outcome> {
  signal.throwIfAborted();
  try {
    const response = await fetch(url, {
      ...init,
      headers: {
        accept: "application/json, */*",
        ...(init.headers as Record<string, string>),
        authorization: `Bearer ${token}`,
      },
      // The token goes to the registry, and nowhere it may point to.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return { status: response.status, headers: response.headers, bytes };
    const afterMs = readRetryAfter(response.headers.get("retry-after"));
    return {
      failure: failureFrom(response.status, parse(bytes)),
      ...(afterMs === undefined ? {} : { afterMs }),
    };
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { failure: new ApiError(0, { code: "network", error: systemCode(cause) }) };
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Seconds or a date (RFC 9110). */
export function readRetryAfter(text: string | null, now = Date.now()): number | undefined {
  if (text === null) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** What the registry said, in a sentence. */
function sentenceOf({ registry }: Pick<Login, "registry">, { status, message }: ApiError): string {
  if (status === 0) return `${registry.host} cannot be reached (${message}).`;
  return message === "" ? `${registry.host} answered ${status}.` : message;
}

const giveUp = (asking: Asking, failure: ApiError): Failure =>
  new Failure(exitCodes.tryAgain, failure.code ?? "unavailable", sentenceOf(asking, failure), {
    cause: failure,
  });

/** A refusal as the end of the command. */
export const asFailure = (asking: Pick<Login, "registry">, error: ApiError): Failure =>
  new Failure(exitCodes.refused, error.code ?? `status_${error.status}`, sentenceOf(asking, error), {
    cause: error,
  });
