import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { hashWorkerPolicy } from "@colophon/server/base/http/hash-worker-policy.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

const vite = join(import.meta.dirname, "../node_modules/vite/bin/vite.js");

/** As strict as the application's. */
const pagePolicy = "default-src 'self';img-src 'self' data:";

/** Builds the page of a folder as the application is built, and serves it with the policies that the registry has. */
export async function servePage(root: string): Promise<{ url: string; stop: () => void }> {
  const folder = makeTemporaryFolder("colophon-page-");
  const config = join(folder, "vite.config.mjs");
  writeFileSync(config, 'export default { worker: { format: "es" }, build: { assetsInlineLimit: 0 } };');
  const built = join(folder, "dist");
  execFileSync(process.execPath, [vite, "build", root, "-c", config, "--outDir", built, "-l", "error"]);
  const server = createServer(({ url = "/" }, response) => {
    const path = join(built, url === "/" ? "index.html" : url);
    if (!existsSync(path)) return response.writeHead(404).end();
    const type = path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    const policy = hashWorkerPolicy(path) ?? pagePolicy;
    return response
      .writeHead(200, { "content-type": type, "content-security-policy": policy })
      .end(readFileSync(path));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
