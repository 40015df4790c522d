import { expect, test } from "vitest";
import { type PrintedFacts, certificateFields, documentLanguages } from "./index.ts";

const facts: PrintedFacts = {
  title: "The Lighthouse Keeper",
  description: "",
  creator: { name: "Ada Lovelace", email: null },
  certificateId: "RSF-7K2M9QX4T",
  registrationDate: "2026-11-20T10:31:07.000Z",
  materialDetails: {
    type: "book",
    medium: "literary",
    categories: ["literary"],
    copyrightRelation: "author",
    isPublished: false,
    publicationDetails: null,
  },
  collaborators: [],
  selfIdentification: {},
  declaration: null,
  blockchainSignature: null,
  anchor: { state: "pending", chainId: 1, network: "Ethereum", blockNumber: null, blockTime: null },
  log: null,
  fileFingerprints: [],
  statements: [
    { kind: "corrected", by: "registrant", at: "2026-11-22T12:40:00Z" },
    { kind: "superseded", by: "registrant", at: "2026-11-22T13:40:00Z" },
    { kind: "sung", by: "collaborator", at: "2026-11-22T14:40:00Z" },
  ],
  corrections: { title: "The Lighthouse Keepers", keywords: [], materialType: "music", publication: null },
  supersededBy: "RSF-0123ABCDE",
};
const context = {
  lang: "en",
  validationUrl: "https://colophon.example/verify/RSF-7K2M9QX4T",
  renderedAt: "2026-11-23T15:00:00.000Z",
  isTestChain: false,
  asOf: "2026-11-23T12:00:00.000Z",
} as const;

test("the annex begins with what was said since, up to when, and the values of today", () => {
  const said = certificateFields(facts, context).annex.slice(0, 5);
  expect(said.map(({ label, text }) => [label, text.replaceAll("\u202F", " ")])).toEqual([
    [
      "Since registration, as of November 23, 2026 at 12:00 PM UTC",
      "November 22, 2026 at 12:40 PM UTC · Details corrected\n" +
        "November 22, 2026 at 1:40 PM UTC · There is a newer version: RSF-0123ABCDE\n" +
        "November 22, 2026 at 2:40 PM UTC · sung",
    ],
    ["Title, as corrected", "The Lighthouse Keepers"],
    ["Keywords, as corrected", "—"],
    ["Kind of work, as corrected", "Music"],
    ["First published, as corrected", "Not published"],
  ]);
});

test("an owner’s word that a dispute is settled is printed as the owner’s", () => {
  const at = "2026-11-22T12:40:00Z";
  const statements = ["registrant", "claimant"].map((by) => ({ kind: "settled", by, at }));
  const [said] = certificateFields({ ...facts, statements }, context).annex;
  expect(said?.text.split("\n").map((line) => line.split(" · ")[1])).toEqual([
    "The certificate holder says that a dispute is settled",
    "Dispute settled",
  ]);
});

test("of a certificate of which nothing was said, the annex says nothing of that", () => {
  const { annex } = certificateFields({ ...facts, statements: [], corrections: {} }, context);
  expect(annex[0]).toMatchObject({ label: "Title", text: "The Lighthouse Keeper" });
});

test.each(documentLanguages)("in %s every line has words of its own", (lang) => {
  const { annex } = certificateFields(facts, { ...context, lang });
  expect(annex[0]?.text.split("\n")).toHaveLength(3);
  expect(annex[0]?.text).toContain("RSF-0123ABCDE");
});

test("texts are cleaned where a PDF names its title and author, too", () => {
  const hostile = { title: "The\u202e Lighthouse\u2069", creator: { name: "\u2800A\u200bda", email: null } };
  const { texts } = certificateFields(
    { ...facts, ...hostile },
    { lang: "en", validationUrl: "", renderedAt: facts.registrationDate, isTestChain: false },
  );
  expect(texts).toMatchObject({ ip_title: "The Lighthouse", creator_name: "Ada" });
});

test("what machines may do is printed as it was registered, and each change with its date and its values", () => {
  const said = {
    ...facts,
    corrections: {},
    aiUse: { "train-generative": "allow" },
    aiInvolvement: { made: "assisted", text: "The sky" },
    statements: [
      {
        kind: "ai_use",
        by: "registrant",
        at: "2026-11-22T12:40:00Z",
        aiUse: { "train-generative": "refuse", sing: "allow" },
      },
      { kind: "ai_use", by: "registrant", at: "2026-11-22T13:40:00Z", aiUse: {} },
    ],
  } as const;
  const { annex } = certificateFields(said, context);
  const texts = annex.map(({ label, text }) => [label, text.replaceAll("\u202F", " ")]);
  expect(texts).toContainEqual([
    "Since registration, as of November 23, 2026 at 12:00 PM UTC",
    "November 22, 2026 at 12:40 PM UTC · New answers on use by machines (Training generative AI: refused, sing: allowed)\n" +
      "November 22, 2026 at 1:40 PM UTC · New answers on use by machines (nothing said)",
  ]);
  expect(texts).toContainEqual(["Use by machines", "Training generative AI: allowed"]);
  expect(texts).toContainEqual(["How it was made", "By people with the help of AI\nThe sky"]);
});

test.each(documentLanguages)("what machines may do has words of its own in %s", (lang) => {
  const aiUse = {
    "train-generative": "refuse",
    "train-other": "allow",
    index: "refuse",
    ground: "allow",
  } as const;
  const { annex } = certificateFields({ ...facts, aiUse }, { ...context, lang });
  const lines = annex.find(({ text }) => text.split("\n").length === 4)?.text.split("\n") ?? [];
  expect(new Set(lines).size).toBe(4);
  expect(lines.join("")).not.toMatch(/train-|index|ground/);
});
