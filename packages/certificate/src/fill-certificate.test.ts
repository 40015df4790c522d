import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { PrintedFacts } from "./printed-facts.ts";
import { certificateFields } from "./certificate-fields.ts";
import { type DocumentLanguage, documentLanguages } from "./document-language.ts";
import { drawQr } from "./draw-qr.ts";
import { drawPage, fillCertificate } from "./fill-certificate.ts";
import { metrics } from "./metrics.ts";
import { parseTemplate } from "./parse-template.ts";

const template = parseTemplate(readFileSync(new URL("../template/certificate.svg", import.meta.url), "utf8"));

const facts: PrintedFacts = {
  title: "The Lighthouse Keeper’s Daughter",
  description: "Nine linked stories.",
  creator: { name: "Margaret O’Connell", email: null },
  certificateId: "RSF-7K2M9QX4T",
  registrationDate: "2026-11-20T10:31:07.000Z",
  materialDetails: {
    type: "book",
    medium: "literary",
    categories: ["literary"],
    copyrightRelation: "licensee",
    isPublished: false,
    publicationDetails: null,
  },
  collaborators: [],
  selfIdentification: {},
  declaration: "2026-11-22",
  blockchainSignature: "0x8f3a61c2d97e04b5fa1c6e2290d4b7735ce8810f4a9db26e37c05fd1189a4be2",
  anchor: {
    state: "final",
    chainId: 137,
    network: "Polygon",
    blockNumber: 65_123_456,
    blockTime: "2026-11-20T10:40:11.000Z",
  },
  log: { origin: "colophon.example/log", index: 1233 },
  fileFingerprints: [],
};

function fill(changes: Partial<PrintedFacts>, lang: DocumentLanguage = "en", { isTestChain = false } = {}) {
  const fields = certificateFields(
    { ...facts, ...changes },
    {
      lang,
      validationUrl: "https://colophon.example/verify/RSF-7K2M9QX4T",
      renderedAt: "2026-11-21T15:00:00.000Z",
      isTestChain,
    },
  );
  const filled = fillCertificate(template, fields, { metrics });
  const lines = (name: string) =>
    filled.items
      .filter((item) => item.name === name)
      .map(({ runs }) => runs.map(({ text }) => text).join(""));
  return { ...filled, svg: drawPage(filled), lines };
}

test("a certificate that fits its page needs no annex", () => {
  const { lines, annex, svg } = fill({});
  expect(lines("ip_title")).toEqual(["The Lighthouse Keeper’s Daughter"]);
  expect(lines("blockchain_hash")).toEqual(["ETH-0x8f3a61c2"]);
  expect(lines("registration_date")).toEqual(["November 20, 2026 at 10:31 AM UTC"]);
  expect(annex.entries).toEqual([]);
  expect(svg).not.toMatch(/\{\{|data-fit|data-stack/);
});

describe("links that the registrant controlled", () => {
  const checkedAt = Date.UTC(2026, 10, 24) / 1000;
  const domain = { url: "https://xn--mnchen-3ya.example/", how: "dns", checkedAt };

  test("are on the page, with the day of our look", () => {
    const { lines, annex } = fill({ links: [domain, { ...domain, url: "https://b.example/" }] });
    expect(lines("links")).toEqual([
      "who controlled xn--mnchen-3ya.example (münchen.example) (checked by us on November 24, 2026)",
      "who controlled b.example (checked by us on November 24, 2026)",
    ]);
    expect(annex.entries).toEqual([]);
  });

  test("are all in the annex where one is only a page, of which less is said", () => {
    const page = { url: "https://example.org/amina", how: "text", checkedAt };
    const { lines, annex } = fill({ links: [domain, page, { ...page, how: "later", checkedAt: 9e15 }] });
    expect(lines("links")).toHaveLength(1);
    expect(annex.entries).toHaveLength(1);
    const [, code, later] = annex.entries[0]?.text.split("\n") ?? [];
    expect(code).toContain(
      "On November 24, 2026, the page example.org/amina contained a code given to whoever registered the work.",
    );
    expect(code).not.toContain("controlled");
    expect(later).toBe("example.org/amina, checked by us on 9000000000000000 (later)");
  });

  test.each(documentLanguages)("say in %s which name, and when", (lang) => {
    const page = { url: "https://example.org/amina", how: "rel-me", checkedAt };
    const { annex } = fill({ links: [domain, page] }, lang);
    const text = annex.entries[0]?.text ?? "";
    expect(text).toContain("xn--mnchen-3ya.example (münchen.example)");
    expect(text).toContain("example.org/amina");
    expect(text.match(/24/g)).toHaveLength(2);
  });
});

describe("the sentence ends with its date", () => {
  const pending = {
    blockchainSignature: null,
    anchor: { ...facts.anchor, state: "pending" as const, blockNumber: null, blockTime: null },
  };

  test.each([
    ["by when, if a public chain proves it", {}, false, "no later than November 20, 2026"],
    [
      "else that we say so, and why",
      pending,
      false,
      "on November 20, 2026, according to us. Independent proof of the date is on its way.",
    ],
    [
      "never by when, of a test chain",
      {},
      true,
      "on November 20, 2026, according to us. A test blockchain can’t prove a date.",
    ],
    [
      "nor of a chain that could not be asked",
      { blockchainSignature: null },
      false,
      "on November 20, 2026, according to us. Independent proof of the date wasn’t checked.",
    ],
    [
      "nor of a log that ended without one",
      { ...pending, anchor: { ...pending.anchor, state: "ended" as const } },
      false,
      "on November 20, 2026, according to us. No blockchain proves the date: the public log has ended.",
    ],
  ])("%s", (_name, changes, isTestChain, line) => {
    expect(fill(changes, "en", { isTestChain }).lines("date_line")).toEqual([line]);
  });

  test("a draft has none", () => {
    expect(fill({ ...pending, log: null }).lines("date_line")).toEqual([]);
  });
});

const someone = { number: 1, givenName: "Haruka", familyName: "Sato", email: null };

test("who hasn’t answered is said beside the name, without an annex", () => {
  const answer = { state: "unanswered" as const, at: null };
  const { lines, annex } = fill({ collaborators: [{ ...someone, answer }] });
  expect(lines("collaborators")).toEqual(["Collaborators · Haruka Sato (has not answered)"]);
  expect(annex.entries).toEqual([]);
  const said = { state: "confirmed" as const, at: "2026-11-22T14:40:00Z" };
  const confirmed = fill({ collaborators: [{ ...someone, answer: said }] });
  expect(confirmed.lines("collaborators")).toEqual(["Collaborators · Haruka Sato"]);
  expect(confirmed.annex.entries).toHaveLength(1);
});

test.each([
  ["en", "The sea returned the letters that nobody had written. "],
  ["ar", "أعاد البحر الرسائل التي لم يكتبها أحد قط. "],
  ["ja", "誰も書かなかった手紙を海が返した話。"],
] as const)("in %s, a title of any length leaves room for what follows, above the table", (lang, words) => {
  for (const length of [60, 120, 250, 300]) {
    const { items, annex } = fill(
      {
        title: words.repeat(20).slice(0, length),
        creator: { name: "Margaret O’Connell ".repeat(3).trim(), email: "margaret@writers.example" },
        description: "Nine linked stories. ".repeat(40),
        collaborators: [someone],
      },
      lang,
    );
    const baseline = (name: string) => Math.max(...items.filter((it) => it.name === name).map(({ y }) => y));
    const stack = ["ip_title", "creator_name", "date_line", "collaborators"].map(baseline);
    expect(stack).toEqual(stack.toSorted((a, b) => a - b));
    expect(Math.max(...stack, baseline("ip_description"))).toBeLessThan(784);
    // What has no room on the page is not lost.
    expect(annex.entries.some(({ text }) => text.startsWith("Nine linked stories."))).toBe(true);
  }
});

test("the QR code is black on white, 200 units wide, and without a caption", () => {
  const { svg, lines } = fill({});
  const { path, modules } = drawQr("https://colophon.example/verify/RSF-7K2M9QX4T");
  expect(lines("qr_caption")).toEqual([]);
  // No fill is black, SVG's own; the white field around it is the quiet zone.
  expect(svg).toContain(
    `<path d="${path}" transform="translate(122 1132) scale(${200 / modules})" shape-rendering="crispEdges"/>`,
  );
  expect(svg).toContain('<rect x="98" y="1108" width="248" height="248" fill="#fff"');
  expect(/^<svg[^>]*>/.exec(svg)?.[0]).not.toContain("fill");
});

test("every field that the specification names is on the page, and the time at which it was made", () => {
  const { lines } = fill({});
  const values = {
    ip_title: "The Lighthouse Keeper’s Daughter",
    creator_name: "Margaret O’Connell",
    registration_date: "November 20, 2026 at 10:31 AM UTC",
    token_id: "",
    ip_description: "Nine linked stories.",
    blockchain_hash: "ETH-0x8f3a61c2",
    validation_url: "https://colophon.example/verify/RSF-7K2M9QX4T",
    ip_type: "Book",
    certificate_id: "RSF-7K2M9QX4T",
  };
  const shown = Object.keys(values).map((name) => [name, lines(name).join(" ")]);
  expect(Object.fromEntries(shown)).toEqual(values);
  expect(lines("witness_name").join(" ")).toContain("colophon.example/log");
  expect(lines("notary_name").join(" ")).toContain("Polygon");
  expect(lines("timestamp").join(" ")).toContain("November 21, 2026 at 3:00 PM UTC");
});

test("a page says what was declared and what was not verified", () => {
  const { lines } = fill({});
  expect(lines("copyright_relation")).toEqual(["Licensee, by their own declaration"]);
  expect(lines("declared").join()).toMatch(
    /^Whoever registered the work has declared that these details are true/,
  );
  expect(lines("not_verified")).toEqual([
    "We haven’t checked who this person is. This certificate doesn’t prove who made the work.",
  ]);
  const withEmail = fill({ creator: { name: "Margaret", email: "m@writers.example" } });
  expect(withEmail.lines("not_verified").join()).toContain(
    "confirmed this person’s email address, not who they are",
  );
  const { materialDetails } = facts;
  const old = fill({ declaration: null, materialDetails: { ...materialDetails, copyrightRelation: "" } });
  expect([...old.lines("declared"), ...old.lines("copyright_relation")]).toEqual([]);
});

test("of hidden files, the page says how many there are", () => {
  expect(fill({}).lines("file_name")).toEqual(["No file fingerprint"]);
  expect(fill({ fileCount: 20 }).lines("file_name")).toEqual(["20 files, not shown"]);
});

test("no letter of a file's name hangs into the fingerprint below it", () => {
  for (const name of ["رواية حارسة المنارة في خليج الريح.pdf", "Jägerzug, fjord.pdf"]) {
    const { items } = fill({ fileFingerprints: [{ sha256: "ab".repeat(32), name, size: 1, mediaType: "" }] });
    const [above, below] = ["file_name", "file_fingerprint"].map((each) =>
      items.find((item) => item.name === each),
    );
    const size = Math.max(...(above?.runs ?? []).map((run) => run.size));
    // Of its size, Amiri hangs some 0.55 below the line; figures rise 0.65 above it.
    const top = (below?.y ?? 0) - 0.65 * (below?.runs[0]?.size ?? 0);
    expect(top).toBeGreaterThan((above?.y ?? Infinity) + 0.55 * size);
  }
});

test("a transaction is printed only when it is final", () => {
  for (const state of ["pending", "included"] as const) {
    const { svg, lines } = fill({ anchor: { ...facts.anchor, state } });
    expect(svg).not.toContain("8f3a61c2");
    expect(lines("notary_name")).toEqual(["On its way"]);
    expect(lines("label_date_proof")).toEqual(["DATE PROOF"]);
  }
  const { lines } = fill({ anchor: { ...facts.anchor, state: "ended" } });
  expect(lines("notary_name")).toEqual(["None"]);
  expect(fill({}).lines("label_date_proof")).toEqual(["REGISTERED NO LATER THAN"]);
  expect(fill({}, "en", { isTestChain: true }).lines("label_date_proof")).toEqual(["DATE PROOF"]);
});

test("another clock proves the date where no public chain does", () => {
  const time = Date.parse("2026-11-20T12:40:00Z") / 1000;
  const pending = { blockchainSignature: null, anchor: { ...facts.anchor, state: "pending" as const } };
  const bitcoin = { clock: { by: { kind: "bitcoin", height: 900_000 }, time } };
  const authority = { clock: { by: { kind: "authority", operator: "DigiCert" }, time } };
  const shown = "November 20, 2026 at 12:40 PM UTC";
  for (const { lines } of [
    fill({ ...pending, ...bitcoin }),
    fill({ ...pending, ...bitcoin, anchor: { ...facts.anchor, state: "ended" } }),
    fill(bitcoin, "en", { isTestChain: true }),
  ]) {
    expect(lines("label_date_proof")).toEqual(["REGISTERED NO LATER THAN"]);
    expect(lines("notary_name").join(" ")).toBe(`Bitcoin, block 900,000 ${shown}`);
    expect(lines("date_line").join(" ")).toContain("no later than November 20, 2026");
  }
  expect(fill({ ...pending, ...bitcoin }).lines("blockchain_hash")).toEqual(["Bitcoin, block 900,000"]);
  const { lines } = fill({ ...pending, ...authority });
  expect(lines("notary_name").join(" ")).toBe(`Timestamp by DigiCert ${shown}`);
  expect(lines("date_line").join(" ")).toContain("no later than November 20, 2026, according to DigiCert");
  expect(lines("blockchain_hash")).toEqual(["On its way"]);
  // The anchor is on a public chain, which also shows that the log has one history.
  expect(fill(bitcoin).lines("notary_name").join(" ")).toContain("Polygon");
});

test.each(documentLanguages)("in %s, who proves the date has room in its place", (lang) => {
  const time = Date.parse("2026-11-20T12:40:00Z") / 1000;
  const pending = { blockchainSignature: null, anchor: { ...facts.anchor, state: "pending" as const } };
  for (const by of [
    { kind: "authority", operator: "GlobalSign" },
    { kind: "bitcoin", height: 1_000_000 },
  ]) {
    const { lines } = fill({ ...pending, clock: { by, time } }, lang);
    expect(lines("notary_name").length).toBeGreaterThan(1);
    expect([...lines("notary_name"), ...lines("date_line")].join()).not.toContain("…");
  }
});

test("what the page has no room for is in the annex, whole", () => {
  const description = "word ".repeat(400).trim();
  const { lines, annex } = fill({ description });
  expect(lines("ip_description").at(-1)).toMatch(/…$/);
  expect(annex.entries).toMatchObject([{ label: "Description", text: description }]);
});

test("a cut text ends with a whole word, and nothing hangs before the ellipsis", () => {
  const { lines } = fill({ description: "one, two three; ".repeat(200) });
  expect(lines("ip_description").at(-1)).toMatch(/(one|two|three|three;)…$/);
});

test("a name is on one line if it fits, and is broken between its words if it doesn't", () => {
  const name = (givenName: string, familyName: string) => ({ givenName, familyName, email: null });
  const some = [
    name("Jean-Baptiste", "de La Rochefoucauld"),
    name("María José", "Fernández de Córdoba"),
    name("Ana", "de la Cruz"),
    name("Siobhán", "Ní Dhomhnaill"),
    name("Hélène", "de la Tour d’Auvergne"),
    name("Noor", "Al-Huda"),
  ];
  const { lines, annex } = fill({ collaborators: some });
  expect(lines("collaborators")).toHaveLength(2);
  for (const { givenName, familyName } of some)
    expect(lines("collaborators").filter((line) => line.includes(`${givenName} ${familyName}`))).toHaveLength(
      1,
    );
  expect(annex.entries).toEqual([]);
  const endless = fill({ collaborators: [name("Maria ".repeat(20).trim(), "Cruz")] }).lines("collaborators");
  expect(endless.join(" ")).toMatch(/^Collaborators ·( Maria)+ Cruz$/);
});

test("in Arabic a list goes on to the left, whatever letters its entries have", () => {
  const collaborators = ["Margaret O’Connell", "نور الهدى", "Ana"].map((givenName) => ({
    givenName,
    familyName: "",
    email: null,
  }));
  const { lines, items } = fill({ collaborators }, "ar");
  expect(lines("collaborators")).toEqual(["المشاركون · Margaret O’Connell\u200f، نور الهدى\u200f، Ana"]);
  const runs = items.filter(({ name }) => name === "collaborators").flatMap((item) => item.runs);
  expect(runs.every(({ face }) => face !== undefined)).toBe(true);
});

test("a no-break space keeps what it joins together", () => {
  const title = `${"Les Mémoires ".repeat(3)}«\u00a0d’un libraire de Montréal\u00a0»`;
  for (const line of fill({ title }).lines("ip_title")) expect(line).not.toMatch(/«$|^»/);
});

test("each script has its typeface, and what none has is marked", () => {
  const runs = fill({ title: "Sea 海 بحر 바다" }).items.find(({ name }) => name === "ip_title")?.runs ?? [];
  const words = runs.filter(({ text }) => text.trim() !== "");
  expect(words.map(({ text, face }) => [text.trim(), face?.family])).toEqual([
    ["Sea", "EB Garamond"],
    ["海", "Noto Serif SC"],
    ["بحر", "Amiri"],
    ["바다", undefined],
  ]);
});
