import { type ApiErrorCode, apiErrors, type FieldErrorCode } from "@colophon/api";
import type { FastifyInstance } from "fastify";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Answer {
  status: number;
  /** Undefined if there is no body. */
  answer: unknown;
}

/** Sends JSON as the app does and reads the answer. */
export async function send(
  app: FastifyInstance,
  method: Method,
  url: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await app.inject({
    method,
    url,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: response.statusCode, answer: response.body === "" ? undefined : response.json() };
}

/** The same, after confirming the session with the password, which gives it another token; returns the refusal if that is refused. */
export async function sendConfirmed(
  app: FastifyInstance,
  method: Method,
  url: string,
  { body, by, password }: { body?: unknown; by: { token: string }; password: string },
): Promise<Answer> {
  const confirmed = await send(app, "POST", "/api/auth/confirm", { token: by.token, body: { password } });
  if (confirmed.status !== 200) return confirmed;
  by.token = (confirmed.answer as { token: string }).token;
  return send(app, method, url, { token: by.token, ...(body === undefined ? {} : { body }) });
}

/** The documented form of a failure. */
export function refusal(code: ApiErrorCode, fields?: Record<string, FieldErrorCode>): Answer {
  const { status, error } = apiErrors[code];
  return { status, answer: { code, error, ...(fields && { fields }) } };
}
