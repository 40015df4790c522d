import { expect, test } from "vitest";
import { verifierOf } from "@colophon/proof";
import { createEvidenceAhead, type Proof } from "./evidence-ahead.ts";

const bundle = new Uint8Array();
const trust = { log: { origin: "o", vkey: "v" }, issuer: { keys: [] }, anchors: [] };
const proof: Proof = { bundle, trust, chain: { kind: "offline" }, verify: verifierOf(bundle, { trust }) };

test("prefetched evidence is given once", async () => {
  const ahead = createEvidenceAhead();
  ahead.keep("RSF-000000001", Promise.resolve(proof));
  expect(await ahead.take("RSF-000000001")).toBe(proof);
  expect(ahead.take("RSF-000000001")).toBeUndefined();
});

test("and only for its own certificate, if that is the first one requested", () => {
  const ahead = createEvidenceAhead();
  ahead.keep("RSF-000000001", Promise.resolve(proof));
  expect(ahead.take("RSF-000000002")).toBeUndefined();
  expect(ahead.take("RSF-000000001")).toBeUndefined();
});

test("evidence that arrives after the first request isn't used for the next", () => {
  const ahead = createEvidenceAhead();
  expect(ahead.take("RSF-000000001")).toBeUndefined();
  ahead.keep("RSF-000000001", Promise.resolve(proof));
  expect(ahead.take("RSF-000000001")).toBeUndefined();
});

test("a failure to prefetch counts as nothing", async () => {
  const ahead = createEvidenceAhead();
  ahead.keep("RSF-000000001", Promise.reject(new Error("no connection")));
  expect(await ahead.take("RSF-000000001")).toBeUndefined();
});
