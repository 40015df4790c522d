import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  certificateEntry,
  fromHex,
  parseBundle,
  parseSdJwt,
  parseTlogProof,
  sha256,
  toHex,
  utf8,
} from "@colophon/proof";
import { expect, test } from "vitest";
import {
  formatDetachedProof,
  formatEvidenceDay,
  formatExtra,
  parseDetachedProof,
  parseEvidenceDay,
  parseEvidenceJwt,
  proofOfCheckpoint,
  proofOfRecord,
  stampedDigest,
  stampedText,
} from "../src/index.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

interface Vectors {
  text: string;
  textHash: string;
  digest: string;
  ots: string;
  checkpointOts: string;
  recordOts: string;
  extra: string;
  evidence: { file: string; sha256: string; jwt: string; entry: string };
}

test("what docs/example is stamped as, to the byte", () => {
  const vectors = JSON.parse(read("../testdata/stamped.json")) as Vectors;
  const bundle = parseBundle(read("../../../docs/example/work.colophon.json"));
  const { jwt } = parseSdJwt(bundle.sdJwt);
  const { checkpoint } = parseTlogProof(bundle.tlogProof);
  const stamped = parseDetachedProof(fromHex(vectors.ots));
  const file = utf8(vectors.evidence.file);
  const found = {
    text: stampedText(checkpoint),
    textHash: toHex(sha256(vectors.text)),
    digest: toHex(stampedDigest(checkpoint)),
    ots: toHex(formatDetachedProof(stamped)),
    checkpointOts: toHex(formatDetachedProof(proofOfCheckpoint(checkpoint, stamped))),
    recordOts: toHex(formatDetachedProof(proofOfRecord(jwt, bundle.tlogProof, stamped))),
    extra: new TextDecoder().decode(
      formatExtra({ rfc3161: [], ocsp: [], ots: [fromHex(vectors.ots)], bitcoin: [] }),
    ),
    evidence: {
      file: new TextDecoder().decode(formatEvidenceDay(parseEvidenceDay(file))),
      sha256: toHex(parseEvidenceJwt(vectors.evidence.jwt).file),
      jwt: vectors.evidence.jwt,
      entry: toHex(certificateEntry(vectors.evidence.jwt)),
    },
  };
  expect(vectors).toMatchObject(found);
  expect(toHex(sha256(file))).toBe(vectors.evidence.sha256);
  const format = read("../../../docs/format.md");
  for (const value of [vectors.textHash, vectors.digest, vectors.evidence.sha256, vectors.evidence.entry])
    expect(format).toContain(value);
});
