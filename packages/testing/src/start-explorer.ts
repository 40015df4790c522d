import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fromHex, sha256, toHex } from "@colophon/proof";

const { proofs, header } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../clocks/testdata/opentimestamps.json"), "utf8"),
) as { proofs: Record<string, string>; header: string };

/** “Hello World!” with a line feed, and the proof that was published of it, which leads to a real block of Bitcoin. */
export const helloWorld = {
  file: "Hello World!\n",
  ots: fromHex(proofs["hello-world.txt"] ?? ""),
  height: 358_391,
};

export interface TestExplorer {
  url: string;
  /** What it does from now on. */
  behave: (how: "well" | "busy" | "lie") => void;
  stop: () => Promise<void>;
}

/** An explorer of Bitcoin with the interface of Esplora, which knows the block of `helloWorld`. */
export async function startExplorer(): Promise<TestExplorer> {
  let now: "well" | "busy" | "lie" = "well";
  const lie = `${header.slice(0, -2)}00`;
  const server = createServer((request, response) => {
    const shown = now === "lie" ? lie : header;
    const hash = toHex(sha256(sha256(fromHex(shown))).toReversed());
    const answers: Record<string, string> = {
      [`/api/block-height/${helloWorld.height}`]: hash,
      [`/api/block/${hash}/header`]: shown,
      "/api/blocks/tip/height": "900000",
    };
    const answer = answers[request.url ?? ""];
    const status = now === "busy" ? 429 : answer === undefined ? 404 : 200;
    response.writeHead(status, { "content-type": "text/plain", "access-control-allow-origin": "*" });
    response.end(answer ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    behave: (how) => {
      now = how;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
