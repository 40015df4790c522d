/// <reference types="vite/client" />
import { gzipSync } from "node:zlib";
import { declarationVersion, languages } from "@colophon/api";
import { describe, expect, test } from "vitest";
import format from "../../../../docs/format.md?raw";

const files = Object.entries(
  import.meta.glob<string>("../../public/locales/*/*.json", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).map(([path, file]) => {
  const [language = "", name = ""] = path.split("/").slice(-2);
  return [language, name, file] as const;
});
const englishOf = (wanted: string) =>
  textsOf(files.find(([language, name]) => language === "en" && name === wanted)?.[2] ?? "{}");

/** Names and codes that are the same in every language. */
const names =
  /Colophon|Node\.js|Tomb Rider|MetaMask|Ethereum|Polygon|Arbitrum|SHA-256|JPEG|PNG|GIF|WebP|SVG|PDF|JSON|QR(?: Code)?|MB|Stripe|\b(?:IP|AI)\b|PUBLIC_URL|CHECKPOINT_GUARD|CHAIN_(?:ID|RPC_URL)|synchronous_standby_names|NTP|After a lost database|Two roles|OpenTimestamps|\.(?:ots|tsr|json)\b|\bkB\b|\bhttps\b|\bCSV\b|\.csv\b|UTF-8|OpenSSL|Debian|ZIP|FAILED\.txt|C2SP tlog-proof|IPTC\/PLUS|XMP|C2PA|\bFILE\b|\bDNS(?:SEC)?\b|\bTXT\b|\brel=me\b|\b(?:nofollow|sponsored|ugc)\b|(?:https:\/\/)?\b[a-z]+\.example(?:\/[a-z]+)?\b|blockstream\.info|mempool\.space|\b(?:Alt|Enter|Delete)\b/g;
const placeholder = /\{\{[^}]*\}\}/g;

/** Typographic slips in all languages, and in single ones. */
const slips = /^\s|\s$| {2}|^$|[!！¡'"\u2066-\u2069]/;
const slipsIn: Record<string, RegExp> = {
  ar: /[,;?]/,
  es: /^[^¿]*\?|\s[;:?]/,
  fr: /[^\u202f][;:?»]|«[^\u202f]/,
  ja: /[,;?]/,
  zh: /[,;?]/,
  "zh-TW": /[,;?“”]/,
};

test("every language has every file", () => {
  const pages = new Set(files.map(([, page]) => page));
  expect(pages.size).toBeGreaterThan(1);
  expect(files).toHaveLength(languages.length * pages.size);
});

test.each(languages)("what every page loads is small in %s", (language) => {
  const [, , file = ""] = files.find(([one, name]) => one === language && name === "translation.json") ?? [];
  expect(file).not.toBe("");
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(language === "en" ? 28_000 : 33_000);
});

describe.each(files)("%s/%s", (language, page, file) => {
  const texts = [...textsOf(file)];
  const english = englishOf(page);

  test("is one of the product's languages", () => {
    expect(languages).toContain(language);
  });

  test("is written as JSON.stringify writes it, each key once", () => {
    expect(file).toBe(`${JSON.stringify(JSON.parse(file), null, 2)}\n`);
  });

  test("has every key, in the order of English, and the plural forms of its own rules", () => {
    expect(texts.map(([key]) => key)).toEqual(
      [...english.keys()].flatMap((key) => pluralForms(language, key)),
    );
  });

  test("has the placeholders of English; the smallest plural forms may omit the count", () => {
    const wrong = texts.filter(([key, text]) => {
      const found: string[] = text.match(placeholder) ?? [];
      const inEnglish = english.get(key.replace(/_(zero|one|two|few|many)$/, "_other"))?.match(placeholder);
      const expected = (inEnglish ?? []).filter(
        (name) => !/^\{\{count\b/.test(name) || !/_(zero|one|two)$/.test(key) || found.includes(name),
      );
      return found.length !== expected.length || !expected.every((name) => found.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  test("is tidy: no text empty, no stray space, no slip of typography", () => {
    const untidy = texts.filter(([key, text]) => {
      // The specification quotes it with this apostrophe.
      if (language === "en" && key === "language.notSaved") return false;
      const filled = text.replaceAll(placeholder, "x");
      return slips.test(filled) || slipsIn[language]?.test(filled);
    });
    expect(untidy).toEqual([]);
  });
});

test.each(files.filter(([language]) => language !== "en"))(
  "%s/%s has no English left",
  (language, page, file) => {
    const english = englishOf(page);
    const left = [...textsOf(file)].filter(([key, text]) => {
      const words =
        text
          .replaceAll(placeholder, "")
          .replaceAll(names, "")
          .match(/[A-Za-z]{2,}/g) ?? [];
      return /^(ar|ja|zh)/.test(language) ? words.length > 0 : words.length > 1 && text === english.get(key);
    });
    expect(left).toEqual([]);
  },
);

test("the declaration is documented verbatim with the format, under its version", () => {
  const words = englishOf("translation.json").get("registration.declaration") ?? "";
  expect(words).not.toBe("");
  expect(format).toContain(`| \`${declarationVersion}\` | ${words} |`);
});

/** The texts of a translation file by their full keys. */
function textsOf(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string) => {
    if (typeof value === "string") texts.set(key, value);
    else
      for (const [name, part] of Object.entries(value ?? {}))
        collect(part, key === "" ? name : `${key}.${name}`);
  };
  collect(JSON.parse(file), "");
  return texts;
}

/** English has the plural forms `_one` and `_other`; another language has those of its own rules. */
function pluralForms(language: string, key: string): string[] {
  if (key.endsWith("_one")) return [];
  if (!key.endsWith("_other")) return [key];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return ["zero", "one", "two", "few", "many", "other"]
    .filter((category) => pluralCategories.some((one) => one === category))
    .map((category) => key.replace(/other$/, category));
}
