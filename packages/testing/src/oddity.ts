import { once } from "node:events";
import type http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

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

const oddities = ["away", "silent", "slow", "error", "busy", "moved", "endless", "garbage"] as const;

export function isOddity(mood: string): mood is Oddity {
  return oddities.some((one) => one === mood);
}

export async function fail(mood: Oddity, response: http.ServerResponse, trapUrl: string): Promise<void> {
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
