import fc from "fast-check";
import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hostileText } from "../../test/hostile-text.ts";
import { refusal } from "@colophon/testing/refusal";
import { toBase64 } from "../encoding/base64.ts";
import { concat, toHex, utf8 } from "../encoding/bytes.ts";
import { formatCheckpoint, parseCheckpoint, readCheckpoint, verifyCheckpoint } from "./checkpoint.ts";
import { emptyRoot } from "./merkle.ts";
import {
  formatNote,
  formatVerifierKey,
  keyId,
  noteSignatureLine,
  parseNote,
  parseVerifierKey,
  verifyNote,
} from "./note.ts";
import { formatTlogProof, parseTlogProof } from "./tlog-proof.ts";

function makeSigner(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = new Uint8Array(publicKey.export({ format: "der", type: "spki" }).subarray(-32));
  const line = (text: string) =>
    noteSignatureLine(name, key, new Uint8Array(sign(null, utf8(text), privateKey)));
  return { name, key, vkey: formatVerifierKey({ name, publicKey: key }), line };
}

const log = makeSigner("example.com/log");
const other = makeSigner("witness.example");
const text = "a text\n\nof paragraphs\n";
const note = formatNote(text, [log.line(text)]);

describe("a verifier key", () => {
  // The published key of sum.golang.org.
  const goSumDb = "sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8";

  test("is read and written", () => {
    const key = parseVerifierKey(goSumDb);
    expect(key.name).toBe("sum.golang.org");
    expect(toHex(keyId(key.name, key.publicKey))).toBe("033de0ae");
    expect(formatVerifierKey(key)).toBe(goSumDb);
  });

  test.each([
    ["", "bad_verifier_key"],
    ["name", "bad_verifier_key"],
    [goSumDb.replace("033d", "033e"), "bad_verifier_key"],
    [goSumDb.replace("033d", "033D"), "bad_verifier_key"],
    [goSumDb.replace("sum.", "sun."), "bad_verifier_key"],
    [goSumDb.replace("+Ac", "+Bc"), "bad_verifier_key"],
    [`a b+${goSumDb.slice(15)}`, "bad_verifier_key"],
    [`${goSumDb}A`, "bad_base64"],
    [goSumDb.replace("OuAn8", "OuAn9"), "bad_verifier_key"],
    [`x+${"0".repeat(8)}+${toBase64(Uint8Array.of(1, 2))}`, "bad_verifier_key"],
  ])("%j is refused", (vkey, code) => {
    expect(refusal(() => parseVerifierKey(vkey))).toBe(code);
  });

  test.each([
    ["the identity", Uint8Array.of(1, ...new Uint8Array(31))],
    ["low order", new Uint8Array(32)],
    ["not canonical", Uint8Array.of(0xed, ...new Uint8Array(30).fill(0xff), 0x7f)],
    ["not a point", Uint8Array.of(2, ...new Uint8Array(31))],
  ])("of %s is refused", (_, publicKey) => {
    expect(refusal(() => parseVerifierKey(formatVerifierKey({ name: "log", publicKey })))).toBe(
      "bad_verifier_key",
    );
  });
});

describe("a note", () => {
  test("is the text that its key has signed", () => {
    expect(verifyNote(note, log.vkey)).toBe(text);
    expect(parseNote(note).text).toBe(text);
  });

  test("may carry signatures of unknown keys and kinds", () => {
    const sameName = `— ${log.name} ${toBase64(concat(Uint8Array.of(1, 2, 3, 4), new Uint8Array(2420)))}\n`;
    expect(verifyNote(formatNote(text, [other.line(text), sameName, log.line(text)]), log.vkey)).toBe(text);
  });

  test.each([
    ["", "bad_note"],
    [text, "bad_note"],
    [note.slice(0, -1), "bad_note"],
    [`${note}\n`, "bad_note"],
    [`${note}— \n`, "bad_note"],
    [`${note}— name\n`, "bad_note"],
    [`${note}- name AAAAAAAA\n`, "bad_note"],
    [`${note}— na+me AAAAAAAA\n`, "bad_note"],
    [`${note}— na\u2003me AAAAAAAA\n`, "bad_note"],
    [`${note}— name AAAA\n`, "bad_note"],
    [`${note}— name AAAAAAB=\n`, "bad_base64"],
    [`${note}— name AAAAAAA\n`, "bad_base64"],
    [note.replace("a text", "a\ttext"), "bad_note"],
    [note.replace("a text", "a\ud800text"), "bad_note"],
    [note.replaceAll("\n", "\r\n"), "bad_note"],
    [note.replace("a text", "A text"), "bad_log_signature"],
    [note + log.line(text), "duplicate_signature"],
    [formatNote(text, [other.line(text)]), "not_signed_by_key"],
    [
      formatNote(
        text,
        Array.from({ length: 101 }, () => other.line(text)),
      ),
      "bad_note",
    ],
  ])("%j is refused", (bad, code) => {
    expect(refusal(() => verifyNote(bad, log.vkey))).toBe(code);
  });

  test("is refused when the signature is another key's or has another length", () => {
    const forged = noteSignatureLine(log.name, log.key, new Uint8Array(64));
    const short = noteSignatureLine(log.name, log.key, new Uint8Array(63));
    expect(refusal(() => verifyNote(formatNote(text, [forged]), log.vkey))).toBe("bad_log_signature");
    expect(refusal(() => verifyNote(formatNote(text, [short]), log.vkey))).toBe("bad_log_signature");
    expect(refusal(() => verifyNote(note, other.vkey))).toBe("not_signed_by_key");
  });

  test("with any one bit changed is refused", () => {
    const bytes = new Uint8Array(Buffer.from(note));
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = bytes.slice();
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(refusal(() => verifyNote(Buffer.from(changed).toString(), log.vkey))).toBeDefined();
      }),
    );
  });

  test("cannot be written with a wrong name or without signatures", () => {
    expect(() => noteSignatureLine("a b", log.key, new Uint8Array(64))).toThrow(TypeError);
    expect(() => formatVerifierKey({ name: "", publicKey: log.key })).toThrow(TypeError);
    expect(() => formatNote(text, [])).toThrow(TypeError);
    expect(() => formatNote("no newline", [log.line(text)])).toThrow(TypeError);
  });
});

describe("a checkpoint", () => {
  const checkpoint = { origin: log.name, size: 20_852_163, root: emptyRoot };
  const body = formatCheckpoint(checkpoint);
  const signed = formatNote(body, [log.line(body)]);

  test("comes back as it was signed", () => {
    expect(body).toBe(`example.com/log\n20852163\n${toBase64(emptyRoot)}\n`);
    expect(verifyCheckpoint(signed, { origin: log.name, vkey: log.vkey })).toEqual(checkpoint);
    expect(readCheckpoint(signed)).toEqual(checkpoint);
  });

  test("of another origin is refused, whatever key signed it", () => {
    expect(refusal(() => verifyCheckpoint(signed, { origin: "example.com/log2", vkey: log.vkey }))).toBe(
      "wrong_origin",
    );
  });

  test("may have extension lines", () => {
    expect(parseCheckpoint(`${body}extension\n`)).toEqual(checkpoint);
  });

  test.each([
    ["", "bad_checkpoint"],
    ["\n", "bad_checkpoint"],
    [body.slice(0, -1), "bad_checkpoint"],
    [`${body}\n`, "bad_checkpoint"],
    [`${body}\nextension\n`, "bad_checkpoint"],
    [body.replace("20852163", "020852163"), "bad_checkpoint"],
    [body.replace("20852163", "-1"), "bad_checkpoint"],
    [body.replace("20852163", "9007199254740992"), "bad_checkpoint"],
    [body.replace("example.com/log", ""), "bad_checkpoint"],
    [`o\n1\n${toBase64(new Uint8Array(31))}\n`, "bad_checkpoint"],
    ["o\n1\nAB==\n", "bad_base64"],
    ["o\n1\nAA\n", "bad_base64"],
  ])("%j is refused", (bad, code) => {
    expect(refusal(() => parseCheckpoint(bad))).toBe(code);
  });

  test("cannot be written with an origin of two lines", () => {
    expect(() => formatCheckpoint({ ...checkpoint, origin: "evil\n9" })).toThrow(TypeError);
    expect(() => formatCheckpoint({ ...checkpoint, size: -1 })).toThrow(RangeError);
    expect(() => formatCheckpoint({ ...checkpoint, root: new Uint8Array(31) })).toThrow(RangeError);
  });
});

describe("a tlog-proof", () => {
  const hash = toBase64(emptyRoot);
  const proof = { index: 5, proof: [emptyRoot, emptyRoot], checkpoint: note };

  test("has the form of C2SP tlog-proof", () => {
    expect(formatTlogProof(proof)).toBe(`c2sp.org/tlog-proof@v1\nindex 5\n${hash}\n${hash}\n\n${note}`);
    expect(formatTlogProof({ ...proof, proof: [], extra: utf8("more") })).toBe(
      `c2sp.org/tlog-proof@v1\nextra bW9yZQ==\nindex 5\n\n${note}`,
    );
  });

  test("comes back as it was", () => {
    const hashes = fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.maxSafeNat(), hashes, fc.option(fc.uint8Array()), (index, list, extra) => {
        const value = { index, proof: list, checkpoint: note, ...(extra && { extra }) };
        expect(parseTlogProof(formatTlogProof(value))).toEqual(value);
      }),
    );
  });

  test.each([
    ["", "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v1\nindex 5\n", "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v2\nindex 5\n\nnote\n", "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v1\n\nnote\n", "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v1\nindex 05\n\nnote\n", "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v1\nindex -1\n\nnote\n", "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v1\nindex\n\nnote\n", "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v1\nindex 5 \n\nnote\n", "bad_tlog_proof"],
    [`c2sp.org/tlog-proof@v1\n${hash}\nindex 5\n\nnote\n`, "bad_tlog_proof"],
    ["c2sp.org/tlog-proof@v1\nindex 5\nextra AAAA\n\nnote\n", "bad_base64"],
    ["c2sp.org/tlog-proof@v1\nindex 5\nAAAA\n\nnote\n", "bad_tlog_proof"],
    [`c2sp.org/tlog-proof@v1\nindex 5\n${hash} \n\nnote\n`, "bad_base64"],
    [`c2sp.org/tlog-proof@v1\r\nindex 5\r\n\r\nnote\n`, "bad_tlog_proof"],
  ])("%j is refused", (bad, code) => {
    expect(refusal(() => parseTlogProof(bad))).toBe(code);
  });
});

test("parsers refuse random and mutated text with nothing but ProofError", () => {
  const sample = formatTlogProof({ index: 1, proof: [emptyRoot], checkpoint: note });
  const mutated = fc
    .tuple(fc.nat(sample.length), fc.nat(20), hostileText)
    .map(([at, removed, inserted]) => sample.slice(0, at) + inserted + sample.slice(at + removed));
  fc.assert(
    fc.property(fc.oneof(hostileText, mutated), (input) => {
      for (const parse of [parseTlogProof, parseNote, parseCheckpoint, parseVerifierKey, readCheckpoint]) {
        refusal(() => parse(input));
      }
    }),
    { numRuns: 1000 },
  );
});
