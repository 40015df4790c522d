import { type Api, call, callForBytes, type EndpointInput, type EndpointOutput } from "@colophon/api";
import i18n from "i18next";
import { authorization } from "../session/token.ts";
import { withToken } from "../session/with-token.ts";

interface Init {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the API as the signed-in user, in the page's language; a token that has ended ends the session. */
export const callApi = <K extends keyof Api>(
  key: K,
  input: EndpointInput<Api[K]>,
  init: Init = {},
): Promise<EndpointOutput<Api[K]>> => asSignedIn(init, (own) => call(key, input, own));

/** The same for a response that isn't JSON, or that is needed byte for byte. */
export const callApiForBytes = <K extends keyof Api>(
  key: K,
  input: EndpointInput<Api[K]>,
  init: Init = {},
): Promise<Response> => asSignedIn(init, (own) => callForBytes(key, input, own));

/** The same, anonymously: the response is the public one, even if a user is signed in. */
export const callApiAsAnyone = <K extends keyof Api>(
  key: K,
  input: EndpointInput<Api[K]>,
  init: Init = {},
): Promise<EndpointOutput<Api[K]>> => call(key, input, asAnyone(init));

export const callApiAsAnyoneForBytes = <K extends keyof Api>(
  key: K,
  input: EndpointInput<Api[K]>,
  init: Init = {},
): Promise<Response> => callForBytes(key, input, asAnyone(init));

function asAnyone(init: Init): Init {
  return { ...init, headers: { "accept-language": i18n.language, ...init.headers } };
}

function asSignedIn<T>(init: Init, send: (init: Init) => Promise<T>): Promise<T> {
  return withToken(async (token) => {
    const headers = { "accept-language": i18n.language, ...authorization(token), ...init.headers };
    return send({ ...init, headers });
  });
}
