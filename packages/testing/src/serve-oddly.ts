import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { fail, isOddity, type Oddity } from "./oddity.ts";

export interface Asked {
  method: string;
  /** Path and query. */
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface Given {
  status?: number;
  type?: string;
  body: Uint8Array | string;
}

export interface OddService<Mood extends string> {
  /** Without a trailing slash. */
  url: string;
  /** What it does from now on. */
  mood: Mood | Oddity;
  /** All that it was asked, in order. */
  asked: Asked[];
  /** Runs before each answer, which waits for it. */
  beforeAnswer: ((asked: Asked) => Promise<void>) | undefined;
  /** Requests to where `moved` leads: there must be none. */
  trapped(): number;
  close(): void;
}

/** A service on this machine that answers well, or fails as its mood is. */
export async function serveOddly<Mood extends string>(
  mood: Mood,
  answer: (asked: Asked, mood: Mood) => Promise<Given> | Given,
): Promise<OddService<Mood>> {
  let trapped = 0;
  const trap = http.createServer((_request, response) => {
    trapped++;
    response.end("secret");
  });
  const trapUrl = await listen(trap);
  const server = http.createServer((request, response) => {
    void (async () => {
      const { method = "GET", url: path = "/", headers } = request;
      const asked = { method, path, headers, body: await buffer(request) };
      service.asked.push(asked);
      await service.beforeAnswer?.(asked);
      if (isOddity(service.mood)) await fail(service.mood, response, trapUrl);
      else {
        const { status = 200, type = "application/octet-stream", body } = await answer(asked, service.mood);
        response.writeHead(status, { "content-type": type }).end(body);
      }
    })().catch(() => response.destroy());
  });
  const service: OddService<Mood> = {
    url: await listen(server),
    mood,
    asked: [],
    beforeAnswer: undefined,
    trapped: () => trapped,
    close: () => {
      for (const each of [server, trap]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
  return service;
}

async function listen(server: http.Server): Promise<string> {
  server.listen(0, "localhost");
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
