import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatPrefixProof, type PrefixLeaf, type PrefixProofJson } from "../src/prefix-tree/prefix-proof.ts";
import { naiveProof, naiveRoot } from "./naive-prefix-tree.ts";

/** Bytes in lower-case hex, in proofs base64url. Made by the naive tree, checked by TypeScript and Go. */
export interface PrefixVectors {
  trees: {
    what: string;
    leaves: { key: string; value: string }[];
    root: string;
    /** With a value, of presence; without, of absence. */
    proofs: { key: string; value?: string; proof: PrefixProofJson }[];
  }[];
  /** All must be refused. */
  refused: { what: string; root: string; key: string; value?: string; proof: object }[];
}

export const prefixVectorsFile = join(import.meta.dirname, "../testdata/prefix-tree/vectors.json");

export function readPrefixVectors(): PrefixVectors {
  return JSON.parse(readFileSync(prefixVectorsFile, "utf8")) as PrefixVectors;
}

export function makePrefixVectors(): PrefixVectors {
  const trees = [
    ["no leaf", []],
    ["one leaf", [leafOf("80")]],
    ["two leaves that differ in the first bit", [leafOf("00"), leafOf("80")]],
    ["two leaves that differ in the last bit", [leafOf("00"), leafOf(`${"00".repeat(31)}01`)]],
    ["two leaves that differ in the ninth bit", [leafOf("ff00"), leafOf("ff80")]],
    ["a page of sixteen leaves", Array.from({ length: 16 }, (_, i) => leafOf(`${i.toString(16)}0`))],
    ["three leaves, two of which are near", [leafOf("a000"), leafOf("a001"), leafOf("20")]],
    ["sixty leaves", Array.from({ length: 60 }, (_, i) => leafOf(hashOf(`key ${i}`)))],
  ] as const;
  const asked = ["00", "01", "80", "c0", "ff", "ff40", "a0008", "a0018", hashOf("key 7"), hashOf("key 60")];
  return {
    trees: trees.map(([what, leaves]) => ({
      what,
      leaves: leaves.map(hexOf),
      root: hex(naiveRoot(leaves)),
      proofs: [...new Set([...leaves.slice(0, 3).map(({ key }) => hex(key)), ...asked.map(padded)])].map(
        (key) => proofIn(leaves, key),
      ),
    })),
    refused: refusedProofs(trees[6][1]),
  };
}

/** Everything that is not the one form of a proof, or not of this tree. */
function refusedProofs(leaves: readonly PrefixLeaf[]): PrefixVectors["refused"] {
  const root = hex(naiveRoot(leaves));
  const present = proofIn(leaves, padded("a000"));
  const absent = proofIn(leaves, padded("a0018"));
  const empty = proofIn(leaves, padded("b0"));
  const { siblings } = present.proof;
  const zeros = Buffer.alloc(32).toString("base64url");
  const bitmapOf = ({ proof }: { proof: PrefixProofJson }) => Buffer.from(proof.bitmap, "base64url");
  const withBit = (bit: number) => {
    const bitmap = bitmapOf(present);
    bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7));
    return bitmap.toString("base64url");
  };
  const reversed = Uint8Array.from(bitmapOf(present), reversedBits);
  const cases: [string, typeof present, object][] = [
    ["another value", { ...present, value: hashOf("another") }, {}],
    ["another key", { ...present, key: padded("a002") }, {}],
    ["a depth too small", present, { depth: present.proof.depth - 1 }],
    ["a depth too large", present, { depth: present.proof.depth + 1 }],
    ["a depth below all bits", present, { depth: 257 }],
    ["no sibling", present, { siblings: [] }],
    ["a sibling too few", present, { siblings: siblings.slice(1) }],
    ["a sibling too many", present, { siblings: [...siblings, siblings[0]] }],
    ["siblings from the top down", present, { siblings: siblings.toReversed() }],
    ["a sibling of zeros", present, { siblings: [zeros, ...siblings.slice(1)] }],
    ["a sibling that is short", present, { siblings: [siblings[0]?.slice(0, 40), ...siblings.slice(1)] }],
    [
      "bits of the bitmap from the other end",
      present,
      { bitmap: Buffer.from(reversed).toString("base64url") },
    ],
    ["a bit of the bitmap", present, { bitmap: withBit(3) }],
    ["a bit of the bitmap that is not used", present, { bitmap: `${present.proof.bitmap.slice(0, -1)}B` }],
    ["a bitmap too long", present, { bitmap: `${present.proof.bitmap}AA` }],
    ["presence with another leaf", present, { other: absent.proof.other }],
    ["presence as absence", { key: present.key, proof: present.proof }, {}],
    ["absence with the key's own leaf", { ...absent, key: hexKey(absent) }, {}],
    ["absence by a leaf with another prefix", { ...absent, key: padded("20") }, {}],
    ["absence without the leaf that is there", absent, { other: undefined }],
    ["absence as presence", { ...absent, value: hashOf("another") }, { other: undefined }],
    ["an empty place as a leaf's", { ...empty, value: hashOf("another") }, {}],
    ["another member", present, { more: 1 }],
    ["a member of another kind", present, { depth: String(present.proof.depth) }],
  ];
  return cases.map(([what, { proof, ...of }, change]) => ({
    what,
    root,
    ...of,
    proof: { ...proof, ...change },
  }));
}

function proofIn(leaves: readonly PrefixLeaf[], key: string) {
  const own = leaves.find((leaf) => hex(leaf.key) === key);
  const proof = formatPrefixProof(naiveProof(leaves, Buffer.from(key, "hex")));
  return { key, ...(own && { value: hex(own.value) }), proof };
}

function hexKey({ proof }: { proof: PrefixProofJson }): string {
  return Buffer.from(proof.other?.key ?? "", "base64url").toString("hex");
}

function leafOf(digits: string): PrefixLeaf {
  const key = padded(digits);
  return { key: bytes(key), value: bytes(hashOf(`value of ${key}`)) };
}

function reversedBits(byte: number): number {
  return Number.parseInt(byte.toString(2).padStart(8, "0").split("").toReversed().join(""), 2);
}

function hexOf({ key, value }: PrefixLeaf) {
  return { key: hex(key), value: hex(value) };
}

function padded(digits: string): string {
  return digits.padEnd(64, "0");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function hex(of: Uint8Array): string {
  return Buffer.from(of).toString("hex");
}

function bytes(of: string): Uint8Array {
  return new Uint8Array(Buffer.from(of, "hex"));
}
