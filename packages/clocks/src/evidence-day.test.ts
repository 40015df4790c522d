import {
  assembleJwt,
  certificateEntry,
  fromBase64Url,
  jwkThumbprint,
  parseSdJwt,
  readCheckpoint,
  sha256,
  toBase64Url,
  utf8,
} from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type EvidenceDay,
  evidenceSigningInput,
  formatEvidenceDay,
  parseEvidenceDay,
  parseEvidenceJwt,
  renewedIn,
} from "./evidence-day.ts";
import { refusalOf } from "./refusal.ts";
import { stampedText } from "./stamped.ts";

function makeDay() {
  const registry = makeRegistry();
  registry.issue();
  const note = registry.checkpoint();
  const token = Uint8Array.of(1, 2, 3);
  const day: EvidenceDay = {
    date: "2026-11-28",
    checkpoints: [
      {
        text: stampedText(note),
        rfc3161: [token],
        ots: [Uint8Array.of(4)],
        bitcoin: [{ height: 900_000, headers: new Uint8Array(560) }],
      },
    ],
    ocsp: [Uint8Array.of(5)],
  };
  const file = formatEvidenceDay(day);
  const { size, root } = readCheckpoint(note);
  const content = {
    issuer: "https://registry.example",
    issuedAt: 1_790_000_000,
    vct: "https://registry.example/credentials/evidence/v1",
    file: sha256(file),
    first: { size, root },
    last: { size, root },
  };
  const input = evidenceSigningInput(content, jwkThumbprint(registry.issuer.jwk));
  const jwt = assembleJwt(input, registry.issuer.sign(input));
  const index = registry.entries.push(certificateEntry(jwt)) - 1;
  return { registry, token, day, file, content, jwt, tlogProof: registry.tlogProof(index) };
}

test("a day's file is read as it was written, and its parts have one order", () => {
  const text = (size: number) =>
    `registry.example/log\n${size}\n${Buffer.alloc(32, size).toString("base64")}\n`;
  const pieces = fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 3 });
  const checkpoint = fc.record({
    text: fc.nat(9).map(text),
    rfc3161: pieces,
    ots: pieces,
    bitcoin: fc.array(fc.record({ height: fc.nat(), headers: fc.uint8Array({ maxLength: 9 }) }), {
      maxLength: 3,
    }),
  });
  const checkpoints = fc.uniqueArray(checkpoint, { maxLength: 4, selector: (one) => one.text });
  fc.assert(
    fc.property(checkpoints, pieces, (list, ocsp) => {
      const day = { date: "2026-11-28", checkpoints: list, ocsp };
      const file = formatEvidenceDay(day);
      expect(formatEvidenceDay(parseEvidenceDay(file))).toEqual(file);
      const turned = list.toReversed().map((one) => ({ ...one, ots: [...one.ots, ...one.ots].toReversed() }));
      expect(formatEvidenceDay({ ...day, checkpoints: turned, ocsp: ocsp.toReversed() })).toEqual(file);
    }),
  );
});

test("a leaf of evidence is read as it was signed, and is no record", () => {
  const { content, jwt, registry } = makeDay();
  expect(parseEvidenceJwt(jwt)).toEqual(content);
  expect(() => parseSdJwt(`${jwt}~`)).toThrow("bad_record_header");
  const asRecord = jwt.replace(/^[^.]+/, toBase64Url(utf8(JSON.stringify(recordHeader(jwt)))));
  expect(() => parseSdJwt(`${asRecord}~`)).toThrow("bad_record_payload");
  expect(() => evidenceSigningInput({ ...content, vct: "https://a/credentials/work" }, "kid")).toThrow(
    TypeError,
  );
  expect(registry.entries.at(-1)?.[0]).toBe(1);
});

function recordHeader(jwt: string): object {
  const header = JSON.parse(Buffer.from(fromBase64Url(jwt.split(".")[0] ?? "")).toString()) as object;
  return { ...header, typ: "dc+sd-jwt" };
}

describe("a later checkpoint", () => {
  test("covers each piece that is in the file whose leaf is in it", () => {
    const { token, file, jwt, tlogProof, registry } = makeDay();
    for (const piece of [token, Uint8Array.of(4), Uint8Array.of(5)])
      expect(renewedIn(piece, { file, jwt, tlogProof })).toBe(registry.checkpoint());
  });

  test("covers nothing else", () => {
    const { token, day, file, jwt, tlogProof, registry } = makeDay();
    const another = formatEvidenceDay({ ...day, date: "2026-11-29" });
    const spaced = utf8(`${new TextDecoder().decode(file)} `);
    const attempts = [
      () => renewedIn(Uint8Array.of(9), { file, jwt, tlogProof }),
      () => renewedIn(token, { file: another, jwt, tlogProof }),
      () => renewedIn(token, { file: spaced, jwt, tlogProof }),
      () => renewedIn(token, { file, jwt, tlogProof: registry.tlogProof(1) }),
      () => renewedIn(token, { file, jwt: `${jwt}x`, tlogProof }),
    ];
    for (const attempt of attempts) {
      let reason: string | undefined;
      try {
        attempt();
      } catch (error) {
        ({ reason } = refusalOf(error));
      }
      expect(reason).toBe("unreadable");
    }
  });
});
