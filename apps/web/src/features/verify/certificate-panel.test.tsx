import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { screen, show, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/format.ts";
import { CertificatePanel } from "./certificate-panel.tsx";

/** What stands beside a name. */
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("a licensee is shown as one, with the words that they accepted", () => {
  show(<CertificatePanel certificate={makeCertificate()} provenTime={undefined} />);
  expect(valueOf(t("certificate.creatorName"))).toBe("Ada Lovelace");
  expect(valueOf(t("certificate.copyrightRelation"))).toBe("Licensee, by their own declaration");
  expect(valueOf(t("registration.declarationLabel"))).toContain(t("registration.declaration"));
});

test("of other words, and of a relation of a later time, no more is said than the record says", () => {
  const { materialDetails } = makeCertificate();
  const later = makeCertificate({
    declaration: "later",
    materialDetails: { ...materialDetails, copyrightRelation: "guardian" },
  });
  show(<CertificatePanel certificate={later} provenTime={undefined} />);
  expect(valueOf(t("registration.declarationLabel"))).toBe("Version later");
  expect(valueOf(t("certificate.copyrightRelation"))).toContain("guardian");
});

test("a record of before the declaration was a claim has none", () => {
  show(<CertificatePanel certificate={makeCertificate({ declaration: null })} provenTime={undefined} />);
  expect(screen.queryByText(t("registration.declarationLabel"))).toBeNull();
});

test("registration and block have their times of day", () => {
  const certificate = makeCertificate();
  const provenTime = Date.parse("2026-11-20T10:40:11Z") / 1000;
  show(<CertificatePanel certificate={certificate} provenTime={provenTime} />);
  expect(valueOf(t("certificate.registrationDate"))).toBe(longDateTime("en", certificate.registrationDate));
  expect(valueOf(t("verify.evidence.blockTime"))).toBe(longDateTime("en", provenTime * 1000));
  expect(longDateTime("en", provenTime * 1000)).toMatch(/:40:11/);
});
