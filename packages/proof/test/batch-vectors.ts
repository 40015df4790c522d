import { readFileSync } from "node:fs";
import { join } from "node:path";
import { batchAccount, type BatchSigner, foreignAccount, signBatch } from "@colophon/testing/sign-batch";
import type { WalletBatchSignature } from "../src/wallet/batch-signature.ts";

/** A record's claims, and what a verifier says of the wallet's signature among them. Made by viem and the naive tree. */
export interface BatchVectors {
  signed: { address: string; hash: string; root: string; contentHashes: string[] };
  cases: { what: string; state: string; claims: Record<string, unknown> }[];
}

export const batchVectorsFile = join(import.meta.dirname, "../testdata/wallet-batch/vectors.json");

export function readBatchVectors(): BatchVectors {
  return JSON.parse(readFileSync(batchVectorsFile, "utf8")) as BatchVectors;
}

const creatorName = "Aïcha Tremblay";
const works = ["L’Été à Montréal — 夏", "Wharf, twice", "Wharf, twice", "A door", "Night"].map(
  (title, i) => ({
    title,
    creatorName,
    creatorEmail: "aicha@example.com",
    "file.1": {
      sha256: `${i}f`.repeat(32),
      name: `IMG_${i}.jpg`,
      size: 1000 + i,
      mediaType: "image/jpeg",
    },
  }),
);

type Work = (typeof works)[number];
type Batch = Awaited<ReturnType<typeof signBatch<Work>>>;

export async function makeBatchVectors(): Promise<BatchVectors> {
  const batch = await signBatch(works);
  const { hash, root, contentHashes } = batch;
  // The second and the third are of the same title, but not of the same file.
  const second = recordOf(batch, 1);
  const last = recordOf(batch, 4);
  const other = recordOf(batch, 3).walletBatchSignature;
  const changed = (change: Partial<WalletBatchSignature>) => ({
    ...second,
    walletBatchSignature: { ...second.walletBatchSignature, ...change },
  });
  const by = async (signer: BatchSigner, records = works) => recordOf(await signBatch(records, signer), 1);
  const { path, salt, claims, signature } = second.walletBatchSignature;
  const [first = "", ...rest] = path;
  const { title: _, ...untitled } = second;
  const { walletAddress: _address, ...unnamed } = second;
  const { creatorEmail: _email, ...withoutEmail } = second;
  const alone = recordOf(await signBatch(works.slice(0, 1)), 0);
  const doubles = await signBatch(Array.from({ length: 3 }, () => works.slice(0, 1)).flat());
  const cases: [string, string, object][] = [
    ...batch.signed.map((record, i): [string, string, object] => [`work ${i} of five`, "valid", record]),
    ["without what isn't signed", "valid", withoutEmail],
    ["the only work", "valid", alone],
    ["the same work three times, the last", "valid", recordOf(doubles, 2)],
    ["the title withheld", "incomplete", untitled],
    ["the address withheld", "incomplete", unnamed],
    ["another title", "invalid", { ...second, title: "Another" }],
    ["another name than the wallet showed", "invalid", await by({ creatorName: "Noor Haddad" })],
    [
      "another name in the record alone",
      "invalid",
      recordOf(
        await signBatch(works.map((work, i) => (i === 1 ? { ...work, creatorName: "Noor" } : work))),
        1,
      ),
    ],
    ["a shown claim that isn't covered", "invalid", { ...second, description: "Added later" }],
    ["nothing covered", "invalid", changed({ claims: [] })],
    [
      "a stranger's signature",
      "invalid",
      { ...(await by({ account: foreignAccount })), walletAddress: batchAccount.address.toLowerCase() },
    ],
    ["a stranger's address", "invalid", { ...second, walletAddress: foreignAccount.address.toLowerCase() }],
    ["another position", "invalid", changed({ position: 0 })],
    ["the path of another position", "invalid", changed({ path: other.path })],
    ["position and path of another", "invalid", changed({ position: 3, path: other.path, salt: other.salt })],
    ["a position outside the batch", "invalid", changed({ position: 5 })],
    ["a position below zero", "invalid", changed({ position: -1 })],
    ["a position between two", "invalid", changed({ position: 0.5 })],
    ["a work too few", "invalid", changed({ works: 4 })],
    ["a work too many", "invalid", changed({ works: 6 })],
    ["no work", "invalid", changed({ works: 0 })],
    ["a number that the wallet didn't show", "invalid", numbered(await by({ works: 6 }), 5)],
    [
      "a chain in the domain",
      "invalid",
      await by({ domain: { name: "Colophon", version: "1", chainId: 1 } }),
    ],
    ["another domain", "invalid", await by({ domain: { name: "Colophon", version: "2" } })],
    [
      "a batch in another order",
      "invalid",
      { ...second, ...proofOf(await signBatch(works.toReversed()), 1) },
    ],
    [
      "a batch without its last work",
      "invalid",
      numbered(recordOf(await signBatch(works.slice(0, 4)), 1), 5),
    ],
    [
      "a changed hash in the path",
      "invalid",
      changed({ path: [`${first.startsWith("A") ? "B" : "A"}${first.slice(1)}`, ...rest] }),
    ],
    ["a hash too few", "invalid", changed({ path: rest })],
    ["a hash too many", "invalid", changed({ path: [...path, first] })],
    ["a path from the top down", "invalid", changed({ path: path.toReversed() })],
    ["a short hash in the path", "invalid", changed({ path: [first.slice(0, 40), ...rest] })],
    ["a hash in another spelling", "invalid", changed({ path: [`${first}=`, ...rest] })],
    // The last of five has no neighbour: its path is one hash, which must not count as a leaf's.
    [
      "a node as a leaf",
      "invalid",
      { ...last, walletBatchSignature: { ...last.walletBatchSignature, position: 3 } },
    ],
    ["another salt", "invalid", changed({ salt: other.salt })],
    ["a short salt", "invalid", changed({ salt: salt.slice(0, 22) })],
    ["no salt", "invalid", changed({ salt: "" })],
    ["its signature as one of this record alone", "invalid", singly(second, { signature, claims })],
    ["a wrong one beside a right one", "invalid", { ...second, walletSignature: { signature, claims } }],
    ["no signature", "absent", works[1] ?? {}],
    ["a form of a later time", "absent", { ...second, walletBatchSignature: { signature, tree: "another" } }],
  ];
  const address = batchAccount.address.toLowerCase();
  return {
    signed: { address, hash, root, contentHashes },
    cases: cases.map(([what, state, shown]) => ({ what, state, claims: { ...shown } })),
  };
}

type Signed = Batch["signed"][number];

const numbered = (record: Signed, number: number): Signed => ({
  ...record,
  walletBatchSignature: { ...record.walletBatchSignature, works: number },
});

function recordOf({ signed }: Batch, position: number) {
  const record = signed[position];
  if (record === undefined) throw new Error("no such work");
  return record;
}

const proofOf = (batch: Batch, position: number) => ({
  walletBatchSignature: recordOf(batch, position).walletBatchSignature,
});

function singly<T extends object>(record: T & { walletBatchSignature: object }, walletSignature: object) {
  const { walletBatchSignature: _, ...rest } = record;
  return { ...rest, walletSignature };
}
