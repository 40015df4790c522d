import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A server on this machine that answers each path as told, and anything else with 404; ended with the test. */
export async function startServer(
  answers: Record<string, Answer>,
): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status = 200, headers = {}, body = "" } = answers[request.url ?? ""] ?? { status: 404 };
    response
      .writeHead(status, headers)
      .end(typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** An address on this machine where nobody listens: a port that was free a moment ago. */
export async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
