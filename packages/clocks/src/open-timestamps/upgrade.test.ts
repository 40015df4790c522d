import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { concat, sha256, toHex } from "@colophon/proof";
import { isMissing } from "@colophon/testing/run-tool";
import { describe, expect, test } from "vitest";
import {
  attestationsOf,
  formatDetachedProof,
  parseDetachedProof,
  promiseOf,
  upgradeProof,
  withoutPromises,
} from "../index.ts";
import type { DetachedProof, Timestamp } from "./proof.ts";

const digest = new Uint8Array(32).fill(1);
const pending = (uri: string): Timestamp => ({ attestations: [{ kind: "pending", uri }], steps: [] });
const append = (byte: number, next: Timestamp): Timestamp => ({
  attestations: [],
  steps: [{ operation: { tag: 0xf0, argument: Uint8Array.of(byte) }, next }],
});
const hash = (next: Timestamp): Timestamp => ({
  attestations: [],
  steps: [{ operation: { tag: 0x08 }, next }],
});
const block = (height: number): Timestamp => ({ attestations: [{ kind: "bitcoin", height }], steps: [] });

/** Two calendars have promised something, each for its own message. */
const promised: DetachedProof = {
  digest,
  timestamp: {
    attestations: [],
    steps: [
      ...append(1, hash(pending("https://one.example"))).steps,
      ...append(2, pending("https://two.example")).steps,
    ],
  },
};
const first = sha256(concat(digest, Uint8Array.of(1)));
const second = concat(digest, Uint8Array.of(2));
const kindsOf = (proof: DetachedProof) =>
  attestationsOf(proof).map(({ attestation }) =>
    attestation.kind === "bitcoin" ? attestation.height : attestation.kind,
  );

test("what a calendar says later comes behind its own promise, once", () => {
  const later = append(7, block(900_000));
  const upgraded = upgradeProof(promised, first, later);
  expect(kindsOf(upgraded)).toEqual(["pending", 900_000, "pending"]);
  const [, found] = attestationsOf(upgraded);
  expect(toHex(found?.message ?? digest)).toBe(toHex(concat(first, Uint8Array.of(7))));
  expect(upgradeProof(upgraded, first, later)).toEqual(upgraded);
  expect(kindsOf(upgradeProof(upgraded, second, block(5)))).toEqual(["pending", 900_000, "pending", 5]);
  // About another message: nobody has promised it.
  expect(upgradeProof(promised, digest, later)).toEqual(promised);
});

test("a promise is what it was before", () => {
  expect(promiseOf(upgradeProof(promised, first, append(7, block(900_000))))).toEqual(promised);
  expect(promiseOf(promised)).toEqual(promised);
});

test("without promises a proof leads to blocks alone", () => {
  const proof = withoutPromises(upgradeProof(promised, first, append(7, block(900_000))));
  expect(kindsOf(proof)).toEqual([900_000]);
  expect(parseDetachedProof(formatDetachedProof(proof))).toEqual(proof);
  expect(proof.timestamp.steps).toHaveLength(1);
});

describe.skipIf(isMissing("/usr/lib/python3/dist-packages/opentimestamps"))("python-opentimestamps", () => {
  const read = (proof: DetachedProof) => {
    const { stdout } = spawnSync("/usr/bin/python3", [join(import.meta.dirname, "../../test/read-ots.py")], {
      input: formatDetachedProof(proof),
      encoding: "utf8",
    });
    return JSON.parse(stdout) as { found: [string, string][]; same: boolean };
  };

  test("reads each of them as we do", () => {
    const upgraded = upgradeProof(promised, first, append(7, block(900_000)));
    const at = toHex(concat(first, Uint8Array.of(7)));
    expect(read(withoutPromises(upgraded))).toMatchObject({ found: [["bitcoin 900000", at]], same: true });
    const { found, same } = read(upgraded);
    expect(same).toBe(true);
    expect(found.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ["bitcoin 900000", at],
      ["pending https://one.example", toHex(first)],
      ["pending https://two.example", toHex(second)],
    ]);
  });
});
