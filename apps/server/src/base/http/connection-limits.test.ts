import { once } from "node:events";
import net from "node:net";
import { text } from "node:stream/consumers";
import { apiErrors } from "@colophon/api";
import { fastify } from "fastify";
import { afterAll, expect, test } from "vitest";
import { connectionOptions } from "./connection-limits.ts";
import { earlyFailures } from "./failures.ts";

const times = { headers: 500, request: 1000, keepAlive: 100, silence: 2000, checkEvery: 20 };
const app = fastify({ ...connectionOptions(times), ...earlyFailures });
const large = Buffer.alloc(64 * 1024 * 1024);
app.get("/", async () => "hello");
app.get("/large", async () => large);
app.post("/", async () => "taken");
afterAll(() => app.close());
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as net.AddressInfo;

/** Sends the parts with a pause after each, for as long as the connection lasts; returns what comes back. */
async function trickle(parts: Iterable<string>): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const answer = text(socket);
  for (const part of parts) {
    if (socket.destroyed || socket.readableEnded) break;
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return answer;
}

/** Never ends by itself. */
function* forEver(part: string, before = ""): Generator<string> {
  yield before;
  for (;;) yield part;
}

const tooLate = expect.stringMatching(
  new RegExp(`^HTTP/1.1 408 Request Timeout\r\n[^]*${apiErrors.request_timeout.error}`),
) as string;

test.each([
  ["headers that never end", forEver("a", "GET / HTTP/1.1\r\nHost: colophon\r\nX: ")],
  ["a line that never ends", forEver("a", "GET /")],
  [
    "a body that never ends",
    forEver(
      " ",
      "POST / HTTP/1.1\r\nHost: colophon\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n\r\n",
    ),
  ],
])("%s are broken off, and told why", async (_what, parts) => {
  expect(await trickle(parts)).toEqual(tooLate);
});

test("a connection that sends nothing is ended", async () => {
  expect(await trickle([])).toEqual(tooLate);
});

test("an idle connection is ended after its response", async () => {
  const answer = await trickle(["GET / HTTP/1.1\r\nHost: colophon\r\n\r\n"]);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*hello$/);
});

test("a client that doesn't read the response loses the connection", async () => {
  const socket = net.connect(port, "127.0.0.1").pause();
  const connection = once(app.server, "connection") as Promise<[net.Socket]>;
  socket.write("GET /large HTTP/1.1\r\nHost: colophon\r\n\r\n");
  const [served] = await connection;
  await once(served, "close");
  expect(served.bytesWritten).toBeGreaterThan(0);
  socket.destroy();
});

test("a malformed request gets its whole answer", async () => {
  const [head = "", body = ""] = (await trickle(["GET / HTTP/9.9\r\n\r\n"])).split("\r\n\r\n");
  expect(JSON.parse(body)).toMatchObject({
    code: "malformed_request",
    error: apiErrors.malformed_request.error,
  });
  expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBe(Buffer.byteLength(body));
});
