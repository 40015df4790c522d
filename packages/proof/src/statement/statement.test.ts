import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeSaid } from "@colophon/testing/make-status";
import { refusal } from "@colophon/testing/refusal";
import { toBase64Url } from "../encoding/base64.ts";
import { toHex } from "../encoding/bytes.ts";
import type { PartlyShown } from "./hidden-fields.ts";
import {
  answersOf,
  buildStatementPayload,
  correctionsOf,
  hashStatementTypedData,
  headingOf,
  mayHide,
  maySay,
  parseStatement,
  readSaid,
  type Said,
  type SaidOfCertificate,
  type Speaker,
  SPEAKERS,
  STATEMENT_KINDS,
  type StatementHeading,
  statementTypedData,
} from "../statements.ts";

const owner: Speaker[] = ["registrant", "successor"];

/** Who may say what, by hand from the design of statements: a change of the table is a change of the format. */
const table: Record<string, Speaker[]> = {
  corrected: owner,
  superseded: owner,
  confirmed: ["collaborator"],
  declined: ["collaborator"],
  withdrawn: owner,
  transferred: owner,
  disputed: ["claimant"],
  answered: owner,
  settled: [...owner, "claimant", "registry"],
  noted: ["registry"],
  blocked: ["registry"],
  unblocked: ["registry"],
  ended: ["licensor", "licensee"],
  revoked: ["licensor"],
  ai_use: owner,
  erased: ["registry"],
};

describe("who may say what", () => {
  test("is known for every kind", () => {
    expect(Object.keys(STATEMENT_KINDS).toSorted()).toEqual(Object.keys(table).toSorted());
  });

  test.each(Object.entries(table))("%s is for %j", (kind, speakers) => {
    expect(SPEAKERS.filter((by) => maySay(kind, by))).toEqual(SPEAKERS.filter((by) => speakers.includes(by)));
  });

  test("is open for a kind that is not known", () => {
    expect(SPEAKERS.every((by) => maySay("sung", by) && maySay("constructor", by))).toBe(true);
  });
});

describe("a statement", () => {
  const content = {
    issuer: "https://registry.example",
    issuedAt: 1_760_000_000,
    vct: "https://registry.example/credentials/statement/v1",
    about: new Uint8Array(32).fill(7),
    kind: "withdrawn",
    by: "registrant" as const,
    salt32: new Uint8Array(32),
    digests: ["b", "a"],
  };

  test("has exactly these members", () => {
    expect(buildStatementPayload(content)).toEqual({
      iss: content.issuer,
      iat: content.issuedAt,
      vct: content.vct,
      about: toBase64Url(content.about),
      kind: "withdrawn",
      by: "registrant",
      _sd_alg: "sha-256",
      _sd: ["a", "b"],
      salt: toBase64Url(content.salt32),
    });
  });

  test("is not made of what the caller gets wrong", () => {
    const fails = (
      change: Partial<typeof content> | { by: Speaker },
      error: typeof TypeError | typeof RangeError,
    ) => expect(() => buildStatementPayload({ ...content, ...change })).toThrow(error);
    fails({ by: "claimant" }, TypeError);
    fails({ kind: "No word" }, TypeError);
    fails({ vct: "https://registry.example/credentials/registration/v1" }, TypeError);
    fails({ digests: ["a", "a"] }, TypeError);
    fails({ about: new Uint8Array(31) }, RangeError);
    fails({ salt32: new Uint8Array(31) }, RangeError);
    fails({ issuedAt: -1 }, RangeError);
  });

  test("is read back as it was made, and a record is none", () => {
    const { status, bundle } = makeSaid([{ kind: "withdrawn", by: "registrant", claims: { reason: "x" } }]);
    const read = parseStatement(status.statements[0]?.sdJwt ?? "");
    expect(read.payload).toMatchObject({ kind: "withdrawn", by: "registrant", about: status.about });
    expect(refusal(() => parseStatement(bundle.sdJwt))).toBe("bad_record_payload");
  });
});

describe("what a statement says", () => {
  const fields = { title: { old: "A", new: "B" }, publication: { old: null, new: { date: "2024" } } };

  test.each<[string, Record<string, unknown>]>([
    ["corrected", { fields, reason: "x" }],
    ["corrected", { fields: { keywords: { old: ["a"], new: [] } } }],
    ["superseded", { certificate: "RSF-ABCDEFGHJ" }],
    ["confirmed", { collaborator: 1, role: "editor", share: "33.33" }],
    ["declined", { collaborator: 2, share: "100.00" }],
    ["transferred", { to: "Somebody", rights: "All of them" }],
    ["answered", { text: "No", dispute: 0 }],
    ["blocked", { text: "By order", ground: "court_order" }],
    ["ai_use", { aiUse: { vocabulary: "colophon-uses/v1", "train-generative": "refuse" } }],
  ])("is read: %s %j", (kind, claims) => {
    expect(readSaid(kind, claims)).toEqual({ said: claims, others: [] });
  });

  test.each<[string, Record<string, unknown>]>([
    ["corrected", { fields: {} }],
    ["corrected", { fields: { creatorName: { old: "A", new: "B" } } }],
    ["corrected", { fields: { "file.1": { old: null, new: "B" } } }],
    ["corrected", { fields: { constructor: { old: "A", new: "B" } } }],
    ["corrected", { fields: { title: { new: "B" } } }],
    ["corrected", { fields: { title: { old: "A", new: "B", why: "C" } } }],
    ["corrected", { fields: { title: { old: "A", new: 7 } } }],
    ["corrected", { fields: { title: { old: "A", new: "B".repeat(1001) } } }],
    ["corrected", { fields: { publication: { old: null, new: { planet: "Mars" } } } }],
    ["corrected", { fields, text: "of another kind" }],
    ["superseded", { certificate: "LIC-ABCDEFGHJ" }],
    ["confirmed", { collaborator: 0 }],
    ["confirmed", { share: "33.3" }],
    ["confirmed", { share: "100.01" }],
    ["confirmed", { share: 33.33 }],
    ["disputed", { text: "x".repeat(2001) }],
    ["disputed", { text: "" }],
    ["answered", { dispute: 2 ** 32 }],
    ["noted", { ground: "Because" }],
    ["ai_use", { aiUse: { "train-other": "refuse" } }],
    ["ai_use", { aiUse: { vocabulary: "colophon-uses/v1", index: "perhaps" } }],
    ["withdrawn", { kind: "corrected" }],
    ["sung", { about: "x" }],
  ])("is refused: %s %j", (kind, claims) => {
    expect(refusal(() => readSaid(kind, claims))).toBe("bad_statement");
  });

  test("is not understood where this version does not know it", () => {
    expect(readSaid("sung", { song: "la", reason: "x" })).toEqual({ said: {}, others: ["song", "reason"] });
    expect(readSaid("withdrawn", { song: "la", reason: "x" })).toEqual({
      said: { reason: "x" },
      others: ["song"],
    });
  });

  test("of anything at all gives nothing but ProofError", () => {
    const claims = fc.dictionary(fc.constantFrom("fields", "reason", "aiUse", "share", "x"), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(STATEMENT_KINDS)), claims, (kind, given) => {
        refusal(() => readSaid(kind, given));
      }),
    );
  });
});

describe("a statement that withholds something", () => {
  const hides = (kind: string, said: Said, withheld: number) =>
    (["decides", "replaces", "words"] as const).filter((weight) => mayHide({ kind, said, withheld }, weight));

  test.each<[string, Said, number, string[]]>([
    ["declined", { collaborator: 1 }, 1, ["words"]],
    ["declined", {}, 1, ["decides", "words"]],
    ["settled", { text: "x" }, 1, ["decides"]],
    ["erased", {}, 1, ["decides"]],
    ["erased", { collaborator: 1 }, 1, ["decides"]],
    ["corrected", { reason: "x" }, 1, ["replaces"]],
    ["transferred", {}, 2, ["replaces", "words"]],
    ["superseded", { certificate: "RSF-ABCDEFGHJ" }, 3, ["words"]],
    ["disputed", { text: "x" }, 1, ["decides"]],
    ["disputed", {}, 2, ["decides", "words"]],
    // Its text alone: a dispute always has one, and perhaps no certificate.
    ["disputed", {}, 1, []],
    ["blocked", {}, 1, []],
    ["blocked", {}, 2, ["decides", "words"]],
    ["disputed", {}, 0, []],
    ["sung", {}, 3, []],
  ])("%s %j, %i withheld, may hide %j", (kind, said, withheld, expected) => {
    expect(hides(kind, said, withheld)).toEqual(expected);
  });

  test("makes nobody take an older value for the newest", () => {
    const change = (title: string): PartlyShown & { by: string } => ({
      kind: "corrected",
      by: "registrant",
      said: { fields: { title: { old: null, new: title }, medium: { old: null, new: title } } },
      withheld: 0,
    });
    const hidden = { kind: "corrected", by: "registrant", said: { reason: "x" }, withheld: 1 };
    const last = { ...hidden, said: { fields: { title: { old: "B", new: "C" } } } };
    expect(correctionsOf([change("A"), change("B")])).toEqual({ title: "B", medium: "B" });
    expect(correctionsOf([change("A"), hidden])).toEqual({});
    expect(correctionsOf([change("A"), hidden, last])).toEqual({ title: "C" });
    // Nobody but the owner of the moment corrects.
    const transferred = { kind: "transferred", by: "registrant", said: {}, withheld: 0 };
    expect(correctionsOf([{ ...change("A"), by: "successor" }])).toEqual({});
    expect(correctionsOf([transferred, change("A")])).toEqual({});
    expect(correctionsOf([transferred, { ...change("A"), by: "successor" }])).toMatchObject({ title: "A" });
    expect(correctionsOf([change("A"), { ...hidden, by: "successor" }])).toMatchObject({ title: "A" });
  });
});

test("the last answer of each person counts", () => {
  const answers = answersOf([
    { kind: "confirmed", at: 1, said: { collaborator: 1 } },
    { kind: "confirmed", at: 2, said: { collaborator: 2 } },
    { kind: "declined", at: 3, said: { collaborator: 1 } },
    { kind: "erased", at: 4, said: {} },
  ]);
  expect([...answers]).toEqual([
    [1, { state: "declined", at: 3 }],
    [2, { state: "confirmed", at: 2 }],
  ]);
});

describe("the heading", () => {
  const by = (kind: string, speaker: Speaker = "registrant", dispute?: number): SaidOfCertificate => ({
    kind,
    by: speaker,
    ...(dispute !== undefined && { said: { dispute } }),
  });
  const [corrected, superseded] = [by("corrected"), by("superseded")];
  const [withdrawn, transferred] = [by("withdrawn"), by("transferred")];
  const disputed = by("disputed", "claimant");
  const [blocked, unblocked] = [by("blocked", "registry"), by("unblocked", "registry")];

  test.each<[StatementHeading, SaidOfCertificate[]]>([
    ["valid", []],
    ["valid", [by("noted", "registry"), by("confirmed", "collaborator"), by("ai_use"), by("sung")]],
    ["corrected", [corrected]],
    ["transferred", [corrected, transferred]],
    ["superseded", [superseded, transferred, corrected]],
    ["disputed", [superseded, disputed]],
    ["disputed", [disputed, by("answered")]],
    ["superseded", [superseded, disputed, by("settled", "registry", 1)]],
    ["disputed", [disputed, disputed, by("settled", "claimant", 1)]],
    ["disputed", [disputed, by("settled", "registry")]],
    ["valid", [disputed, disputed, by("settled", "claimant", 1), by("settled", "registry", 0)]],
    // An owner's word does not end a dispute.
    ["disputed", [disputed, by("settled", "registrant", 0)]],
    ["disputed", [transferred, disputed, by("settled", "successor", 1)]],
    ["withdrawn", [disputed, withdrawn]],
    ["blocked", [withdrawn, disputed, blocked]],
    ["withdrawn", [withdrawn, blocked, unblocked]],
    ["blocked", [blocked, unblocked, blocked]],
    // A former or future owner changes nothing.
    ["transferred", [transferred, withdrawn]],
    ["withdrawn", [transferred, by("withdrawn", "successor")]],
    ["valid", [by("withdrawn", "successor")]],
    ["transferred", [transferred, by("transferred", "successor")]],
  ])("is %s", (heading, statements) => {
    expect(headingOf(statements)).toBe(heading);
  });
});

test("what a wallet signs is what viem 2.57.1 makes of the same typed data, and the format says", () => {
  const data = statementTypedData({
    about: toBase64Url(new Uint8Array(32).fill(7)),
    kind: "withdrawn",
    claims: { saidAt: 1_760_000_000, reason: "x", walletAddress: "0x" },
  });
  const contentHash = "4bafca5c85f669aa9f7150cfaf8d3e661f6011a919e668ca74ec46411ff36a6c";
  const hash = "25f6f893269a09cc8211777b803da1a5719f170361d4156e0f31ca33af9a5d84";
  expect(data.message.contentHash).toBe(`0x${contentHash}`);
  expect(toHex(hashStatementTypedData(data))).toBe(hash);
  const document = readFileSync(join(import.meta.dirname, "../../../../docs/format.md"), "utf8");
  for (const value of [contentHash, hash]) expect(document).toContain(value);
  const names = [...SPEAKERS, ...Object.keys(STATEMENT_KINDS)];
  const fields = Object.values(STATEMENT_KINDS).flatMap((rules): readonly string[] => rules.fields);
  for (const name of [...names, ...fields]) expect(document).toContain(`\`${name}\``);
});
