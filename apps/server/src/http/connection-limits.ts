import type { FastifyHttpOptions } from "fastify";
import type { Server } from "node:http";

const second = 1000;

/** How long a client may take, in milliseconds. */
const clientTimes = {
  /** From its connection, or the request before, to the end of the headers. */
  headers: 20 * second,
  /** To the end of the body. Uploads come in parts of 8 MiB; one that is slower still goes on with the next request. */
  request: 300 * second,
  /** Between two requests: longer than a proxy keeps a connection (60 s), so that it sends nothing into a closed one. */
  keepAlive: 72 * second,
  /** Without a byte in either direction, as of one who does not read the answer: longer than any answer is prepared. */
  silence: 300 * second,
  /** How often the first two are looked at. */
  checkEvery: 5 * second,
};

/** Connections at a time: what one costs is memory, some 20 kB of it. Who asks for more is a proxy's to say. */
export const maxConnections = 4096;

/** Fastify's options for them: of itself it takes Node's limit of a request away. */
export function connectionOptions(times = clientTimes) {
  return {
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
    connectionTimeout: times.silence,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.checkEvery },
  } satisfies FastifyHttpOptions<Server>;
}
