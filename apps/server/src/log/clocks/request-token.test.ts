import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { timeStampResponse } from "@colophon/clocks";
import { readDer, readInteger, readSequence } from "@colophon/der";
import { makeAuthority, makeToken } from "@colophon/testing/make-time-stamp-authority";
import { isMissing, run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestToken } from "./request-token.ts";

// OpenSSL, given question and answer, says of each answer what we say.

const folder = makeTemporaryFolder("colophon-request-");
const file = (name: string) => path.join(folder, name);
const about = Buffer.from("registry.example/log\n12\nroot\n");
const { root, issuer, signer } = makeAuthority({ kind: "p256" });
const stamp = (message: Uint8Array, nonce?: bigint) => {
  const genTime = Math.floor(Date.now() / 1000);
  const token = makeToken(message, {
    signer,
    chain: [issuer],
    genTime,
    ...(nonce !== undefined && { nonce }),
  });
  return timeStampResponse(token);
};

const answers: Record<string, (nonce: bigint) => Uint8Array> = {
  "the answer to it": (nonce) => stamp(about, nonce),
  "one with another nonce": (nonce) => stamp(about, nonce + 1n),
  "one without a nonce": () => stamp(about),
  "one about another digest": (nonce) => stamp(Buffer.from("other"), nonce),
  "one that is cut off": (nonce) => stamp(about, nonce).subarray(0, -1),
  "one with a byte behind it": (nonce) => Buffer.concat([stamp(about, nonce), Buffer.alloc(1)]),
  "a refusal": () => Buffer.from("30053003020102", "hex"),
};
/** OpenSSL reads no further than the answer's end. */
const openSslAccepts = ["the answer to it", "one with a byte behind it"];

async function answer(request: IncomingMessage): Promise<Uint8Array> {
  const query = await buffer(request);
  const [, , nonce] = readSequence(readDer(query));
  const name = decodeURIComponent(request.url?.slice(1) ?? "");
  const reply = answers[name]?.(readInteger(nonce)) ?? Buffer.alloc(0);
  writeFileSync(file("query"), query);
  writeFileSync(file("reply"), reply);
  return reply;
}

const service = createServer((request, response) => {
  void answer(request).then((reply) => response.end(reply));
});
beforeAll(async () => new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)));
afterAll(() => service.close());

test.skipIf(isMissing("openssl")).each(Object.keys(answers))("%s", async (name) => {
  const { port } = service.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/${encodeURIComponent(name)}`;
  const isTaken = await requestToken(url, about, { timeoutMs: 20_000 }).then(
    () => true,
    () => false,
  );
  writeFileSync(file("root.pem"), root.pem);
  writeFileSync(file("issuer.pem"), issuer.pem);
  const files = `-queryfile ${file("query")} -in ${file("reply")}`;
  const chain = `-CAfile ${file("root.pem")} -untrusted ${file("issuer.pem")}`;
  const { status } = run("openssl", `ts -verify ${files} ${chain}`.split(" "));
  expect([isTaken, status === 0]).toEqual([name === "the answer to it", openSslAccepts.includes(name)]);
});
