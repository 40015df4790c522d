import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { createNodePrimitives } from "@colophon/node-primitives";
import {
  formatPrefixProof,
  formatStatus,
  insertPrefixLeaves,
  prefixPagesOf,
  type PrefixLeaf,
  provePrefix,
  verifyStatus,
} from "@colophon/proof/statements";
import { makeSaid, type Saying, HEAD_TIME } from "@colophon/testing/make-status";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";

/**
 * `npm run bench -- statements --keys 10000,100000,1000000`: the cost of checking a status, and of building the prefix tree, adding
 * to it and proving from it, with its pages in memory.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    keys: { type: "string", default: "10000,100000,1000000" },
    rounds: { type: "string", default: "300" },
  },
});
const primitives = createNodePrimitives();
const { sha256 } = primitives;

printTable([0, 1, 10].map((count) => measureStatus(count, Number(values.rounds))));
printTable(values.keys.split(",").map((count) => measureTree(Number(count))));

function measureStatus(count: number, rounds: number) {
  const saying: Saying = { kind: "noted", by: "registry", claims: { text: "A note of a line or so." } };
  const { status, facts, registry } = makeSaid(Array.from({ length: count }, () => saying));
  const text = formatStatus(status);
  const options = { trust: registry.trust, now: HEAD_TIME };
  const time = (check: () => { state: string }) => {
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now();
      if (check().state !== "current") throw new Error("the sample is refused");
      return performance.now() - start;
    });
    return quantile(sorted(times.slice(rounds / 10)), 0.5).toFixed(2);
  };
  return {
    statements: count,
    bytes: text.length,
    "ms, OpenSSL": time(() => verifyStatus(text, facts, { ...options, primitives })),
    "ms, JavaScript": time(() => verifyStatus(text, facts, options)),
  };
}

function measureTree(count: number) {
  const before = memory();
  const pages = new Map<string, Uint8Array>();
  const read = (name: string) => pages.get(name);
  const leaves = Array.from({ length: count }, leaf);
  const withLeaves = memory();
  const build = seconds(() => grow(leaves));
  const after = memory();
  const single = Array.from({ length: 200 }, () => {
    const one = leaf();
    const places = prefixPagesOf(one.key).filter((name) => pages.has(name));
    const start = performance.now();
    const { changed } = insertPrefixLeaves([one], read, sha256);
    const ms = performance.now() - start;
    for (const [name, page] of changed) pages.set(name, page);
    return {
      ms,
      read: places.length,
      bytes: [...changed.values()].reduce((sum, page) => sum + page.length, 0),
    };
  });
  const proofs = leaves.slice(0, 200).map(({ key }) => {
    const start = performance.now();
    const { proof } = provePrefix(key, read, sha256);
    const ms = performance.now() - start;
    return {
      ms,
      raw: 32 * proof.siblings.length + proof.bitmap.length + 1,
      json: JSON.stringify(formatPrefixProof(proof)).length,
    };
  });
  return {
    keys: count,
    "build s": build.toFixed(1),
    "MB of keys": mega(withLeaves - before),
    "MB of pages": mega(after - withLeaves),
    pages: pages.size,
    "add one ms": mean(single.map(({ ms }) => ms)).toFixed(2),
    "pages read": mean(single.map(({ read: some }) => some)).toFixed(1),
    "bytes written": Math.round(mean(single.map(({ bytes }) => bytes))),
    "prove ms": mean(proofs.map(({ ms }) => ms)).toFixed(2),
    "proof bytes": Math.round(mean(proofs.map(({ raw }) => raw))),
    "as JSON": Math.round(mean(proofs.map(({ json }) => json))),
  };

  function grow(added: PrefixLeaf[]): void {
    for (const [name, page] of insertPrefixLeaves(added, read, sha256).changed) pages.set(name, page);
  }
}

function leaf(): PrefixLeaf {
  return { key: new Uint8Array(randomBytes(32)), value: new Uint8Array(randomBytes(32)) };
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Bytes in use, after a garbage collection if one can be requested (`--expose-gc`). */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function mega(bytes: number): number {
  return Math.round(bytes / 1e6);
}

function mean(of: number[]): number {
  return of.reduce((sum, value) => sum + value, 0) / of.length;
}
