import { expect, test } from "vitest";
import { createEvidenceAhead, type Proof } from "./evidence-ahead.ts";

const proof: Proof = {
  bundle: new Uint8Array(),
  trust: { log: { origin: "o", vkey: "v" }, issuer: { keys: [] }, anchors: [] },
  chain: { kind: "offline" },
};

test("what was gathered ahead is given once", async () => {
  const ahead = createEvidenceAhead();
  ahead.keep("RSF-000000001", Promise.resolve(proof));
  expect(await ahead.take("RSF-000000001")).toBe(proof);
  expect(ahead.take("RSF-000000001")).toBeUndefined();
});

test("and for the certificate alone that it was gathered for, which is the first to be asked for", () => {
  const ahead = createEvidenceAhead();
  ahead.keep("RSF-000000001", Promise.resolve(proof));
  expect(ahead.take("RSF-000000002")).toBeUndefined();
  expect(ahead.take("RSF-000000001")).toBeUndefined();
});

test("what comes after the first question is not the answer to the next", () => {
  const ahead = createEvidenceAhead();
  expect(ahead.take("RSF-000000001")).toBeUndefined();
  ahead.keep("RSF-000000001", Promise.resolve(proof));
  expect(ahead.take("RSF-000000001")).toBeUndefined();
});

test("what could not be gathered is nothing", async () => {
  const ahead = createEvidenceAhead();
  ahead.keep("RSF-000000001", Promise.reject(new Error("no connection")));
  expect(await ahead.take("RSF-000000001")).toBeUndefined();
});
