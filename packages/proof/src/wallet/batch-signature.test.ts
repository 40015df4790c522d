import { writeFileSync } from "node:fs";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { signBatch } from "@colophon/testing/sign-batch";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batchVectorsFile, makeBatchVectors, readBatchVectors } from "../../test/batch-vectors.ts";
import { fromHex, toHex } from "../encoding/bytes.ts";
import { readClaims } from "../record/read-claims.ts";
import { batchToSign, signedContentHash } from "./batch-to-sign.ts";
import { hashBatch } from "./hash-batch.ts";
import { recoverAddress } from "./recover-address.ts";
import { claimsToSign } from "./signed-claims.ts";
import { verifyWalletSignature } from "./wallet-signature.ts";

describe("the vectors", () => {
  test.runIf(process.env["WRITE_VECTORS"] === "1")("are written", async () => {
    const vectors = await makeBatchVectors();
    writeFileSync(batchVectorsFile, `${JSON.stringify(vectors, null, 2)}\n`);
    expect(readBatchVectors()).toEqual(vectors);
  });

  const { signed, cases } = readBatchVectors();

  test("are those of today", async () => {
    expect(JSON.parse(JSON.stringify(await makeBatchVectors()))).toEqual({ signed, cases });
  });

  test.each(cases.map(({ what, ...one }) => [what, one] as const))("%s", (_what, { claims, state }) => {
    expect(verifyWalletSignature(claims)).toBe(state);
  });

  test("have the hashes of other implementations", () => {
    const works = cases.slice(0, 5).map(({ claims }) => claims);
    expect(works.map((claims) => toHex(signedContentHash(claims)))).toEqual(signed.contentHashes);
    const { walletBatchSignature } = readClaims(works[2] ?? {});
    expect(walletBatchSignature?.path).toHaveLength(3);
    const hash = hashBatch("Aïcha Tremblay", 5, fromHex(signed.root.slice(2)));
    expect(`0x${toHex(hash)}`).toBe(signed.hash);
  });
});

const creatorName = "Ada Lovelace";
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
/** Titles of a batch, some of them the same. */
const titles = fc.array(fc.constantFrom("A", "B", "C"), { minLength: 1, maxLength: 20 });

const key = new Uint8Array(32).fill(0x42);

/** As a registry makes the claims of works. */
function makeRecords(of: readonly string[], from: Uint8Array) {
  const contents = of.map((title) => ({ title, creatorName }));
  const batch = batchToSign({ creatorName, contents: contents.map(signedContentHash), seed: from });
  const options = { prehash: false, format: "recovered" } as const;
  const [v = 0, ...rs] = secp256k1.sign(batch.hash, key, options);
  const signature = `0x${toHex(Uint8Array.from([...rs, 27 + v]))}`;
  const walletAddress = recoverAddress(batch.hash, signature);
  return contents.map((claims, i) => ({
    ...claims,
    walletAddress,
    walletBatchSignature: batch.claimOf(i, claimsToSign(claims), signature),
  }));
}

describe("of batches of any size", () => {
  test("each work is proven at its position, and only there", () => {
    fc.assert(
      fc.property(titles, seed, fc.nat(), fc.nat(80), (of, from, which, position) => {
        const records = makeRecords(of, from);
        for (const record of records) expect(verifyWalletSignature(record)).toBe("valid");
        const record = records[which % records.length];
        if (record === undefined) return;
        const moved = { ...record.walletBatchSignature, position };
        const isThere = position === record.walletBatchSignature.position;
        expect(verifyWalletSignature({ ...record, walletBatchSignature: moved })).toBe(
          isThere ? "valid" : "invalid",
        );
        const grown = { ...record.walletBatchSignature, works: records.length + 1 };
        expect(verifyWalletSignature({ ...record, walletBatchSignature: grown })).toBe("invalid");
      }),
      { numRuns: 10 },
    );
  });

  test("one changed bit of path or salt is refused", () => {
    fc.assert(
      fc.property(titles, seed, fc.nat(), fc.nat(), fc.nat(255), (of, from, which, hash, bit) => {
        const records = makeRecords(of, from);
        const record = records[which % records.length];
        if (record === undefined) return;
        const { path, salt, ...rest } = record.walletBatchSignature;
        const all = [salt, ...path];
        const at = hash % all.length;
        const bytes = Buffer.from(all[at] ?? "", "base64url");
        bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        all[at] = bytes.toString("base64url");
        const [changed = "", ...others] = all;
        const walletBatchSignature = { ...rest, salt: changed, path: others };
        expect(verifyWalletSignature({ ...record, walletBatchSignature })).toBe("invalid");
      }),
      { numRuns: 10 },
    );
  });

  test("the root is that of the naive tree, whatever the order of odd levels", async () => {
    for (const size of [1, 2, 3, 5, 6, 7, 13]) {
      const works = Array.from({ length: size }, (_, i) => ({ title: `Work ${i}`, creatorName }));
      const { signed } = await signBatch(works);
      expect(signed.map(verifyWalletSignature)).toEqual(works.map(() => "valid"));
    }
  });

  test("other orders, other numbers and other seeds have other roots", () => {
    const contents = ["A", "B", "C"].map((title) => signedContentHash({ title, creatorName }));
    const rootOf = (of: Uint8Array[], from = new Uint8Array(32)) =>
      batchToSign({ creatorName, contents: of, seed: from }).typedData.message.root;
    const [a, b, c] = contents as [Uint8Array, Uint8Array, Uint8Array];
    // The last two trees are the same to an implementation that repeats the last leaf of an odd level.
    const roots = [[a, b, c], [b, a, c], [a, b], [a], [a, a], [a, b, c, c]].map((of) => rootOf(of));
    expect(new Set([...roots, rootOf(contents, new Uint8Array(32).fill(1))]).size).toBe(7);
  });

  test("what is shown of one work says nothing about another, not even to someone who guesses it", () => {
    const [first] = makeRecords(["A", "B"], new Uint8Array(32).fill(7));
    const again = makeRecords(["A", "B"], new Uint8Array(32).fill(8))[0];
    // The neighbour is the same, and its hash in the path is not.
    expect(first?.walletBatchSignature.path).toHaveLength(1);
    expect(first?.walletBatchSignature.path).not.toEqual(again?.walletBatchSignature.path);
  });

  test("a seed of another length, no work, or a place outside is the caller's mistake", () => {
    const contents = [signedContentHash({ creatorName })];
    const batchOf = (length: number, of = contents) =>
      batchToSign({ creatorName, contents: of, seed: new Uint8Array(length) });
    expect(() => batchOf(31)).toThrow(RangeError);
    expect(() => batchOf(32, [])).toThrow(RangeError);
    expect(() => batchOf(32).claimOf(1, [], "0x")).toThrow(RangeError);
  });
});

describe("in a certificate", async () => {
  const registry = makeRegistry();
  const { signed } = await signBatch([
    { title: "One", creatorName },
    { title: "Two", creatorName },
    { title: "Three", creatorName },
  ]);
  const disclosures = (claims: Record<string, unknown>, show?: string[]) => {
    const bundle = registry.bundle(registry.issue(claims), show ? { show } : {});
    const { verdict, checks } = verifyBundle(bundle, { trust: registry.trust });
    return { verdict, ...checks.find(({ id }) => id === "disclosures") };
  };

  test("a right one is evidence, with the number of works", () => {
    expect(disclosures({ ...signed[1] })).toMatchObject({
      verdict: "valid",
      evidence: { walletSignature: "valid", worksSigned: "3" },
    });
  });

  test("a wrong one makes it not valid", () => {
    expect(disclosures({ ...signed[1], title: "Another" })).toMatchObject({
      verdict: "not_valid",
      state: "failed",
      code: "bad_wallet_signature",
    });
  });

  test("one that can't be checked on the fields shown speaks neither for nor against it, and names no number", () => {
    const { verdict, evidence } = disclosures({ ...signed[1] }, ["creatorName", "walletBatchSignature"]);
    expect(verdict).toBe("valid");
    expect(evidence).toEqual({ shown: "2", withheld: "2", walletSignature: "incomplete" });
  });
});
