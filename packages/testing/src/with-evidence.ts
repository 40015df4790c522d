import { createHash } from "node:crypto";
import {
  type Bundle,
  canonicalJson,
  certificateEntry,
  formatNote,
  formatTlogProof,
  noteSignatureLine,
  parseNote,
  parseTlogProof,
  toBase64,
  utf8,
} from "@colophon/proof";

/** A bundle as full as one may be: evidence of the largest size, and three more lines of signatures below the checkpoint. */
export function withEvidence(bundle: Bundle): Bundle {
  const extra = canonicalJson({
    v: 1,
    ...Object.fromEntries(
      ["ocsp", "ots", "rfc3161"].map((member, i) => [member, [toBase64(new Uint8Array(10_000).fill(i))]]),
    ),
  });
  const proof = parseTlogProof(bundle.tlogProof);
  const checkpoint = withWitnesses(proof.checkpoint);
  const keys = parseTlogProof(bundle.issuerKeysProof);
  return {
    ...bundle,
    tlogProof: formatTlogProof({ ...proof, checkpoint, extra: utf8(extra) }),
    issuerKeysProof: formatTlogProof({ ...keys, checkpoint }),
  };
}

/** Lines of witnesses that no verifier knows. */
function withWitnesses(note: string): string {
  const { text } = parseNote(note);
  const own = note.slice(note.indexOf("\n\n") + 2);
  const witnesses = [1, 2, 3].map((i) =>
    noteSignatureLine(`witness${i}.example`, new Uint8Array(32).fill(i), new Uint8Array(64).fill(i)),
  );
  return formatNote(text, [own, ...witnesses]);
}

/** The entry of a day's evidence: a JWT of its own type, of which a log has the hash alone. */
export function evidenceLeaf(day: string): Uint8Array {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const header = part({ alg: "ES256", typ: "evidence+jwt", kid: "kid" });
  const file = createHash("sha256").update(day).digest("base64url");
  const payload = part({ vct: "https://registry.example/credentials/evidence/v1", file });
  return certificateEntry(`${header}.${payload}.${"A".repeat(86)}`);
}
