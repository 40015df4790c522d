import { fromHex, sha256, toHex, utf8 } from "@colophon/proof";
import { isMissing } from "@colophon/testing/run-tool";
import { startClocks, type TestClocks } from "@colophon/testing/start-clocks";
import { beforeAll, describe, expect, test } from "vitest";
import { readHeaders } from "../src/bitcoin/header.ts";
import {
  askExplorer,
  attestationsOf,
  judgeToken,
  parseTimestamp,
  parseToken,
  timeStampRequest,
  tokenOfResponse,
} from "../src/index.ts";

// The services that other tests ask answer as real ones do: what they say is judged by the verifier itself.

let clocks: TestClocks;
beforeAll(async () => {
  clocks = await startClocks();
  return () => clocks.close();
});

const fetchText = async (url: string) => (await fetch(url)).text();
const post = async (url: string, body: Uint8Array) =>
  new Uint8Array(await (await fetch(url, { method: "POST", body: new Uint8Array(body) })).arrayBuffer());
const message = utf8("registry.example/log\n12\nroot\n");

describe.skipIf(isMissing("openssl"))("the authorities", () => {
  test.each([0, 1] as const)("stamp: %i", async (i) => {
    const authority = clocks.authorities[i];
    const token = tokenOfResponse(await post(authority.url, timeStampRequest(sha256(message), 7n)));
    expect(parseToken(token).nonce).toBe(7n);
    const now = Math.floor(Date.now() / 1000);
    const ocsp = [await post(`${authority.url}/ocsp`, new Uint8Array())];
    const { authorities } = clocks.rules;
    const judged = await judgeToken(token, message, { authorities, now: now + 60, ocsp });
    expect(judged.operator).toBe(`Test ${i + 1}`);
  });
});

test("calendars promise, and lead to a block that both explorers show", async () => {
  const [calendar, other] = clocks.calendars;
  const digests = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));
  const promised = await Promise.all(
    digests.map(async (digest) => {
      const timestamp = parseTimestamp(await post(`${calendar.url}/digest`, digest), digest);
      const [found] = attestationsOf({ digest, timestamp });
      expect(found?.attestation).toEqual({ kind: "pending", uri: calendar.url });
      return found?.message ?? digest;
    }),
  );
  const [first = digests[0]] = promised;
  expect((await fetch(`${calendar.url}/timestamp/${toHex(first ?? message)}`)).status).toBe(404);
  const height = calendar.confirm();
  expect(other.confirm()).toBe(height + 7);
  const answers = await Promise.all(
    clocks.rules.explorers.map((explorer) => askExplorer(explorer, height, fetchText)),
  );
  for (const promise of promised) {
    const reply = await fetch(`${calendar.url}/timestamp/${toHex(promise)}`);
    const timestamp = parseTimestamp(new Uint8Array(await reply.arrayBuffer()), promise);
    const [found] = attestationsOf({ digest: promise, timestamp });
    expect(found?.attestation).toEqual({ kind: "bitcoin", height });
    for (const answer of answers) {
      if ("failed" in answer) throw new Error(answer.failed);
      expect(answer.tip).toBe(height + 13);
      expect(toHex(found?.message ?? message)).toBe(toHex(answer.header.subarray(36, 68)));
    }
  }
  const headers = [0, 1, 2, 3, 4, 5, 6].map((i) => toHex(clocks.bitcoin.header(height + i) ?? message));
  expect(readHeaders(fromHex(headers.join("")), clocks.rules.floors)).toHaveLength(7);
});
