import type { FastifyHttpOptions } from "fastify";
import type { Server } from "node:http";

const second = 1000;

/** How long a client may take, in milliseconds. */
const clientTimes = {
  /** From the connection, or the previous request, to the end of the headers. */
  headers: 20 * second,
  /** To the end of the body. Uploads come in parts of 8 MiB; one that is too slow resumes with the next request. */
  request: 300 * second,
  /** Between two requests: longer than a proxy keeps a connection (60 s), so that it never writes to a closed one. */
  keepAlive: 72 * second,
  /** Without a byte in either direction, as from a client that doesn't read: longer than any response takes to prepare. */
  silence: 300 * second,
  /** How often the first two are checked. */
  checkEvery: 5 * second,
};

/** Concurrent connections: each takes about 20 kB of memory. Limits per client are a proxy's task. */
export const maxConnections = 4096;

/** Fastify's options for them: its default disables Node's request time-out. */
export function connectionOptions(times = clientTimes) {
  return {
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
    connectionTimeout: times.silence,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.checkEvery },
  } satisfies FastifyHttpOptions<Server>;
}
