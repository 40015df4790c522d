import { expect, test } from "vitest";
import { keepAhead, type Proof, takeAhead } from "./evidence-ahead.ts";

const proof: Proof = {
  bundle: new Uint8Array(),
  trust: { log: { origin: "o", vkey: "v" }, issuer: { keys: [] }, anchors: [] },
  chain: { kind: "offline" },
};

test("what was gathered ahead is given once, for the certificate it was gathered for", async () => {
  keepAhead("RSF-000000001", Promise.resolve(proof));
  expect(takeAhead("RSF-000000002")).toBeUndefined();
  expect(await takeAhead("RSF-000000001")).toBe(proof);
  expect(takeAhead("RSF-000000001")).toBeUndefined();
});

test("what could not be gathered is nothing", async () => {
  keepAhead("RSF-000000001", Promise.reject(new Error("no connection")));
  expect(await takeAhead("RSF-000000001")).toBeUndefined();
});
