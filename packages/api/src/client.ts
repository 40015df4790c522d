import type { EndpointInput, EndpointOutput } from "./endpoint.ts";
import type { ApiErrorCode, FieldErrorCode } from "./errors.ts";
import type { FailureBody } from "./failure.ts";
import type { Api } from "./api.ts";
import type { FactorMethod } from "./vocabulary.ts";

/** A second factor that is asked for: the challenge, and what may answer it. */
export interface AskedFactor {
  challenge: string;
  methods: FactorMethod[];
}

/** What is known of a failure. */
type Told = Partial<Omit<FailureBody, "code">> & { code?: ApiErrorCode | "network" | undefined };

/** A failure as the server told it: status 0 and `network` when no answer came, no code when the answer gave none. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode | "network" | undefined;
  readonly fields: Record<string, FieldErrorCode>;
  /** What a second factor has to answer, where one is asked for. */
  readonly asked: AskedFactor | undefined;

  constructor(status: number, failure: Told) {
    super(failure.error ?? "");
    this.status = status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    const { challenge, methods } = failure;
    this.asked = challenge === undefined || methods === undefined ? undefined : { challenge, methods };
  }
}

export const noAnswer = (): ApiError =>
  new ApiError(0, { code: "network", error: "The server could not be reached." });

/** The failure that an answer tells, which a proxy may have written in a shape of its own. */
export function failureFrom(status: number, answer: unknown): ApiError {
  const { error, code } = (typeof answer === "object" && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  if (typeof error !== "string") return new ApiError(status, {});
  return new ApiError(status, typeof code === "string" ? (answer as FailureBody) : { error });
}

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface Init {
  baseUrl?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls an endpoint by its key in the table: typed both ways, nothing generated, no zod at run time. */
export async function call<K extends keyof Api>(
  key: K,
  input: EndpointInput<Api[K]>,
  init: Init = {},
): Promise<EndpointOutput<Api[K]>> {
  const response = await callForBytes(key, input, init);
  if (response.status === 204) return undefined as EndpointOutput<Api[K]>;
  const answer = await readJson(response, init);
  if (answer !== undefined) return answer as EndpointOutput<Api[K]>;
  throw failureFrom(response.status, undefined);
}

/** Undefined for what isn't JSON. An answer that breaks off is no answer. */
async function readJson(response: Response, { signal }: Init): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw signal?.aborted ? cause : noAnswer();
  }
}

/** The method of a call, and its path with what is asked after it. */
export function requestLineOf(
  key: keyof Api,
  { params = {}, query = {} }: Pick<Sent, "params" | "query">,
): { method: string; path: string } {
  const [method = "GET", template = "/"] = key.split(" ");
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return { method, path: `${path}${search.size > 0 ? `?${search}` : ""}` };
}

/** The same for an answer that is no JSON: a failure is thrown, anything else is left to be read. */
export async function callForBytes<K extends keyof Api>(
  key: K,
  input: EndpointInput<Api[K]>,
  init: Init = {},
): Promise<Response> {
  const { body } = input as Sent;
  const { method, path } = requestLineOf(key, input as Sent);
  const url = `${init.baseUrl ?? ""}${path}`;
  const headers = { ...(body === undefined ? {} : { "content-type": "application/json" }), ...init.headers };
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(init.signal ? { signal: init.signal } : {}),
    });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw noAnswer();
  }
  if (response.ok) return response;
  throw failureFrom(response.status, await response.json().catch(() => undefined));
}
