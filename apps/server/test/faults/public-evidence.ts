import { ApiError, type Registered } from "@colophon/api";
import { createNodePrimitives } from "@colophon/node-primitives";
import {
  type Checkpoint,
  appendLeaves,
  consistencyProofFromTiles,
  decodeEntryBundle,
  emptyEdge,
  entriesPath,
  leafHash,
  parseEntry,
  parseTrust,
  TILE_WIDTH,
  tilePath,
  tilesForConsistency,
  toHex,
  type Trust,
  verifyCertificate,
  verifyCheckpoint,
  verifyConsistency,
} from "@colophon/proof";
import { certificateFacts, createReplay, type StatusJson, verifyStatus } from "@colophon/proof/statements";
import { expect } from "vitest";

/** The command line's fast primitives: a test needs hundreds of verdicts. */
const primitives = createNodePrimitives();

// What anyone can see of a registry and use as evidence against it.

export async function readTrust(url: string): Promise<Trust> {
  return parseTrust(await readText(`${url}/.well-known/colophon-trust.json`));
}

export function readCheckpointNote(url: string): Promise<string> {
  return readText(`${url}/log/checkpoint`);
}

/** All these notes are heads of one append-only log: each is consistent with the last. Returns them in that order. */
export async function expectOneHistory(
  url: string,
  { log }: Trust,
  notes: Iterable<string>,
): Promise<Checkpoint[]> {
  const heads = [...notes].map((note) => verifyCheckpoint(note, log)).toSorted((a, b) => a.size - b.size);
  const last = heads.at(-1);
  const tiles = new Map<string, Uint8Array>();
  for (const head of heads) {
    if (last === undefined) break;
    if (head.size === last.size) expect(head.root).toEqual(last.root);
    else await expectGrown(url, head, last, tiles);
  }
  return heads;
}

/** Reads and replays the whole log as a monitor does. Returns the places of its certificates and its statements. */
export async function expectReplay(
  url: string,
  { log }: Trust,
): Promise<{ certificates: number[]; statements: number[] }> {
  const { size, root } = verifyCheckpoint(await readCheckpointNote(url), log);
  const bundles = Array.from({ length: Math.ceil(size / TILE_WIDTH) }, (_, index) =>
    entriesPath(index, Math.min(TILE_WIDTH, size - index * TILE_WIDTH)),
  );
  const entries: Uint8Array[] = [];
  for (const bundle of bundles) entries.push(...decodeEntryBundle(await readBytes(`${url}/log/${bundle}`)));
  const leaves = entries.map((entry) => leafHash(entry, primitives.sha256));
  expect(toHex(appendLeaves(emptyEdge, leaves, primitives.sha256).root)).toBe(toHex(root));
  const replay = createReplay(undefined, primitives.sha256);
  for (const entry of entries) replay.add(entry);
  const placesOf = (kind: string) =>
    entries.flatMap((entry, index) => (parseEntry(entry).kind === kind ? [index] : []));
  return { certificates: placesOf("certificate"), statements: placesOf("statement") };
}

/** RFC 9162, section 2.1.4, with a proof built from the public tiles; `tiles` caches those already read. */
async function expectGrown(
  url: string,
  before: Checkpoint,
  after: Checkpoint,
  tiles: Map<string, Uint8Array>,
): Promise<void> {
  for (const { level, index, width } of tilesForConsistency(before.size, after.size)) {
    const name = `${level}/${index}`;
    if (!tiles.has(name)) tiles.set(name, await readBytes(`${url}/log/${tilePath(level, index, width)}`));
  }
  const proof = consistencyProofFromTiles(
    before.size,
    after.size,
    (level, index) => tiles.get(`${level}/${index}`) ?? new Uint8Array(),
  );
  const [size1, root1, size2, root2] = [before.size, before.root, after.size, after.root];
  expect(() => verifyConsistency({ size1, root1, size2, root2, proof })).not.toThrow();
}

/** An acknowledged certificate still exists, at its index, and its bundle is valid for a verifier that trusts this registry. */
export async function expectCertificate(
  url: string,
  trust: Trust,
  { certificateId, index }: Pick<Registered, "certificateId" | "index">,
): Promise<void> {
  const bundle = await readBytes(`${url}/api/certificates/${certificateId}/bundle`);
  const { verdict, ...verified } = verifyCertificate(bundle, { trust, primitives });
  expect(verdict).toMatch(/^valid/);
  expect(verified).toMatchObject({ certificateId, index });
}

/** The certificate's status, for anyone with its bundle, is complete and includes the statement at this place in the log. */
export async function expectSaid(
  url: string,
  trust: Trust,
  { certificateId, index }: { certificateId: string; index: number },
): Promise<void> {
  const address = `${url}/api/certificates/${certificateId}`;
  const bundle = await readBytes(`${address}/bundle`);
  const facts = certificateFacts(bundle, verifyCertificate(bundle, { trust, primitives }));
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const status = await readBytes(`${address}/status?from=${facts.checkpoint.size}`);
  const now = Math.floor(Date.now() / 1000);
  expect(verifyStatus(status, facts, { trust, now, primitives })).toMatchObject({ state: "current" });
  const { statements } = JSON.parse(Buffer.from(status).toString()) as StatusJson;
  expect(statements.map((each) => each.index)).toContain(index);
}

async function readText(url: string): Promise<string> {
  return Buffer.from(await readBytes(url)).toString();
}

/** Throws an ApiError, also if the answer breaks off. */
async function readBytes(url: string): Promise<Uint8Array> {
  const failed = (status: number, why: string) =>
    new ApiError(status, { code: "network", error: `${url} ${why}` });
  const response = await fetch(url).catch(() => Promise.reject(failed(0, "did not answer")));
  if (!response.ok) throw failed(response.status, `answered ${response.status}`);
  return response.bytes().catch(() => Promise.reject(failed(0, "broke off")));
}
