import { once } from "node:events";
import http from "node:http";
import type net from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { atEnd } from "../at-end.ts";

interface Backend {
  port: number;
  /** Consecutive failed probes. */
  failed: number;
  open: Set<http.ClientRequest>;
}

const probe = { everyMs: 500, timeoutMs: 1000, failures: 2 };

/**
 * One address for several nodes, as HAProxy gives it (`option httpchk GET /readyz`, `inter 500 fall 2 rise 1`,
 * `balance leastconn`, `on-marked-down shutdown-sessions`): each request goes to the ready node with the fewest requests.
 */
export async function startBalancer(ports: readonly number[]): Promise<string> {
  const backends = ports.map((port): Backend => ({ port, failed: 0, open: new Set() }));
  const isUp = ({ failed }: Backend) => failed < probe.failures;
  const end = new AbortController();

  async function watch(backend: Backend): Promise<void> {
    while (!end.signal.aborted) {
      const signal = AbortSignal.timeout(probe.timeoutMs);
      const isReady = await fetch(`http://127.0.0.1:${backend.port}/readyz`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      backend.failed = isReady ? 0 : backend.failed + 1;
      if (!isUp(backend)) for (const request of backend.open) request.destroy();
      await delay(probe.everyMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  const server = http.createServer((request, answer) => {
    const [backend] = backends.filter(isUp).toSorted((a, b) => a.open.size - b.open.size);
    if (backend === undefined) return void answer.writeHead(503).end();
    const { port, open } = backend;
    const { method, url, headers } = request;
    const forwarded = http.request({ host: "127.0.0.1", port, method, path: url, headers });
    open.add(forwarded);
    forwarded.on("close", () => open.delete(forwarded));
    forwarded.on("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer).catch(() => answer.destroy());
    });
    pipeline(request, forwarded).catch(() => answer.destroy());
    forwarded.on("error", () => answer.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const watching = backends.map(watch);
  atEnd(async () => {
    end.abort();
    server.closeAllConnections();
    server.close();
    await Promise.all(watching);
  });
  return `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}
