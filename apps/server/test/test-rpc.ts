import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A request's fate: it passes, the connection breaks, or it passes and the answer is lost. */
export type Fate = "pass" | "refuse" | "swallow";

export interface UnreliableRpc {
  url: string;
  /** Decides by the method's name. */
  fate: (method: string) => Fate;
}

/** An RPC proxy that can be made to fail. Stopped with the test. */
export async function startUnreliableRpc(target: string): Promise<UnreliableRpc> {
  const rpc: UnreliableRpc = { url: "", fate: () => "pass" };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const fate = rpc.fate((JSON.parse(body) as { method: string }).method);
    if (fate === "refuse") {
      request.socket.destroy();
      return;
    }
    const headers = { "content-type": "application/json" };
    const answer = await fetch(target, { method: "POST", headers, body });
    if (fate === "pass") response.writeHead(answer.status, headers).end(await answer.text());
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  rpc.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return rpc;
}
