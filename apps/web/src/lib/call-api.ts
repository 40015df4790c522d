import { type Api, ApiError, call, type EndpointInput, type EndpointOutput } from "@colophon/api";
import i18n from "i18next";
import { endSession } from "./end-session.ts";
import { readToken } from "./token.ts";

/** Calls the API as who is signed in, in the language of the page; a token that is no longer good ends the session. */
export async function callApi<K extends keyof Api>(
  key: K,
  input: EndpointInput<Api[K]>,
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<EndpointOutput<Api[K]>> {
  const token = readToken();
  const headers = {
    "accept-language": i18n.language,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...init.headers,
  };
  try {
    return await call(key, input, { ...init, headers });
  } catch (error) {
    const refused = error instanceof ApiError && error.code === "unauthorized";
    if (refused && token === readToken()) endSession();
    throw error;
  }
}
