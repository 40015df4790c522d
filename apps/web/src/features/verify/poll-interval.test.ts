import type { Certificate } from "@colophon/api";
import { type ChainEvidence, type ClockPiece, type Trust, verifierOf } from "@colophon/proof";
import { expect, test } from "vitest";
import { pollInterval } from "./poll-interval.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const final: ChainEvidence = { kind: "answers", answers: [{ state: "final", blockTime: 0 }] };
const unreachable: ChainEvidence = { kind: "answers", answers: [{ state: "unreachable", reason: "" }] };

function evidence(state: string, chain: ChainEvidence, nextAnchorAt: string | null = null) {
  const stated = { anchor: { state, nextAnchorAt } } as Certificate;
  const [bundle, trust] = [new Uint8Array(), {} as Trust];
  return { stated, proof: { bundle, trust, chain, verify: verifierOf(bundle, { trust }) } };
}

test("waits for the next anchor while one is due, within bounds", () => {
  const pending = (at: string | null) => pollInterval(evidence("pending", { kind: "offline" }, at), now);
  expect(pending("2026-11-20T12:00:12Z")).toBe(12_000);
  expect(pending("2026-11-20T12:09:00Z")).toBe(30_000);
  expect(pending("2026-11-20T11:59:00Z")).toBe(2_000);
  expect(pending(null)).toBe(2_000);
});

test("ends when the final anchor has been read, or if no chain can be asked", () => {
  expect(pollInterval(evidence("final", final), now)).toBe(false);
  expect(pollInterval(evidence("final", { kind: "offline" }), now)).toBe(false);
  expect(pollInterval(undefined, now)).toBe(false);
});

test("polls slowly if something was unreachable", () => {
  expect(pollInterval(evidence("final", unreachable), now)).toBe(30_000);
  expect(pollInterval({ stated: evidence("final", final).stated }, now)).toBe(30_000);
});

test("polls slowly while another clock may still say when, and the more slowly the longer it takes", () => {
  const [onTestChain, onPublicChain] = [31_337, 137].map((chainId) => {
    const { stated, proof } = evidence("final", final);
    const anchor = { ...stated.anchor, chainId };
    return { stated: { ...stated, anchor, registrationDate: "2026-11-20T11:59:00Z" }, proof };
  });
  expect(pollInterval(onTestChain, now)).toBe(30_000);
  expect(pollInterval(onTestChain, now + 3600_000)).toBe(183_000);
  expect(pollInterval(onTestChain, now + 23 * 3600_000)).toBe(30 * 60_000);
  expect(pollInterval(onTestChain, now + 24 * 3600_000)).toBe(false);
  expect(pollInterval(onPublicChain, now)).toBe(false);

  const withPiece = (piece: ClockPiece) => {
    const { stated, proof } = evidence("final", final);
    const clocks = { root: new Uint8Array(), pieces: [piece], weigh: () => ({ pieces: [piece] }) };
    const registrationDate = "2026-11-20T11:59:00Z";
    return pollInterval({ stated: { ...stated, registrationDate }, proof: { ...proof, clocks } }, now);
  };
  expect(withPiece({ clock: "bitcoin", state: "waiting", reason: "pending" })).toBe(30_000);
  expect(withPiece({ clock: "bitcoin", state: "waiting", reason: "not_looked_up", height: 1 })).toBe(false);
});
