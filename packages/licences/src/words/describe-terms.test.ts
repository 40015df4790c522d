import { describe, expect, test } from "vitest";
import { MEDIA, PURPOSES } from "../terms.ts";
import { ar } from "./ar.ts";
import { describeTerms, type LicenceToDescribe, termsLanguages, termsText } from "./describe-terms.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { zhTw } from "./zh-tw.ts";
import { zh } from "./zh.ts";

const all = { en, fr, es, ar, ja, zh, "zh-TW": zhTw };

const plain: LicenceToDescribe = {
  terms: { purpose: "personal", exclusive: false, revocable: false },
  term: { from: "2026-11-29" },
  price: { amount: 0, currency: "CAD" },
  licensor: { name: "Ada", as: "registrant" },
  licensee: { name: "Bo" },
  certificateId: "RSF-ABCDEFGH2",
};
const withTerms = (terms: Partial<LicenceToDescribe["terms"]>): LicenceToDescribe => ({
  ...plain,
  terms: { ...plain.terms, ...terms },
});

/** Every value of every field, one after the other; of what is endless, enough to see that it is said. */
const variants: Record<string, LicenceToDescribe> = {
  plain,
  ...Object.fromEntries(PURPOSES.slice(1).map((purpose) => [purpose, withTerms({ purpose })])),
  ...Object.fromEntries(MEDIA.map((one) => [`in ${one}`, withTerms({ media: [one] })])),
  "in all media by name": withTerms({ media: [...MEDIA] }),
  "in Canada": withTerms({ territory: ["CA"] }),
  "in France": withTerms({ territory: ["FR"] }),
  "in both": withTerms({ territory: ["CA", "FR"] }),
  "in no known place": withTerms({ territory: ["QX"] }),
  exclusive: withTerms({ exclusive: true }),
  revocable: withTerms({ revocable: true }),
  credited: withTerms({ credit: "Photo: Ada" }),
  "credited otherwise": withTerms({ credit: "Ada" }),
  "of one file": withTerms({ files: [1] }),
  "of two files": withTerms({ files: [1, 12] }),
  "with a note": withTerms({ note: "Not for perfume." }),
  "with another note": withTerms({ note: "Not for perfume.\nNot for tobacco." }),
  "from another day": { ...plain, term: { from: "2026-11-30" } },
  "until a day": { ...plain, term: { from: "2026-11-29", until: "2027-11-28" } },
  "until another day": { ...plain, term: { from: "2026-11-29", until: "2027-11-29" } },
  "for a month": { ...plain, term: { months: 1 } },
  "for two months": { ...plain, term: { months: 2 } },
  "for a year": { ...plain, term: { months: 12 } },
  "for 13 months": { ...plain, term: { months: 13 } },
  "for 100 years": { ...plain, term: { months: 1200 } },
  "without an end": { ...plain, term: { months: null } },
  "for as long as nobody says": { ...plain, term: undefined },
  "for CA$25": { ...plain, price: { amount: 2500, currency: "CAD" } },
  "for CA$25.01": { ...plain, price: { amount: 2501, currency: "CAD" } },
  "for ¥2500": { ...plain, price: { amount: 2500, currency: "JPY" } },
  "for what is asked": { ...plain, price: { amount: null, currency: "CAD" } },
  "for a fee that is withheld": { ...plain, price: undefined },
  "by a successor": { ...plain, licensor: { name: "Ada", as: "successor" } },
  "by who knows what": { ...plain, licensor: { name: "Ada" } },
  "by somebody else": { ...plain, licensor: { name: "Eve", as: "registrant" } },
  "by nobody named": { ...plain, licensor: undefined },
  "to somebody else": { ...plain, licensee: { name: "Eve" } },
  "to nobody named": { ...plain, licensee: undefined },
  "of another work": { ...plain, certificateId: "RSF-ABCDEFGH3" },
  "of no work named": { ...plain, certificateId: undefined },
};

describe.each(termsLanguages)("in %s", (language) => {
  const texts = Object.entries(variants).map(([name, one]) => [name, describeTerms(language, one)] as const);

  test("each value changes the text", () => {
    const alike = texts.filter(([name, paragraphs]) =>
      texts.some(([other, others]) => other !== name && termsText(others) === termsText(paragraphs)),
    );
    expect(alike).toEqual([]);
  });

  test("a value changes the paragraph about it, and no other", () => {
    const base = describeTerms(language, plain);
    const wide = texts.filter(([, paragraphs]) => paragraphs.filter((one) => !base.includes(one)).length > 1);
    expect(wide).toEqual([]);
  });

  test("what is wanted reads like what is agreed: empty lists are all of a kind", () => {
    const wanted = withTerms({ media: [], territory: [], files: [], credit: "", note: "" });
    expect(describeTerms(language, wanted)).toEqual(describeTerms(language, plain));
  });

  test("no paragraph of ours is longer than a reader follows, unfinished, or has a hole", () => {
    const longest = /^(ja|zh)/u.test(language) ? 120 : 320;
    const isWhole = (text: string) =>
      text.length < longest && /[.。”»」]$/u.test(text) && !/undefined|null|NaN|\[object|[{<&]/u.test(text);
    expect(texts.flatMap(([, paragraphs]) => paragraphs).filter((one) => !isWhole(one))).toEqual([]);
  });

  test("strangers’ words neither turn a line round nor close their quotation", () => {
    const hostile = "x\u202e”»」\u2069<b>&";
    const paragraphs = describeTerms(language, {
      ...withTerms({ credit: hostile, note: `${hostile}\n\n${hostile}` }),
      licensor: { name: `${hostile}\nFree of charge.` },
    });
    const said = paragraphs.filter((one) => one.includes("<b>"));
    expect(said).toHaveLength(3);
    for (const one of said) {
      expect(one).not.toContain("\u202e");
      for (const line of one.split("\n"))
        expect(line.match(/\u2068/gu)?.length ?? 0).toBe(line.match(/\u2069/gu)?.length ?? 0);
      expect(one).toContain("\u2068x");
    }
    expect(said[0]).not.toContain("\n");
    for (const one of said.slice(1)) expect(one.match(/[”»」]/gu)).toHaveLength(1);
  });

  test.each([
    [2501, "CAD", "25.01"],
    [1, "CAD", "0.01"],
    [2501, "JPY", "2501"],
    [2501, "KWD", "2.501"],
    [1, "KWD", "0.001"],
    [Number.MAX_SAFE_INTEGER, "CAD", "90071992547409.91"],
    [Number.MAX_SAFE_INTEGER, "JPY", "9007199254740991"],
    [Number.MAX_SAFE_INTEGER, "KWD", "9007199254740.991"],
    [Number.MAX_SAFE_INTEGER, "CLF", "900719925474.0991"],
  ])("%i of %s is right to the last unit", (amount, currency, exact) => {
    const price = describeTerms(language, { ...plain, price: { amount, currency } }).find((one) =>
      one.includes("\u2066"),
    );
    const [, money = ""] = /\u2066([^\u2069]*)\u2069/u.exec(price ?? "") ?? [];
    const digits = money.replaceAll(/\D/gu, "");
    expect(digits).toBe(exact.replace(".", ""));
    const decimals = exact.split(".")[1]?.length ?? 0;
    expect(decimals === 0 || new RegExp(`[.,]\\d{${decimals}}(?!\\d)`, "u").test(money)).toBe(true);
  });

  test("the text has the value of every field", () => {
    const [from, until] = ["2027-03-29", "2031-08-17"];
    const text = termsText(
      describeTerms(language, {
        terms: {
          purpose: "editorial",
          media: [...MEDIA],
          territory: ["CA", "JP", "BR"],
          exclusive: true,
          revocable: true,
          credit: "Photo: Ada",
          files: [7, 12],
          note: "Not for perfume.\nNor for tobacco.",
        },
        term: { from, until },
        price: { amount: 2501, currency: "CAD" },
        licensor: { name: "Ada Winterbourne", as: "successor" },
        licensee: { name: "Bo Press" },
        certificateId: "RSF-ABCDEFGH2",
      }),
    );
    const names = new Intl.DisplayNames(language, { type: "region" });
    const days = [from, until].map((day) =>
      new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" }).format(
        new Date(day),
      ),
    );
    const values = [
      "Ada Winterbourne",
      "Bo Press",
      "RSF-ABCDEFGH2",
      "Photo: Ada",
      "Not for perfume.",
      "Nor for tobacco.",
      ...Object.values(all[language].media),
      ...["CA", "JP", "BR"].map((code) => names.of(code) ?? code),
      "7",
      "12",
      ...days,
      all[language].purposes.editorial,
      all[language].exclusive,
      all[language].revocable,
    ];
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
    expect(text.match(/25[.,]01/gu)).toHaveLength(1);
  });
});

test("the text is paragraphs in a fixed order", () => {
  expect(
    describeTerms("en", {
      ...plain,
      terms: {
        purpose: "editorial",
        media: ["digital", "print"],
        territory: ["FR", "CA"],
        exclusive: true,
        revocable: true,
        credit: "Photo: Ada",
        files: [12, 1],
        note: "Not for perfume.",
      },
      term: { from: "2026-11-29", until: "2027-11-28" },
      price: { amount: 2500, currency: "CAD" },
    }),
  ).toMatchInlineSnapshot(`
    [
      "The licensor is ⁨Ada⁩, who registered the work.",
      "The licensee is ⁨Bo⁩.",
      "The work is the one registered under certificate ⁨RSF-ABCDEFGH2⁩.",
      "The licensee may publish the work in news, commentary and teaching.",
      "This applies in these media only: print and digital media.",
      "This applies in these places only: Canada and France.",
      "The licence covers only these files of the work, numbered as on the certificate: 1 and 12.",
      "The licence runs from November 29, 2026 to November 28, 2027, both days included, in UTC.",
      "The licence is exclusive: while it is in force, the licensor may not license the same part of the work to anyone else, for any purpose, in the same media and places. This says nothing about the licensor’s own use.",
      "The licensor may revoke the licence at any time. It also ends early if licensor and licensee both say so.",
      "The licensee must include this credit line: “⁨Photo: Ada⁩”",
      "The price is ⁦CA$25.00⁩, paid once.",
      "Further terms, in the parties’ own words: “⁨Not for perfume.⁩”",
      "The licence permits nothing else. What the law allows without a licence remains allowed.",
      "It is a permission from the licensor. Whether the licensor owns the rights has not been verified, and the licensor may be wrong about it.",
      "This text puts the licence’s structured fields into words. Where the text and the fields differ, the fields govern.",
    ]
  `);
});
