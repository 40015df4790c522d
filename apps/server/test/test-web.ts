import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, BlockList, createServer as createTcpServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { startDns, type TestDns } from "@colophon/testing/start-dns";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createFetchGuard, type FetchGuard } from "../src/base/fetch-guard/fetch-guard.ts";
import { atEnd } from "./at-end.ts";

export interface TestWeb {
  dns: TestDns;
  guard: FetchGuard;
  /** What is served, by host and path: `alice.links.example/about`. All else is a 404. */
  pages: Map<string, string | RequestListener>;
  /** Hosts and paths as they were asked for. */
  asked: string[];
  /** The last request. */
  last(): IncomingMessage | undefined;
  /** Connections to a server that must never be reached, at `127.0.0.1` and the same port. */
  reached(): number;
}

/** The only address that may be reached. */
export const webAddress = "127.0.0.2";

/**
 * Web servers of `*.links.example` with a certificate that only the guard of the test believes, and a resolver that leads
 * to them. Closed after the file's tests.
 */
export async function startTestWeb(): Promise<TestWeb> {
  const dns = await startDns();
  const pages: TestWeb["pages"] = new Map();
  const asked: string[] = [];
  let last: IncomingMessage | undefined;
  const { key, cert } = await makeTlsCertificate("*.links.example");
  const server = createServer({ key, cert }, (request, response) => {
    last = request;
    const place = `${request.headers.host ?? ""}${request.url ?? ""}`;
    asked.push(place);
    const page = pages.get(place);
    if (typeof page === "function") page(request, response);
    else sendPage(response, page);
  });
  server.listen(0, webAddress);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let reached = 0;
  const inside = createTcpServer((socket) => {
    reached++;
    socket.destroy();
  });
  inside.listen(port, "127.0.0.1");
  await once(inside, "listening");
  atEnd(() => {
    dns.stop();
    server.closeAllConnections();
    server.close();
    inside.close();
  });
  const allowed = new BlockList();
  allowed.addAddress(webAddress);
  const guard = createFetchGuard({
    userAgent: "Colophon (+https://colophon.example)",
    dnsServers: [dns.address],
    test: { allowed, port, ca: cert },
  });
  return { dns, guard, pages, asked, last: () => last, reached: () => reached };
}

function sendPage(response: ServerResponse, page: string | undefined): void {
  const type = page?.trimStart().startsWith("<") ? "text/html; charset=utf-8" : "text/plain";
  response.writeHead(page === undefined ? 404 : 200, { "content-type": type }).end(page);
}

async function makeTlsCertificate(name: string): Promise<{ key: string; cert: string }> {
  const folder = makeTemporaryFolder("colophon-tls-");
  const file = (last: string) => path.join(folder, last);
  const made = `-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=test`;
  const named = `-addext subjectAltName=DNS:${name} -keyout ${file("key")} -out ${file("cert")}`;
  await promisify(execFile)("openssl", `req ${made} ${named}`.split(" "));
  return { key: readFileSync(file("key"), "utf8"), cert: readFileSync(file("cert"), "utf8") };
}
