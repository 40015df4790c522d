import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languages } from "@colophon/api";
import { readTerms, termsText } from "@colophon/licences";
import type { LicenceState } from "@colophon/proof/licences";
import { run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { beforeAll, describe, expect, test } from "vitest";
import { licenceFields } from "./licence-fields.ts";
import { licenceWords } from "./licence-words.ts";
import { makeLicenceDocument, type ShownLicence } from "./licence-maker.ts";
import { licenceTexts } from "./licence-texts.ts";
import { loadTypst } from "./load-typst.ts";
import { openDocumentSigner } from "./document-signer.ts";
import { openPageRenderer, type PageJob } from "./page-renderer.ts";

const folder = makeTemporaryFolder("colophon-licences-");
const terms = {
  vocabulary: "colophon-licence-terms/v1",
  purpose: "commercial",
  media: ["print"],
  territory: ["CA", "JP"],
  exclusive: true,
  revocable: false,
  credit: "Photo: Ada",
  note: `Not for perfume. ${"And never beside an advertisement for it. ".repeat(40)}`,
};
const shown: ShownLicence = {
  id: "LIC-7Q2M8XK4D",
  title: "The Lighthouse Keeper’s Daughter",
  state: "in_force",
  issuedAt: "2026-11-29T06:40:00.000Z",
  log: { origin: "colophon.example/log", index: 1234 },
  claims: {
    licensor: { name: "Ada Ní Bhriain", as: "registrant" },
    licensee: { name: "Harbour & Finch Ltd." },
    work: { certificate: "RSF-8M2K7QX4D", record: "x".repeat(43) },
    terms,
    termsText: { language: "en", sha256: "y".repeat(43) },
    from: "2026-12-01",
    until: "2028-11-30",
    fee: { amount: 250_000, currency: "CAD" },
  },
  file: '{"format":"colophon-licence/v1"}',
  status: '{"format":"colophon-status/v1"}',
};
const facts = {
  ...shown,
  madeAt: shown.issuedAt,
  validationUrl: "https://colophon.example/verify/LIC-7Q2M8XK4D",
};

describe("a licence as a document", () => {
  let render: (job: PageJob) => Promise<Uint8Array>;
  beforeAll(async () => {
    render = await openPageRenderer(await loadTypst());
  });
  const make = async (licence: ShownLicence, lang: (typeof languages)[number], name: string) => {
    const signer = openDocumentSigner({ keysDir: folder, name: "colophon.example" });
    const documents = { pool: { run: render }, signer, timeStamp: undefined };
    const bytes = await makeLicenceDocument(
      { config: { publicUrl: "https://colophon.example" }, documents },
      licence,
      lang,
    );
    const file = path.join(folder, `${name}.pdf`);
    writeFileSync(file, bytes);
    return { bytes: Buffer.from(bytes).toString("latin1"), file };
  };

  test("is signed, and carries its file and its status under names that no certificate's reader takes", async () => {
    const { bytes } = await make(shown, "en", "attached");
    expect(bytes).toContain("/SubFilter /ETSI.CAdES.detached");
    expect(bytes).toContain("/Reason (LIC-7Q2M8XK4D)");
    const names = [...bytes.matchAll(/\/UF ?\(([^)]*)\)/gu)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set(["LIC-7Q2M8XK4D.licence.json", "LIC-7Q2M8XK4D.licence-status.json"]),
    );
    expect(bytes).toContain("<pdfaid:part>3</pdfaid:part>");
  });

  test.each(languages)("says the terms in full in %s", async (lang) => {
    const { file } = await make(shown, lang, lang);
    const { output } = run("pdftotext", ["-layout", file, "-"]);
    expect(output).toContain("LIC-7Q2M8XK4D");
    expect(output).toContain("RSF-8M2K7QX4D");
    expect(output).toContain("Photo: Ada");
    expect(output.match(/advertisement/gu)).toHaveLength(40);
    expect(output).not.toContain("〓");
  });

  test("prints the words that were agreed to, not today's, and carries them to the last byte", async () => {
    const paragraphs = [
      "The licensor, as this was said in 2019.",
      "Further terms: “\u2068No.\n\nNever.\u2069”",
    ];
    const { file, bytes } = await make({ ...shown, agreed: { language: "en", paragraphs } }, "en", "agreed");
    const { output } = run("pdftotext", [file, "-"]);
    expect(output).toContain("as this was said in 2019");
    expect(output).not.toContain("Not for perfume");
    expect(bytes).toContain("LIC-7Q2M8XK4D.terms.txt");
    run("pdfdetach", ["-savefile", "LIC-7Q2M8XK4D.terms.txt", "-o", path.join(folder, "terms.txt"), file]);
    expect(readFileSync(path.join(folder, "terms.txt"), "utf8")).toBe(termsText(paragraphs));
    // In another language they are said by the fields, and carried as they were agreed to.
    const french = await make({ ...shown, agreed: { language: "en", paragraphs } }, "fr", "agreed-fr");
    expect(run("pdftotext", [french.file, "-"]).output).toContain("Not for perfume");
    expect(french.bytes).toContain("LIC-7Q2M8XK4D.terms.txt");
  });

  test("shows nothing of what its reader may not see, and says so", async () => {
    const { work } = shown.claims;
    const { file } = await make({ ...shown, title: "", claims: { ...(work && { work }) } }, "en", "withheld");
    const { output } = run("pdftotext", [file, "-"]);
    expect(output).not.toMatch(/Ada|Harbour|Lighthouse|Commercial|2,500|December/u);
    expect(output).toContain("RSF-8M2K7QX4D");
    expect(output).toContain("Not shown");
  });
});

test.each(languages)("in %s, each state but being in force is said beneath the names, too", (lang) => {
  const states: LicenceState[] = ["in_force", "not_begun", "expired", "ended", "revoked", "blocked"];
  const lines = states.map((state) => licenceFields({ ...facts, state }, lang).texts);
  expect(new Set(lines.map(({ date_line }) => date_line)).size).toBe(states.length);
  expect(lines[0]?.date_line).toBe("");
  expect(new Set(lines.map(({ notary_name }) => notary_name)).size).toBe(states.length);
});

test("every language has words of its own for everything", () => {
  const written = languages.map((lang) => JSON.stringify(licenceTexts[lang]));
  expect(new Set(written).size).toBe(languages.length);
});

test("terms of another vocabulary are not said in part", () => {
  const claims = { ...facts.claims, terms: { ...terms, vocabulary: "colophon-licence-terms/v2" } };
  expect(readTerms(claims.terms)).toBeUndefined();
  expect(licenceWords({ claims }, "en")).toEqual([]);
  expect(licenceFields({ ...facts, claims }, "en").texts.ip_type).toBe("Not shown");
});
