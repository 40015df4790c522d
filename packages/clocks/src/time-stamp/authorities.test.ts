import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { equal } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { AUTHORITIES } from "./authorities.ts";
import { authorityOfRoot } from "./authority-of-root.ts";

const format = readFileSync(join(import.meta.dirname, "../../../../docs/format.md"), "utf8");
const folder = "/usr/share/ca-certificates/mozilla";

test("each authority is in docs/format.md with its operator and the SHA-256 of its key", () => {
  const rows = AUTHORITIES.map(({ operator, subjectPublicKeyInfo }) => {
    const hash = createHash("sha256").update(subjectPublicKeyInfo).digest("hex");
    return format.split("\n").find((line) => line.startsWith(`| ${operator} |`) && line.includes(hash));
  });
  expect(rows).not.toContain(undefined);
  expect(new Set(rows).size).toBe(AUTHORITIES.length);
});

// Debian's package `ca-certificates`: Mozilla's list.
describe.skipIf(!existsSync(folder) && process.env["REQUIRE_TOOLS"] !== "1")("Mozilla’s list has", () => {
  test.each([
    ["DigiCert", "DigiCert_Assured_ID_Root_CA"],
    ["DigiCert", "DigiCert_Trusted_Root_G4"],
    ["Sectigo", "USERTrust_RSA_Certification_Authority"],
    ["GlobalSign", "GlobalSign_Root_CA_-_R3"],
    ["GlobalSign", "GlobalSign_Root_CA_-_R6"],
    ["Certum", "Certum_Trusted_Network_CA"],
    ["Certum", "Certum_Trusted_Network_CA_2"],
    ["SSL.com", "SSL.com_Root_Certification_Authority_RSA"],
  ])("the key of %s, %s", (operator, file) => {
    const root = authorityOfRoot(operator, readFileSync(join(folder, `${file}.crt`), "utf8"));
    const found = AUTHORITIES.find(({ subjectPublicKeyInfo }) =>
      equal(subjectPublicKeyInfo, root.subjectPublicKeyInfo),
    );
    expect(found).toEqual(root);
  });
});
