import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { evidenceOf } from "../../../test/make-evidence.ts";
import { screen, show, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { judge } from "./judge.ts";
import { CertificatePanel } from "./certificate-panel.tsx";

/** The text beside a name. */
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
/** The same without the marks that keep the parts of a list apart from right to left. */
const plainValueOf = (name: string) => valueOf(name)?.replaceAll(/[\u2068\u2069]/g, "");

test("a licensee is shown as one, with the declaration that they accepted", () => {
  show(<CertificatePanel certificate={makeCertificate()} verification={undefined} corrections={{}} />);
  expect(valueOf(t("certificate.creatorName"))).toBe("Ada Lovelace");
  expect(valueOf(t("certificate.copyrightRelation"))).toBe("Licensee, by their own declaration");
  expect(valueOf(t("registration.declarationLabel"))).toContain(t("registration.declaration"));
});

test("for an unknown declaration or relation, only the record's own values are shown", () => {
  const { materialDetails } = makeCertificate();
  const later = makeCertificate({
    declaration: "later",
    materialDetails: { ...materialDetails, copyrightRelation: "guardian" },
  });
  show(<CertificatePanel certificate={later} verification={undefined} corrections={{}} />);
  expect(valueOf(t("registration.declarationLabel"))).toBe("Version later");
  expect(valueOf(t("certificate.copyrightRelation"))).toContain("guardian");
});

test("a record from before the declaration was a claim shows none", () => {
  show(
    <CertificatePanel
      certificate={makeCertificate({ declaration: null })}
      verification={undefined}
      corrections={{}}
    />,
  );
  expect(screen.queryByText(t("registration.declarationLabel"))).toBeNull();
});

test("of a work of several files, those that are hidden are counted", async () => {
  const file = { sha256: "ab".repeat(32), name: "1.jpg", size: 1, mediaType: "image/jpeg" };
  const withFiles = (fileCount: number) => (
    <CertificatePanel
      certificate={makeCertificate({ fileFingerprints: [file], fileCount })}
      verification={undefined}
      corrections={{}}
    />
  );
  const { unmount } = show(withFiles(20));
  await screen.findByText("Files");
  expect(valueOf("File 1 of 20")).toContain(file.sha256);
  expect(valueOf("Files")).toBe("20 (not shown: 19)");
  unmount();
  show(withFiles(1));
  expect(screen.queryByText("Files")).toBeNull();
});

test("registration and block are shown with their times, each by its own clock", () => {
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

test("a stated time that is later than the block's is said to be wrong", () => {
  const { id, evidence } = evidenceOf();
  const { verification } = judge(id, evidence, undefined);
  if (verification === undefined) throw new Error("the bundle is checked");
  const late = { ...verification, isStatedLate: true as const };
  const { unmount } = show(
    <CertificatePanel certificate={makeCertificate()} verification={verification} corrections={{}} />,
  );
  expect(valueOf(t("certificate.registrationDate"))).not.toContain(t("verify.facts.statedLate"));
  unmount();
  show(<CertificatePanel certificate={makeCertificate()} verification={late} corrections={{}} />);
  expect(valueOf(t("certificate.registrationDate"))).toContain(t("verify.facts.statedLate"));
});

test("an invalid record is shown only with its own claims: no signature, place or block", () => {
  show(<CertificatePanel certificate={makeCertificate()} verification={undefined} corrections={{}} />);
  for (const name of ["verify.facts.proven", "verify.facts.signed", "verify.evidence.index"] as const)
    expect(screen.queryByText(t(name))).toBeNull();
});

test("a place in a log that has ended is not shown until a blockchain has confirmed it", () => {
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

test("the certificate names the registry and the work, says what it certifies, and shows every fact", () => {
  const name = (number: number, givenName: string, familyName: string, email: string | null) => ({
    number,
    givenName,
    familyName,
    email,
    role: "",
    share: null,
    answer: { state: "not_asked" as const, at: null },
  });
  const certificate = makeCertificate({
    creator: { name: "Ada Lovelace", email: "ada@writers.example", profileId: null },
    collaborators: [name(1, "Billie", "Okafor", "billie@writers.example"), name(2, "Noor", "", null)],
  });
  certificate.materialDetails = {
    ...certificate.materialDetails,
    categories: ["literary", "dramatic"],
    isPublished: true,
    publicationDetails: { date: "2024-05-01", city: "Halifax", province: "Nova Scotia" },
  };
  show(<CertificatePanel certificate={certificate} verification={undefined} corrections={{}} />);
  const article = screen.getByRole("article").textContent;
  expect(article).toContain("Colophon · Certificate of registration");
  expect(article).toContain("This certifies that the work was registered under the name “Ada Lovelace”.");
  expect(screen.getByText("The Lighthouse Keeper")).toBeDefined();
  expect(valueOf(t("certificate.id"))).toBe("RSF-7K2M9QX4T");
  expect(valueOf(t("certificate.registrationDate"))).toMatch(/^November 20, 2026/);
  expect(valueOf(t("certificate.materialType"))).toBe("Book");
  expect(valueOf(t("certificate.medium"))).toBe("Literary");
  expect(plainValueOf(t("certificate.categories"))).toBe("Literary, Dramatic");
  expect(valueOf(t("certificate.creatorName"))).toBe("Ada Lovelace");
  expect(valueOf(t("certificate.creatorEmail"))).toBe("ada@writers.example");
  expect(plainValueOf(t("certificate.published"))).toBe("May 1, 2024, Halifax, Nova Scotia");
  const collaborators = valueOf(t("certificate.collaborators"));
  expect(collaborators).toContain("Billie Okafor billie@writers.example");
  expect(collaborators).toContain("Noor");
  expect(article).toMatch(
    new RegExp(`© ${new Date().getFullYear()} Colophon. Page generated on \\w+ \\d+, \\d{4}.$`),
  );
});

test("an unpublished work has no publication, and one without collaborators no list of them", () => {
  show(<CertificatePanel certificate={makeCertificate()} verification={undefined} corrections={{}} />);
  for (const name of [
    "certificate.published",
    "certificate.collaborators",
    "certificate.creatorEmail",
  ] as const)
    expect(screen.queryByText(t(name))).toBeNull();
});
