import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { buffer } from "node:stream/consumers";

/** How a service may fail, whatever it is for. */
export type Oddity =
  /** It cuts every connection. */
  | "away"
  /** It never answers. */
  | "silent"
  /** It sends a byte a second. */
  | "slow"
  /** 500. */
  | "error"
  /** 429, with `Retry-After: 3600`. */
  | "busy"
  /** It leads to `OddService.trap`, an address that only this machine reaches. */
  | "moved"
  /** It sends a gigabyte. */
  | "endless"
  /** It sends a page for people. */
  | "garbage";

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

const oddities = ["away", "silent", "slow", "error", "busy", "moved", "endless", "garbage"] as const;

function isOddity(mood: string): mood is Oddity {
  return oddities.some((one) => one === mood);
}

async function fail(mood: Oddity, response: http.ServerResponse, trapUrl: string): Promise<void> {
  switch (mood) {
    case "away":
      response.destroy();
      break;
    case "silent":
      break;
    case "slow":
      response.writeHead(200);
      while (!response.destroyed) {
        response.write("x");
        await pause(1000);
      }
      break;
    case "error":
      response.writeHead(500).end("no");
      break;
    case "busy":
      response.writeHead(429, { "retry-after": "3600" }).end("later");
      break;
    case "moved":
      response.writeHead(307, { location: trapUrl }).end();
      break;
    case "endless":
      response.writeHead(200);
      for (let sent = 0; sent < 1024 && !response.destroyed; sent++)
        if (!response.write(Buffer.alloc(1024 * 1024)))
          await Promise.race([once(response, "drain"), once(response, "close")]);
      response.end();
      break;
    case "garbage":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Welcome to this network</html>");
  }
}

async function listen(server: http.Server): Promise<string> {
  server.listen(0, "localhost");
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
