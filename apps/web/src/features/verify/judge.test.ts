import type { Answered } from "@colophon/api";
import { verifierOf } from "@colophon/proof";
import type { VerifiedStatus } from "@colophon/proof/statements";
import { describe, expect, test } from "vitest";
import { sampleClaims } from "@colophon/testing/make-bundle";
import { evidenceOf, fileOf, stated } from "../../../test/make-evidence.ts";
import type { GatheredEvidence } from "./gather-evidence.ts";
import { judge } from "./judge.ts";
import { provenCertificate } from "./proven-certificate.ts";
import { failedCheck, verdictName } from "./verdict-text.ts";

const withoutAnchor = {
  blockchainSignature: null,
  anchor: { transactionHash: null, blockNumber: null, blockTime: null, explorerUrl: null },
};

describe("the verdict", () => {
  test.each([
    ["valid", {}],
    ["validByRegistryTime", { chainId: 31337 }],
    ["validByRegistryTime", { chainId: 11155111 }],
    ["validTimeNotChecked", { answer: "not asked" }],
    ["anchorPending", { anchored: false, answer: "not asked" }],
    ["anchorPending", { anchored: false }],
    ["anchorPending", { answer: "included" }],
    ["notValid", { answer: "absent" }],
    ["notValid", { answer: "mismatch" }],
    ["cannotBeChecked", { answer: "unreachable" }],
    ["cannotBeChecked", { answer: "wrong_chain" }],
  ] as const)("is %s for %j", (name, options) => {
    const { id, evidence } = evidenceOf(options);
    expect(verdictName(judge(id, evidence, undefined))).toBe(name);
  });

  test.each([
    ["valid", { answer: "final" }],
    ["placeNotChecked", { answer: "not asked" }],
    ["placeNotProvable", { anchored: false }],
    ["notValid", { answer: "absent" }],
    ["cannotBeChecked", { answer: "unreachable" }],
  ] as const)("on a certificate of a log that has ended is %s for %j", (name, options) => {
    const { id, evidence } = evidenceOf({ ...options, hasEnded: true });
    expect(verdictName(judge(id, evidence, undefined))).toBe(name);
  });

  test("is that nothing can be checked if the proof couldn't be fetched", () => {
    expect(verdictName(judge("RSF-000000001", { stated }, undefined))).toBe("cannotBeChecked");
  });

  test("is not valid, with the reason, for a forged title", () => {
    const { id, evidence, bundle, registry } = evidenceOf();
    const forged = registry.issue({ ...sampleClaims, title: "Forged" }).disclosures[0] ?? "";
    const [jwt = "", , ...others] = bundle.sdJwt.split("~");
    const changed = fileOf({ ...bundle, sdJwt: [jwt, forged, ...others].join("~") });
    const proof = { ...evidence.proof, bundle: changed, verify: verifierOf(changed, registry) };
    const judgement = judge(id, { stated, proof } as GatheredEvidence, undefined);
    expect(verdictName(judgement)).toBe("notValid");
    expect(failedCheck(judgement)).toMatchObject({ id: "disclosures", code: "unreferenced_disclosure" });
    expect(provenCertificate(stated, judgement).title).toBe(stated.title);
  });

  test("is not valid when a genuine proof belongs to another certificate", () => {
    const { evidence } = evidenceOf();
    expect(verdictName(judge("RSF-ZZZZZZZZZ", evidence, undefined))).toBe("notThisCertificate");
  });
});

describe("a given file", () => {
  const sha256 = (sampleClaims["file.1"] as { sha256: string }).sha256;
  const stateOf = (document: string) => {
    const { id, evidence } = evidenceOf();
    const judgement = judge(id, evidence, { kind: "file", sha256: document });
    return [judgement.checks.find((check) => check.id === "document")?.state, verdictName(judgement)];
  };

  test("passes or fails its own check, and never affects the verdict on the certificate", () => {
    expect(stateOf(sha256)).toEqual(["passed", "valid"]);
    expect(stateOf("0".repeat(64))).toEqual(["failed", "valid"]);
  });
});

test("what is shown is what was proven, whatever the server says", () => {
  const { id, evidence, bundle } = evidenceOf();
  expect(provenCertificate(stated, judge(id, evidence, undefined))).toMatchObject({
    title: sampleClaims["title"],
    creator: { name: "Aïcha Tremblay", email: "aicha@example.com" },
    certificateId: id,
    materialDetails: { type: "book", isPublished: true, publicationDetails: { city: "Montréal" } },
    collaborators: [{ givenName: "Noor", familyName: "Haddad", email: "noor@example.com" }],
    fileFingerprints: [{ name: "novel.txt", size: 4 }],
    blockchainSignature: bundle.anchors[0]?.transactionHash,
    anchor: { state: "final", chainId: 1, explorerUrl: stated.anchor.explorerUrl },
  });
});

test("an anchor that no chain has confirmed is not shown, whatever the server says", () => {
  for (const options of [
    { answer: "not asked" },
    { answer: "unreachable" },
    { answer: "included" },
  ] as const) {
    const { id, evidence } = evidenceOf(options);
    expect(provenCertificate(stated, judge(id, evidence, undefined))).toMatchObject(withoutAnchor);
  }
  expect(provenCertificate(stated, judge("RSF-000000001", { stated }, undefined))).toMatchObject(
    withoutAnchor,
  );
});

describe("a named person's answer", () => {
  const { id, evidence } = evidenceOf();
  const shown = (answers: readonly { kind: string; collaborator: number }[] | undefined, said: Answered) => {
    const collaborators = [
      { number: 1, givenName: "Eve", familyName: "", email: null, role: "", share: null, answer: said },
    ];
    const proven = answers && {
      state: "current" as const,
      heading: "valid" as const,
      asOf: 1_800_000_000,
      statements: answers.map(({ kind, collaborator }, n) => ({
        n,
        kind,
        by: "collaborator" as const,
        at: 1_800_000_000,
        said: { collaborator },
        others: [],
        withheld: 0,
        walletSignature: "absent" as const,
      })),
    };
    return provenCertificate(
      { ...stated, collaborators },
      judge(id, evidence, undefined),
      proven as VerifiedStatus | undefined,
    ).collaborators.map(({ givenName, answer }) => [givenName, answer.state]);
  };
  const confirmed: Answered = { state: "confirmed", at: "2027-01-15T08:00:00.000Z" };
  const asked: Answered = { state: "unanswered", at: null };

  test("is what the log proves, whatever the server says; the last one counts", () => {
    expect(shown([], confirmed)).toEqual([["Noor", "unanswered"]]);
    expect(shown([], asked)).toEqual([["Noor", "unanswered"]]);
    const changed = [
      { kind: "confirmed", collaborator: 1 },
      { kind: "declined", collaborator: 1 },
      { kind: "confirmed", collaborator: 2 },
    ];
    expect(shown(changed, asked)).toEqual([
      ["Noor", "declined"],
      ["", "confirmed"],
    ]);
  });

  test("is what the server says if nothing could be proven", () => {
    expect(shown(undefined, confirmed)).toEqual([["Noor", "confirmed"]]);
  });
});
