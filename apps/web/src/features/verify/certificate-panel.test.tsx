import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { evidenceOf } from "../../../test/make-evidence.ts";
import { screen, show, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/format.ts";
import { judge } from "./judge.ts";
import { CertificatePanel } from "./certificate-panel.tsx";

/** The text beside a name. */
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("a licensee is shown as one, with the words that they accepted", () => {
  show(<CertificatePanel certificate={makeCertificate()} verification={undefined} corrections={{}} />);
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
  show(<CertificatePanel certificate={later} verification={undefined} corrections={{}} />);
  expect(valueOf(t("registration.declarationLabel"))).toBe("Version later");
  expect(valueOf(t("certificate.copyrightRelation"))).toContain("guardian");
});

test("a record of before the declaration was a claim has none", () => {
  show(
    <CertificatePanel
      certificate={makeCertificate({ declaration: null })}
      verification={undefined}
      corrections={{}}
    />,
  );
  expect(screen.queryByText(t("registration.declarationLabel"))).toBeNull();
});

test("registration and block have their times of day, each by its clock", () => {
  const { id, evidence } = evidenceOf();
  const { verification } = judge(id, evidence, undefined);
  const certificate = makeCertificate();
  show(<CertificatePanel certificate={certificate} verification={verification} corrections={{}} />);
  const registered = valueOf(t("certificate.registrationDate"));
  expect(registered).toContain(longDateTime("en", certificate.registrationDate));
  expect(registered).toContain(t("verify.facts.registryClock"));
  const proven = valueOf(t("verify.facts.proven"));
  const { blockTime = 0, blockNumber: block } = verification?.anchor ?? {};
  expect(proven).toContain(longDateTime("en", blockTime * 1000));
  expect(proven).toContain(t("verify.facts.blockClock", { network: "Ethereum", block }));
});

test("of a record that is not valid only what it states is shown: nothing is signed, in a place or in a block", () => {
  show(<CertificatePanel certificate={makeCertificate()} verification={undefined} corrections={{}} />);
  for (const name of ["verify.facts.proven", "verify.facts.signed", "verify.evidence.index"] as const)
    expect(screen.queryByText(t(name))).toBeNull();
});

test("a place in a log that has ended is not shown until a blockchain was asked", () => {
  for (const [answer, isShown] of [
    ["final", true],
    ["not asked", false],
  ] as const) {
    const { id, evidence } = evidenceOf({ answer, hasEnded: true });
    const { verification } = judge(id, evidence, undefined);
    const { unmount } = show(
      <CertificatePanel certificate={makeCertificate()} verification={verification} corrections={{}} />,
    );
    expect(screen.queryByText(t("verify.evidence.index")) !== null).toBe(isShown);
    unmount();
  }
});
