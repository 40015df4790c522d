import { documentLanguages } from "@colophon/certificate";
import { describe, expect, test } from "vitest";
import { fileKinds, kindOf, type PackFacts } from "./facts.ts";
import { readMe } from "./read-me.ts";
import { readMeHtml } from "./read-me-html.ts";

const sha256 = "0f".repeat(32);
const id = "RSF-0A1B2C3D4";
const inFolder = [
  `${id}.colophon.json`,
  `${id}.status.json`,
  "trust.json",
  "colophon-verify.mjs",
  "format.md",
  "record.jwt",
  "file-1.json",
  "issuer.pem",
  "checkpoint.txt",
  "checkpoint.tsr",
  "file-1.jpg",
  `${id}.earlier-1.tsr`,
  "earlier-1-chain.pem",
  "SHA256SUMS",
];
const facts: PackFacts = {
  certificateId: id,
  registry: "https://registry.example",
  madeAt: 1_764_394_800,
  madeBy: "page",
  files: [`${id}.pdf`, ...inFolder.map((name) => `evidence/${name}`)].map((path) => ({
    path,
    size: 1,
    sha256,
  })),
  padding: 2,
  works: [{ number: 1, ending: "jpg" }],
  statusAt: 1_764_394_000,
  tokens: [
    { time: 1_764_390_000, hasRoot: true },
    { time: 1_764_390_100, hasRoot: false },
  ],
  isInBitcoin: true,
  earlier: [
    { number: 1, kind: "rfc3161", about: sha256, token: { time: 1_761_390_000, hasRoot: false } },
    { number: 2, kind: "bundle" },
  ],
};
const commandsIn = (language: (typeof documentLanguages)[number], given = facts) =>
  readMe(given, language).flatMap((block) => (block.kind === "command" ? [block.text] : []));
const textsIn = (language: (typeof documentLanguages)[number]) =>
  readMe(facts, language).flatMap((block) =>
    block.kind === "command"
      ? []
      : block.kind === "files"
        ? block.rows.flatMap(({ label, text }) => [label, text])
        : [block.text],
  );

describe.each(documentLanguages)("the READ ME in %s", (language) => {
  test("has the same commands, and nothing left to fill in", () => {
    expect(commandsIn(language)).toEqual(commandsIn("en"));
    for (const text of textsIn(language)) expect(text).not.toMatch(/\{|\}|^\s|\s$| {2}/);
    expect(textsIn(language)).toHaveLength(textsIn("en").length);
  });

  test("names each file once, and every program by which it is checked", () => {
    const html = readMeHtml(readMe(facts, language), language);
    for (const { path } of facts.files) expect(html.split(`<b>${path}</b>`)).toHaveLength(2);
    expect(html).toMatch(new RegExp(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`));
  });

  test("is of its own language", () => {
    const letters = textsIn(language).join(" ");
    const script = { ar: /\p{Script=Arabic}/gu, ja: /\p{Script=Hiragana}/gu, zh: /\p{Script=Han}/gu }[
      language.slice(0, 2)
    ];
    expect((letters.match(script ?? /\p{Script=Latin}/gu) ?? []).length).toBeGreaterThan(500);
    const english = new Set(language === "en" ? [] : textsIn("en").filter(({ length }) => length > 20));
    expect(textsIn(language).filter((text) => english.has(text))).toEqual([]);
  });
});

test("begins with the comparison of whom to trust", () => {
  expect(commandsIn("en").slice(0, 2)).toEqual([
    "openssl dgst -sha256 trust.json colophon-verify.mjs",
    "cmp trust.json trust-elsewhere.json && echo same",
  ]);
});

test("has no step for what isn't in the pack", () => {
  const bare: PackFacts = {
    ...facts,
    files: [],
    works: [],
    tokens: [],
    isInBitcoin: false,
    earlier: [],
    statusAt: undefined,
  };
  expect(commandsIn("en", bare)).toHaveLength(7);
  expect(commandsIn("en", bare).join(" ")).not.toMatch(/node |ots |openssl ts|file-1|\.pdf/);
});

test("every kind of file is recognised by its name", () => {
  const found = new Set(facts.files.map(({ path }) => kindOf(path)));
  expect([...fileKinds].filter((kind) => !found.has(kind))).toEqual([]);
});
