import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Environment, startServer } from "@colophon/testing/start-server";

/** Where a request is: at the door of the registry, or answered and on its way back. */
export type Point = "asked" | "answered";

/** What becomes of it there; undefined: it goes on. */
export type Fate = "break" | { status: number; headers?: Record<string, string>; body?: unknown } | undefined;

/** Stands between program and registry: `decide` may end things at any point. */
async function standBetween(registry: string) {
  const state = {
    asked: [] as string[],
    decide: (_key: string, _point: Point): Fate | Promise<Fate> => undefined,
  };
  const server = createServer((request, response) => {
    const pass = async () => {
      const key = `${request.method ?? ""} ${request.url?.split("?")[0] ?? ""}`;
      state.asked.push(key);
      const body = await buffer(request);
      const meet = async (point: Point): Promise<boolean> => {
        const fate = await state.decide(key, point);
        if (fate === "break") request.socket.destroy();
        else if (fate !== undefined)
          response.writeHead(fate.status, fate.headers).end(JSON.stringify(fate.body ?? {}));
        return fate !== undefined;
      };
      if (await meet("asked")) return;
      const { host: _h, connection: _c, "content-length": _l, ...headers } = request.headers;
      const answer = await fetch(`${registry}${request.url ?? ""}`, {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (await meet("answered")) return;
      const given = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) =>
            !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
        ),
      );
      response.writeHead(answer.status, given).end(bytes);
    };
    pass().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A registry, and what stands between it and the program. */
export async function startBetween(env?: Environment) {
  const server = await startServer(env);
  const between = await standBetween(server.url);
  return {
    server,
    between,
    stop: async () => {
      between.stop();
      await server.stop();
    },
  };
}
