import { generateKeyPairSync } from "node:crypto";
import { certificateIdPattern, type Claim } from "@colophon/api";
import { CERTIFICATE_ID, disclosureDigest, parseSdJwt } from "@colophon/proof";
import { expect, test } from "vitest";
import { testDataKey } from "../../test/test-data-key.ts";
import { createIssuer } from "./issuer.ts";
import { issueCertificate } from "./issue-certificate.ts";
import { disclosuresContext, encodeDisclosure, unsealDisclosures } from "./seal-disclosures.ts";

const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { x = "", y = "" } = publicKey.export({ format: "jwk" });
const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
const key = testDataKey();
const context = {
  issuer: createIssuer({ privateKey, publicKey: point, fingerprint: "" }),
  keys: { dataEncryption: { key, fingerprint: "" } },
  log: { issuer: "https://colophon.example" },
};

const issue = (claims: Claim[]) =>
  issueCertificate(context, {
    workId: "00000000-0000-4000-8000-000000000000",
    claims,
    fingerprints: [],
    showCreatorEmail: true,
    showCollaboratorEmails: true,
    showShares: false,
    showFiles: true,
  });

test("the record refers to its disclosures by the digests that verifiers compute", () => {
  const { id, record, disclosures } = issue([
    ["title", "L’Été à Montréal — 夏"],
    ["keywords", ["novel", "été"]],
  ]);
  const sealed = unsealDisclosures(context.keys, disclosuresContext(id), disclosures).map(encodeDisclosure);
  expect(sealed).toHaveLength(2);
  expect(parseSdJwt(`${record}~`).payload._sd).toEqual(sealed.map((one) => disclosureDigest(one)).toSorted());
});

test("a certificate's number is RSF- and nine characters that nobody misreads, another each time", () => {
  const ids = Array.from({ length: 200 }, () => issue([]).id);
  for (const id of ids) expect(id).toMatch(/^RSF-[0-9A-HJKMNP-TV-Z]{9}$/);
  expect(new Set(ids).size).toBe(200);
});

test("a claim that is made twice is not signed", () => {
  const twice: Claim[] = [
    ["title", "A"],
    ["title", "B"],
  ];
  expect(() => issue(twice)).toThrow(TypeError);
});

test("the API and the proof accept the same certificate ids", () => {
  for (let code = 0; code < 128; code++) {
    const id = `RSF-${String.fromCharCode(code).repeat(9)}`;
    expect([id, certificateIdPattern.test(id)]).toEqual([id, CERTIFICATE_ID.test(id)]);
  }
  for (const id of ["RSF-12345678", "RSF-1234567890", "rsf-123456789", " RSF-123456789", "RSF-123456789\n"])
    expect([id, certificateIdPattern.test(id)]).toEqual([id, CERTIFICATE_ID.test(id)]);
});

test("its time is by the clock that the issuer keeps", () => {
  const time = Date.UTC(2026, 10, 24, 0, 18, 48, 999);
  context.issuer.keepTime(() => time);
  const { record, registeredAt } = issue([["title", "A"]]);
  context.issuer.keepTime(Date.now);
  expect(parseSdJwt(`${record}~`).payload.iat).toBe(Math.floor(time / 1000));
  expect(registeredAt.toISOString()).toBe("2026-11-24T00:18:48.000Z");
});
