import { languages, letterText } from "@colophon/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { letterAsText } from "./letter-as-text.ts";
import { readAddresses } from "./read-addresses.ts";
import { letterTexts } from "./texts.ts";
import { type LetterFacts, writeNoticeLetter } from "./write-notice-letter.ts";

const facts: LetterFacts = {
  kind: "letter",
  language: "en",
  title: "The Lighthouse Keeper",
  creatorName: "A. Winter",
  registeredAt: "2026-11-24T10:00:00.000Z",
  fileCount: 1,
  disputes: [],
  certificateId: "RSF-ABCDEF123",
  url: "https://colophon.example/verify/RSF-ABCDEF123",
  rights: "owner",
  addresses: ["https://copies.example/a?x=1", "http://copies.example/b"],
  name: "Ada Winterbourne",
  email: "ada@example.org",
  postalAddress: "1 Loom Street\nMontréal",
  phone: "+1 555 0100",
  to: "",
};
const dispute = { n: 0, at: "2026-11-25T10:00:00.000Z", text: "I wrote it in 2019.", answer: null };
const partsOf = (given: Partial<LetterFacts>) =>
  new Map(writeNoticeLetter({ ...facts, ...given }).parts.map(({ element, ...part }) => [element, part]));
const seen = (text = ""): string => text.replaceAll(/[\u2068\u2069]/gu, "");

describe.each(languages)("in %s", (language) => {
  const texts = letterTexts[language];

  test("a DSA notice has the four elements of article 16(2), and no other", () => {
    const parts = partsOf({ kind: "dsa", language });
    expect([...parts.keys()]).toEqual(["a", "b", "c", "d"]);
    const { title } = writeNoticeLetter({ ...facts, kind: "dsa", language });
    expect(title).toContain("16");
    expect(title).toContain("2022/2065");
    // (a) A sufficiently substantiated explanation of the reasons.
    const a = seen(parts.get("a")?.text);
    for (const part of [
      facts.title,
      facts.certificateId,
      texts.dsa.a.rights.owner,
      texts.dsa.a.law,
      facts.url,
    ])
      expect(a).toContain(seen(part));
    // (b) The exact URLs.
    expect(seen(parts.get("b")?.text)).toBe(facts.addresses.join("\n"));
    // (c) Name and email address.
    expect(seen(parts.get("c")?.text)).toBe(`${facts.name}\n${facts.email}`);
    // (d) The statement of a bona fide belief, by itself.
    expect(parts.get("d")?.text).toBe(texts.dsa.d.text);
  });

  test("a DMCA notice has the six elements of § 512(c)(3)(A), and no other", () => {
    const parts = partsOf({ kind: "dmca", language });
    expect(new Set(parts.keys())).toEqual(new Set(["i", "ii", "iii", "iv", "v", "vi"]));
    for (const { heading } of parts.values()) expect(seen(heading)).toContain("512");
    for (const [element = "", { heading }] of parts) expect(seen(heading)).toContain(`(c)(3)(A)(${element})`);
    // (i) A signature, as typed.
    expect(seen(parts.get("i")?.text)).toBe(`/s/ ${facts.name}`);
    // (ii) The work.
    for (const part of [facts.title, facts.certificateId, texts.dmca.ii.rights.owner])
      expect(seen(parts.get("ii")?.text)).toContain(seen(part));
    // (iii) The material, and where it is.
    for (const address of facts.addresses) expect(parts.get("iii")?.text).toContain(address);
    // (iv) Address, telephone number and email.
    expect(seen(parts.get("iv")?.text)).toBe(
      [facts.name, facts.postalAddress, facts.phone, facts.email].join("\n"),
    );
    // (v) Good faith, one statement.
    expect(parts.get("v")?.text).toBe(texts.dmca.v.text);
    // (vi) Accuracy; and by itself, under penalty of perjury, the authority.
    expect(parts.get("vi")?.text.split("\n\n")).toEqual([
      texts.dmca.vi.accuracy,
      texts.dmca.vi.authority.owner,
    ]);
    expect(partsOf({ kind: "dmca", language, rights: "agent" }).get("vi")?.text).toContain(
      texts.dmca.vi.authority.agent,
    );
  });

  test.each(["letter", "dsa", "dmca"] as const)(
    "a %s says what was checked and what was not, names an open dispute, and leads to the proof",
    (kind) => {
      const answered = { ...dispute, answer: { at: "2026-11-26T10:00:00.000Z", text: "Here is my draft." } };
      const all = (given: Partial<LetterFacts>) =>
        seen(letterAsText(writeNoticeLetter({ ...facts, kind, language, ...given }), "today"));
      const text = all({ disputes: [answered] });
      for (const part of [
        texts.proof.unchecked,
        `${facts.url}#pack`,
        dispute.text,
        "Here is my draft.",
        "today",
        ...facts.addresses,
      ])
        expect(text).toContain(part);
      expect(all({ disputes: [dispute] })).toContain(texts.dispute.unanswered);
      expect(all({ disputes: [{ ...dispute, text: "" }] })).toContain(texts.dispute.gone);
      expect(all({})).not.toContain(texts.dispute.unanswered);
    },
  );

  test("no sentence depends on words that are missing", () => {
    const letter = writeNoticeLetter({ ...facts, language, creatorName: "", fileCount: 0 });
    expect(JSON.stringify(letter)).not.toMatch(/undefined|\u2068\u2069|\{\{/u);
    expect(letter.parts.every(({ text }) => text !== "")).toBe(true);
  });
});

test("the statutes’ statements are those of the statutes", () => {
  const { dsa, dmca } = letterTexts.en;
  expect(dmca.v.text).toContain(
    "good faith belief that use of the material in the manner complained of is not authorized by the copyright owner, its agent, or the law",
  );
  expect(dmca.vi.authority.agent).toMatch(
    /^Under penalty of perjury.* authorized to act on behalf of the owner of an exclusive right that is allegedly infringed\.$/,
  );
  expect(dsa.d.text).toMatch(
    /bona fide belief that the information and allegations contained .* are accurate and complete/,
  );
  expect(letterTexts.fr.dsa.d.text).toContain("exactes et complètes");
  expect(letterTexts.es.dsa.d.text).toContain("precisas y completas");
});

test("whatever strangers write turns nothing, hides nothing and ends no line of the letter", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      "a",
      " ",
      "\n",
      "\u202e",
      "\u2066",
      "\u2068",
      "\u2069",
      "م",
      "#",
      "\\",
      "\u200b",
      "\u0007",
      "\ud800",
    ),
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      hostile,
      hostile,
      fc.constantFrom("letter", "dsa", "dmca"),
      fc.constantFrom(...languages),
      (title, words, kind, language) => {
        const disputes = [{ ...dispute, text: words, answer: { at: dispute.at, text: title } }];
        const given = { ...facts, kind, language, title, creatorName: words, name: title, disputes };
        const text = letterAsText(writeNoticeLetter(given), "today");
        expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067\u200b]|(?!\n)\p{Cc}|\p{Cs}/u);
        for (const line of text.split("\n"))
          expect(line.replaceAll(/\u2068[^\u2068\u2069]*\u2069/gu, "")).not.toMatch(/[\u2068\u2069]/u);
        // The server, which cleans it once more, changes nothing.
        expect(letterText(text)).toBe(text.trim());
      },
    ),
  );
});

test.each([
  ["https://copies.example/a\n\n http://b.example/?q=1#x \nhttps://copies.example/a", 2, 0],
  ["copies.example", 0, 1],
  ["ftp://copies.example/a\njavascript:alert(1)", 0, 2],
  ["https://\nhttps://copies\nhttps://a b.example/", 0, 3],
  ["https://copies.example/\u202egnp.exe", 0, 1],
  ["https://例え.example/画像", 1, 0],
])("of %j, %d addresses are taken and %d refused", (text, taken, refused) => {
  const { addresses, wrong } = readAddresses(text);
  expect([addresses.length, wrong.length]).toEqual([taken, refused]);
});
