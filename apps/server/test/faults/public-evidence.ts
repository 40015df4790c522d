import type { Registered } from "@colophon/api";
import { createNodePrimitives } from "@colophon/node-primitives";
import {
  type Checkpoint,
  consistencyProofFromTiles,
  parseTrust,
  tilePath,
  tilesForConsistency,
  type Trust,
  verifyCertificate,
  verifyCheckpoint,
  verifyConsistency,
} from "@colophon/proof";
import { expect } from "vitest";

// What anyone can see of a registry, and hold against it.

/** As the command line checks: a test asks for hundreds of verdicts. */
const primitives = createNodePrimitives();

export async function readTrust(url: string): Promise<Trust> {
  return parseTrust(await readText(`${url}/.well-known/colophon-trust.json`));
}

export function readCheckpointNote(url: string): Promise<string> {
  return readText(`${url}/log/checkpoint`);
}

/** All these notes are heads of one log that only ever grew. Answers them in that order. */
export async function expectOneHistory(
  url: string,
  { log }: Trust,
  notes: Iterable<string>,
): Promise<Checkpoint[]> {
  const heads = [...notes].map((note) => verifyCheckpoint(note, log)).toSorted((a, b) => a.size - b.size);
  for (const [position, head] of heads.entries()) {
    const before = heads[position - 1];
    if (before === undefined) continue;
    if (before.size === head.size) expect(head.root).toEqual(before.root);
    else await expectGrown(url, before, head);
  }
  return heads;
}

/** RFC 9162, section 2.1.4, with the proof made out of the public tiles. */
async function expectGrown(url: string, before: Checkpoint, after: Checkpoint): Promise<void> {
  const tiles = new Map<string, Uint8Array>();
  for (const { level, index, width } of tilesForConsistency(before.size, after.size))
    tiles.set(`${level}/${index}`, await readBytes(`${url}/log/${tilePath(level, index, width)}`));
  const proof = consistencyProofFromTiles(
    before.size,
    after.size,
    (level, index) => tiles.get(`${level}/${index}`) ?? new Uint8Array(),
  );
  const [size1, root1, size2, root2] = [before.size, before.root, after.size, after.root];
  expect(() => verifyConsistency({ size1, root1, size2, root2, proof })).not.toThrow();
}

/** The certificate that was answered is still there, at its index, and its bundle convinces whoever trusts this registry. */
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

async function readText(url: string): Promise<string> {
  return Buffer.from(await readBytes(url)).toString();
}

async function readBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.bytes();
}
