import { createHash, createPublicKey, randomBytes, verify as nodeVerify } from "node:crypto";
import { issueSDJWT, verifySDJWT } from "@meeco/sd-jwt";
import { SDJwtInstance } from "@sd-jwt/core";
import { importJWK, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { makeIssuer, makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { toBase64Url } from "../encoding/base64.ts";
import { utf8 } from "../encoding/bytes.ts";
import { jwkThumbprint } from "../crypto/jwk.ts";
import { formatSdJwt } from "./record.ts";
import { verifyRecord } from "./verify-record.ts";

// Two independent implementations of SD-JWT and one of JWT read our records, and we read theirs.

const issuer = makeIssuer();
const kid = jwkThumbprint(issuer.jwk);
const publicKey = createPublicKey({ key: { ...issuer.jwk }, format: "jwk" });
const certificate = makeRegistry().issue(sampleClaims, issuer);
const sdJwt = formatSdJwt(certificate.jwt, certificate.disclosures);

function isSigned(data: string, signature: string): boolean {
  const bytes = Buffer.from(signature, "base64url");
  return nodeVerify("sha256", Buffer.from(data), { key: publicKey, dsaEncoding: "ieee-p1363" }, bytes);
}

function sha256Of(data: string | ArrayBuffer): Uint8Array {
  return createHash("sha256")
    .update(typeof data === "string" ? data : Buffer.from(data))
    .digest();
}

const sdJwtCore = new SDJwtInstance({
  hasher: sha256Of,
  hashAlg: "sha-256",
  omitTyp: true,
  saltGenerator: () => randomBytes(16).toString("base64url"),
  signAlg: "ES256",
  signer: (data) => toBase64Url(issuer.sign(data)),
  verifier: isSigned,
});

const clear = {
  iss: "https://registry.example",
  iat: 1_750_000_000,
  vct: "https://registry.example/credentials/work",
  jti: "RSF-0RAC1E000",
  salt: toBase64Url(new Uint8Array(32).fill(1)),
};

describe("our record", () => {
  test("is verified and opened by @sd-jwt/core", async () => {
    const { payload } = await sdJwtCore.verify(sdJwt);
    expect(payload).toMatchObject({ ...sampleClaims, jti: certificate.certificateId });
  });

  test("is verified and opened by @meeco/sd-jwt", async () => {
    const verifier = (jwt: string) => {
      const [header = "", payload = "", signature = ""] = jwt.split(".");
      return Promise.resolve(isSigned(`${header}.${payload}`, signature));
    };
    const getHasher = () => Promise.resolve((data: string) => toBase64Url(sha256Of(data)));
    const payload = await verifySDJWT(sdJwt, verifier, getHasher);
    expect(payload).toMatchObject({ ...sampleClaims, jti: certificate.certificateId });
  });

  test("shows some of its files, and no other, to @sd-jwt/core", async () => {
    const files = Array.from({ length: 20 }, (_, at) => [
      `file.${at + 1}`,
      { sha256: toBase64Url(sha256Of(String(at))), name: `plate-${at + 1}.jpg` },
    ]);
    const claims = { ...sampleClaims, ...Object.fromEntries(files), fileCount: 20 } as typeof sampleClaims;
    const { jwt, disclosures } = makeRegistry().issue(claims, issuer);
    const shown = disclosures.filter((one) => {
      const [, name] = JSON.parse(Buffer.from(one, "base64url").toString()) as string[];
      return !name?.startsWith("file.") || name === "file.3" || name === "file.17";
    });
    const { payload } = await sdJwtCore.verify(formatSdJwt(jwt, shown));
    expect(Object.keys(payload as object).filter((name) => name.startsWith("file"))).toEqual(
      expect.arrayContaining(["file.3", "file.17", "fileCount"]),
    );
    expect(JSON.stringify(payload)).not.toContain("plate-4.jpg");
  });

  test("is a JWT to jose", async () => {
    const key = await importJWK({ ...issuer.jwk }, "ES256");
    const { payload, protectedHeader } = await jwtVerify(certificate.jwt, key, { typ: "dc+sd-jwt" });
    expect(protectedHeader).toEqual({ alg: "ES256", typ: "dc+sd-jwt", kid });
    expect(payload.jti).toBe(certificate.certificateId);
  });
});

describe("we open what is issued by", () => {
  const claims = { ...clear, ...sampleClaims };
  const names = Object.keys(sampleClaims) as (keyof typeof claims)[];

  test("@sd-jwt/core", async () => {
    const issued = await sdJwtCore.issue(claims, { _sd: names }, { header: { typ: "dc+sd-jwt", kid } });
    const record = verifyRecord(issued, [issuer.jwk]);
    expect(record.claims).toEqual(sampleClaims);
    expect(record.payload).toMatchObject(clear);
  });

  test("@meeco/sd-jwt", async () => {
    const issued = await issueSDJWT(
      { alg: "ES256", typ: "dc+sd-jwt", kid },
      claims,
      { _sd: names },
      {
        signer: (header, payload) => {
          const input = [header, payload].map((part) => toBase64Url(utf8(JSON.stringify(part)))).join(".");
          return Promise.resolve(toBase64Url(issuer.sign(input)));
        },
        hash: { alg: "sha-256", callback: (data) => toBase64Url(sha256Of(data)) },
        generateSalt: (size) => randomBytes(size).toString("base64url"),
      },
    );
    const record = verifyRecord(issued, [issuer.jwk]);
    expect(record.claims).toEqual(sampleClaims);
    expect(record.payload).toMatchObject(clear);
  });
});
