import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import type { BlockList } from "node:net";
import { FetchRefusal } from "./fetch-refusal.ts";
import { guardedLookup, type Names, resolveTexts } from "./resolve-names.ts";
import { type ResponseText, readResponse } from "./read-response.ts";

export interface FetchedText extends ResponseText {
  /** After redirects. */
  url: string;
}

/** Reads what strangers name, and nothing that only this server can reach. Throws a FetchRefusal. */
export interface FetchGuard {
  /** A page or a text by https, from this host alone. */
  getText(url: string): Promise<FetchedText>;
  /** The texts of a name's TXT records. */
  getTexts(name: string): Promise<string[]>;
}

interface GuardOptions {
  userAgent: string;
  dnsServers?: readonly string[] | undefined;
  /** Tests have a network of their own, whose servers listen on another port. */
  test?: { allowed: BlockList; port: number; ca: string };
}

/** For everything: the look-up, all redirects, the body. */
const timeoutMs = 5000;
const maxRedirects = 3;

export function createFetchGuard(options: GuardOptions): FetchGuard {
  const names: Names = { dnsServers: options.dnsServers, allowed: options.test?.allowed };
  return {
    async getText(url) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(url, { ...options, names, signal });
      } catch (error) {
        if (signal.aborted) throw new FetchRefusal("too_slow", { cause: error });
        if (error instanceof FetchRefusal) throw error;
        throw new FetchRefusal("unreachable", { cause: error });
      }
    },
    getTexts: (name) => resolveTexts(names, name, AbortSignal.timeout(timeoutMs)),
  };
}

interface Asking extends GuardOptions {
  names: Names;
  signal: AbortSignal;
}

async function follow(address: string, asking: Asking): Promise<FetchedText> {
  const first = URL.parse(address);
  if (first === null || !isPlain(first)) throw new FetchRefusal("refused_address");
  let url = first;
  for (let redirects = 0; ; redirects++) {
    const response = await ask(url, asking);
    const { location } = response.headers;
    if (!redirectStatuses.has(response.statusCode ?? 0) || location === undefined)
      return { ...(await readResponse(response)), url: url.href };
    response.destroy();
    const next = URL.parse(location, url);
    if (next === null || !isPlain(next) || next.hostname !== first.hostname)
      throw new FetchRefusal("other_host");
    if (redirects === maxRedirects) throw new FetchRefusal("many_redirects");
    url = next;
  }
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** A name, without a port or a user, by https. An address in place of a name would never be looked up. */
function isPlain({ protocol, port, username, password, hostname }: URL): boolean {
  const isAddress = hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
  return protocol === "https:" && port === "" && username === "" && password === "" && !isAddress;
}

function ask(
  { hostname, pathname, search }: URL,
  { names, signal, userAgent, test }: Asking,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: hostname,
        servername: hostname,
        port: test?.port ?? 443,
        path: pathname + search,
        headers: {
          host: hostname,
          "user-agent": userAgent,
          accept: "text/html, text/plain",
          "accept-encoding": "identity",
        },
        // No connection is used twice: each look-up is one of a connection.
        agent: false,
        lookup: guardedLookup(names, signal),
        signal,
        rejectUnauthorized: true,
        ...(test && { ca: test.ca }),
      },
      resolve,
    )
      .on("error", reject)
      .end();
  });
}
