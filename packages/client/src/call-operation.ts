import { RegistryError } from "./registry-error.ts";
import type { Bytes, CallOptions, Input, Operation } from "./operation.ts";
import type { Failure } from "./operations.ts";

export interface Settings {
  registry: string;
  token: string | undefined;
  fetch: typeof fetch;
  /** How often a call is sent again after a failure that may pass. */
  retries: number;
  /** The longest wait before that, in milliseconds; a registry that wants a longer one gets no second request. */
  maxWait: number;
}

export async function callOperation(
  settings: Settings,
  operation: Operation,
  input: Input,
  options: CallOptions,
): Promise<unknown> {
  // Made once: all attempts have one idempotency key.
  const request = toRequest(settings, operation, input, options);
  const { signal } = options;
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await send(settings, request, signal);
      return await read(response, operation, signal);
    } catch (failure) {
      if (!(failure instanceof RegistryError) || attempt >= settings.retries) throw failure;
      const wait = waitAfter(failure, operation, attempt);
      if (wait === undefined || wait > settings.maxWait) throw failure;
      await pause(wait, signal);
    }
  }
}

interface Request {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: Bytes | FormData | string };
}

function toRequest(
  { registry, token }: Settings,
  { method, path, keyed, takes, headers: fixed = {} }: Operation,
  { params = {}, query = {}, headers = {}, body }: Input,
  { idempotencyKey }: CallOptions,
): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] as string | number | undefined;
    if (value === undefined) throw new TypeError(`params.${name} is missing`);
    return encodeURIComponent(value);
  });
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const isForm = takes === "multipart/form-data";
  return {
    url: `${registry}${filled}${search.size > 0 ? `?${search.toString()}` : ""}`,
    init: {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { "content-type": takes ?? "application/json" }),
        ...(keyed ? { "idempotency-key": idempotencyKey ?? crypto.randomUUID() } : {}),
        ...fixed,
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      },
      ...(body === undefined ? {} : { body: takes ? (body as Bytes | FormData) : JSON.stringify(body) }),
    },
  };
}

async function send(
  settings: Settings,
  { url, init }: Request,
  signal: AbortSignal | undefined,
): Promise<Response> {
  let response: Response;
  try {
    // Whoever follows a redirect would show the token to another address.
    response = await settings.fetch(url, { ...init, redirect: "error", ...(signal ? { signal } : {}) });
  } catch (cause) {
    throw noAnswer(cause, signal);
  }
  if (response.ok) return response;
  throw await toFailure(response);
}

async function read(
  response: Response,
  { answer }: Operation,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (answer === "response") return response;
  if (answer === "nothing") {
    await response.body?.cancel();
    return undefined;
  }
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw noAnswer(cause, signal);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new RegistryError("The answer is not the registry's.", { status: response.status, cause });
  }
}

function noAnswer(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause;
  return new RegistryError("The registry could not be reached.", { status: 0, code: "network", cause });
}

async function toFailure(response: Response): Promise<RegistryError> {
  const { status, headers } = response;
  const seconds = /^\d{1,9}$/.exec(headers.get("retry-after") ?? "")?.[0];
  const retryAfter = seconds === undefined ? undefined : Number(seconds);
  const told = (await response.json().catch(() => undefined)) as Partial<Failure> | undefined;
  if (typeof told?.error !== "string" || typeof told.code !== "string")
    return new RegistryError(`The answer is not the registry's (${status}).`, { status, retryAfter });
  const { error, code, fields } = told;
  // Only refused contents name fields.
  return new RegistryError(error, { status, code, fields: fields ?? {}, retryAfter });
}

/** For how many milliseconds to wait before the same request is sent again; undefined: it must not be. */
function waitAfter(
  { status, retryAfter }: RegistryError,
  { method, keyed }: Operation,
  attempt: number,
): number | undefined {
  // A request that nobody has carried out may always be sent again; else only one that does no more the second time.
  const isRefused = status === 429 || status === 503;
  const isSafe = keyed === true || method === "GET" || method === "HEAD" || method === "PUT";
  const mayPass = status === 0 || status === 502 || status === 504;
  if (!isRefused && !(isSafe && mayPass)) return undefined;
  if (retryAfter !== undefined) return retryAfter * 1000;
  // A limit without a time is one of a day, or of another request that goes on.
  if (status === 429) return undefined;
  // At random within a doubled span: clients that failed together don't come back together.
  return 500 * 2 ** attempt * (0.5 + Math.random() / 2);
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", end, { once: true });
  });
}
