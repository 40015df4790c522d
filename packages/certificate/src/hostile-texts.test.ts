import { readFileSync } from "node:fs";
import fc from "fast-check";
import { isLong } from "@colophon/testing/is-long";
import { expect, test } from "vitest";
import type { PrintedFacts } from "./printed-facts.ts";
import { certificateFields } from "./certificate-fields.ts";
import { documentLanguages } from "./document-language.ts";
import { drawPage, fillCertificate } from "./fill-certificate.ts";
import { metrics } from "./metrics.ts";
import { parseTemplate } from "./parse-template.ts";

// Whatever people write: the page is well-formed, does nothing, stays in its boxes, and is the same every time.

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const source = read("../template/certificate.svg");
const template = parseTemplate(source);
const naughty = JSON.parse(read("../../../apps/server/testdata/strings/blns.json")) as string[];

const dangerous = [
  "</text><script>alert(1)</script>",
  `" onload="alert(1)`,
  "{{ip_title}}{{qr_caption}}",
  "constructor",
  "__proto__",
  "$& $1 $` $'",
  "]]><!--",
  "\u202Eevil\u2066\u200F",
  "\0\u0001\uFFFE\uD800 \uDC00",
  "漢字とかな交じり文「括弧」、。",
  "بسم الله with Latin 123 ١٢٣",
  "👩‍👩‍👧‍👦🏳️‍🌈 한국어 ไทย हिन्दी",
  "W".repeat(300),
  "ﷺ".repeat(40),
];

const text = fc.oneof(
  fc.constantFrom(...dangerous, ...naughty),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(fc.constantFrom(...dangerous), { maxLength: 8 }).map((parts) => parts.join(" ").slice(0, 2000)),
);

const person = fc.record({ givenName: text, familyName: text, email: fc.option(text) });
const anchor = fc.record({
  state: fc.constantFrom("pending" as const, "included" as const, "final" as const),
  chainId: fc.integer(),
  network: text,
  blockNumber: fc.option(fc.nat()),
  blockTime: fc.option(text),
});

const facts: fc.Arbitrary<PrintedFacts> = fc.record({
  title: text,
  description: text,
  links: fc.array(fc.record({ url: text, how: text, checkedAt: fc.double() }), { maxLength: 5 }),
  creator: fc.record({ name: text, email: fc.option(text) }),
  certificateId: text,
  registrationDate: fc.oneof(text, fc.constant("2026-11-20T10:31:07.000Z")),
  materialDetails: fc.record({
    type: text,
    medium: text,
    categories: fc.array(text, { maxLength: 4 }),
    copyrightRelation: text,
    isPublished: fc.boolean(),
    publicationDetails: fc.option(fc.record({ date: text, city: text, province: text })),
  }),
  collaborators: fc.array(person, { maxLength: 12 }),
  selfIdentification: fc.dictionary(text, text, { maxKeys: 3 }),
  declaration: fc.option(text),
  blockchainSignature: fc.option(text),
  anchor,
  log: fc.option(fc.record({ origin: text, index: fc.nat() })),
  fileFingerprints: fc.array(fc.record({ sha256: text, name: text, size: fc.nat(), mediaType: text }), {
    maxLength: 3,
  }),
});

const fill = (of: PrintedFacts, lang: (typeof documentLanguages)[number]) =>
  fillCertificate(
    template,
    certificateFields(of, {
      lang,
      validationUrl: "https://colophon.example/verify/RSF-7K2M9QX4T",
      renderedAt: "2026-11-21T15:00:00.000Z",
      isTestChain: false,
    }),
    { metrics },
  );

test("a certificate of anything is well-formed, inert, within its boxes and always the same", () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...documentLanguages), (of, lang) => {
      const filled = fill(of, lang);
      const page = drawPage(filled);
      expectInert(page);
      for (const layer of filled.layers) {
        expectInert(layer.svg);
        expect(layer.svg).not.toContain("<text");
      }
      const outside = filled.items.filter(
        ({ name, x, y, width }) =>
          width > (widths.get(name) ?? 0) + 0.01 || x - width / 2 < 80 || x + width / 2 > 920 || y > 1375,
      );
      expect(outside).toEqual([]);
      expect(drawPage(fill(of, lang))).toBe(page);
    }),
    { numRuns: isLong ? 60 : 20 },
  );
});

test("a text is put in once: what looks like a field of the template stays as it is written", () => {
  const title = "{{creator_name}}";
  const [sample] = fc.sample(facts, { seed: 1, numRuns: 1 });
  if (!sample) throw new Error("no sample");
  const { items } = fill({ ...sample, title }, "en");
  const shown = items.filter(({ name }) => name === "ip_title").flatMap(({ runs }) => runs);
  expect(shown.map(({ text: part }) => part).join("")).toBe(title);
});

const widths = new Map(
  [...source.matchAll(/data-fit="width=([\d.]+)[^>]*>\{\{(\w+)\}\}/g)].map(([, width, name = ""]) => [
    name,
    Number(width),
  ]),
);

const elements = new Set(["svg", "g", "path", "rect", "circle", "ellipse", "text", "tspan"]);

/** A strict reader of the XML that a page is made of: no comments, no instructions, no names but the template's. */
function expectInert(svg: string): void {
  const open: string[] = [];
  let at = 0;
  for (const match of svg.matchAll(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<&]*(?:&[#\w]+;[^"<&]*)*")*)(\/?)>/g)) {
    const [tag, closes, name = "", attributes = "", isEmpty] = match;
    expectText(svg.slice(at, match.index));
    at = match.index + tag.length;
    if (!elements.has(name)) throw new Error(`an element of its own: ${tag}`);
    if (/ (on\w+|href|style|src)=|url\(/.test(attributes)) throw new Error(`an attribute that acts: ${tag}`);
    if (closes !== "" && open.pop() !== name) throw new Error(`never opened: ${tag}`);
    if (closes === "" && isEmpty === "") open.push(name);
  }
  expectText(svg.slice(at));
  expect(open).toEqual([]);
}

function expectText(between: string): void {
  // oxlint-disable-next-line no-control-regex -- what XML forbids
  expect(between).not.toMatch(/[<>\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/);
  expect(between.isWellFormed()).toBe(true);
  expect(between.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
}
