import { generateKeyPairSync, hash, randomBytes } from "node:crypto";
import {
  assembleJwt,
  buildRecordPayload,
  jwkThumbprint,
  recordSigningInput,
  toBase64Url,
} from "@colophon/proof";
import fc from "fast-check";
import { expect, test } from "vitest";
import { recordType } from "./credential-type.ts";
import { packRecord, readRecord } from "./pack-record.ts";

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test("a record is read to the byte as it was signed, whatever its hashes and its time", () => {
  const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({
    format: "jwk",
  });
  const kid = jwkThumbprint({ kty: "EC", crv: "P-256", x, y });
  const issuer = "https://colophon.example/été";
  fc.assert(
    fc.property(
      bytes(64),
      bytes(32),
      fc.uniqueArray(bytes(32).map(toBase64Url), { maxLength: 40 }),
      fc.integer({ min: 0, max: 4e9 }),
      (signature, salt32, digests, issuedAt) => {
        const id = "RSF-0123456AZ";
        const payload = buildRecordPayload({
          issuer,
          issuedAt,
          vct: recordType(issuer, "RSF-"),
          certificateId: id,
          salt32,
          digests,
        });
        const record = assembleJwt(recordSigningInput({ payload, kid }), signature);
        const packedRecord = packRecord({ record, kid, salt32, digests });
        expect(packedRecord).toHaveLength(129 + 32 * digests.length);
        const row = { id, registeredAt: new Date(issuedAt * 1000), issuer };
        expect(readRecord({ ...row, record: null, packedRecord })).toBe(record);
        expect(readRecord({ ...row, record, packedRecord: null })).toBe(record);
      },
    ),
  );
});

test("a record in a form of later is not read wrongly", () => {
  const packedRecord = Buffer.concat([Uint8Array.of(2), randomBytes(128), hash("sha256", "", "buffer")]);
  const row = { id: "RSF-0123456AZ", registeredAt: new Date(0), issuer: "https://colophon.example" };
  expect(() => readRecord({ ...row, record: null, packedRecord })).toThrow("unknown form");
});
