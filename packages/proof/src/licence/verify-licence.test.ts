import { describe, expect, test } from "vitest";
import { makeLicence } from "@colophon/testing/make-licence";
import { parseBundle, verifyCertificate } from "../index.ts";
import { formatLicenceFile, licenceVerifierOf, parseLicenceFile, readLicenceClaims } from "../licences.ts";

const transfer = {
  kind: "transferred",
  by: "registrant" as const,
  claims: { to: "Noor Haddad", rights: "All" },
};

describe("a licence", () => {
  test("is valid with its work's certificate, by its holder", () => {
    const { registry, file, workStatus, status } = makeLicence();
    const found = licenceVerifierOf(file, { trust: registry.trust })({ status, workStatus });
    expect(found).toMatchObject({
      verdict: "valid",
      licensor: { state: "passed" },
      work: { isNamed: true, verification: { verdict: "valid" } },
      record: { claims: { licensee: { name: "Éditions du Nord" }, fee: { amount: 2500, currency: "CAD" } } },
    });
    expect(found.checks.find(({ id }) => id === "statements")?.state).toBe("passed");
  });

  test("is not known to be by the holder without the work's status, or with one from before", () => {
    const { registry, file, workStatus } = makeLicence();
    const verify = licenceVerifierOf(file, { trust: registry.trust });
    expect(verify()).toMatchObject({ verdict: "valid", licensor: { code: "work_status_missing" } });
    if (workStatus.state === "refused") throw new Error("the status is refused");
    const before = { ...workStatus, place: { ...workStatus.place, size: 1 } };
    expect(verify({ workStatus: before }).licensor).toEqual({
      state: "not_checked",
      code: "work_status_too_old",
    });
    const other = { ...workStatus, place: { ...workStatus.place, origin: "other.example/log" } };
    expect(verify({ workStatus: other }).licensor).toMatchObject({ code: "work_status_of_other_log" });
  });

  test.each([
    ["who had transferred the work before", { before: [transfer] }, {}, "licensor_not_holder"],
    [
      "the successor, by another name",
      { before: [transfer] },
      { name: "Nour", as: "successor" },
      "licensor_not_holder",
    ],
    ["a successor before there was one", { after: [transfer] }, { as: "successor" }, "licensor_not_holder"],
    ["by another name than the certificate's", {}, { name: "A. Tremblay" }, "licensor_not_holder"],
    [
      "of a withdrawn work",
      { before: [{ kind: "withdrawn", by: "registrant" as const }] },
      {},
      "work_not_licensable",
    ],
  ])("by %s is not valid", (_, said, licensor, code) => {
    const { registry, file, workStatus } = makeLicence(said, (claims) => ({
      ...claims,
      licensor: { name: "Aïcha Tremblay", as: "registrant", ...licensor },
    }));
    const found = licenceVerifierOf(file, { trust: registry.trust })({ workStatus });
    expect(found).toMatchObject({ verdict: "not_valid", licensor: { state: "failed", code } });
  });

  test("by the successor is valid, and outlives a later transfer and a later withdrawal", () => {
    const later = { kind: "transferred", by: "successor" as const, claims: { to: "Third", rights: "All" } };
    const { registry, file, workStatus } = makeLicence(
      { before: [transfer], after: [later, { kind: "withdrawn", by: "successor" }] },
      (claims) => ({ ...claims, licensor: { name: "Noor Haddad", as: "successor" } }),
    );
    const found = licenceVerifierOf(file, { trust: registry.trust })({ workStatus });
    expect(found).toMatchObject({ verdict: "valid", licensor: { state: "passed" } });
  });

  test("of another work than the one in its file is not valid", () => {
    const { registry, file } = makeLicence();
    const other = makeLicence();
    const own = parseLicenceFile(file);
    for (const work of [parseLicenceFile(other.file).work, "{}"]) {
      const changed = formatLicenceFile({ ...own, work });
      expect(licenceVerifierOf(changed, { trust: registry.trust })().verdict).toBe("not_valid");
    }
  });

  test("is never taken for a certificate, nor a certificate for it", () => {
    const { registry, file } = makeLicence();
    const { trust } = registry;
    expect(verifyCertificate(file, { trust }).checks[0]).toMatchObject({
      state: "failed",
      code: "bad_bundle",
    });
    const { work, ...own } = parseLicenceFile(file);
    const asBundle = JSON.stringify({ ...own, format: "colophon-bundle/v1" });
    expect(verifyCertificate(asBundle, { trust }).checks[1]).toMatchObject({ code: "bad_record_payload" });
    const asLicence = formatLicenceFile({ ...parseBundle(work), format: "colophon-licence/v1", work });
    expect(licenceVerifierOf(asLicence, { trust })()).toMatchObject({ verdict: "not_valid" });
  });
});

test("claims of another shape are left out", () => {
  const claims = {
    licensor: { name: "A", as: "thief" },
    licensee: { name: "" },
    work: { certificate: "RSF-1", record: "" },
    terms: [],
    termsText: { language: "fr" },
    from: "2026-02-30",
    until: "tomorrow",
    fee: { amount: -1, currency: "CAD" },
    order: 7,
  };
  expect(readLicenceClaims(claims)).toEqual({});
});
