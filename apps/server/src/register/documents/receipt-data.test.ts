import { languages } from "@colophon/api";
import { expect, test } from "vitest";
import { receiptData, type ReceiptFacts } from "./receipt-data.ts";

const facts: ReceiptFacts = {
  number: 1207,
  orderId: "5f0b5a8e-5b57-4a0c-9d5e-0a2f6a1b9c11",
  kind: "payment",
  amount: 2825,
  tax: 325,
  currency: "CAD",
  issuedAt: new Date("2026-11-22T23:30:00Z"),
  publicUrl: "https://colophon.example:8443",
  quantity: 1,
  ofReceipt: undefined,
  operator: {
    name: "Colophon Registry Ltd.",
    address: ["1 Loom Street", "Montréal QC"],
    taxId: "CA 123",
    jurisdiction: "Québec",
  },
  payer: { name: "Ada Lovelace", email: "ada@payers.example", country: "GB" },
};

const textsOf = (given: readonly { text: string }[]) => given.map(({ text }) => text);

test.each(languages)("in %s, a receipt for several works says how many", (language) => {
  const one = receiptData(facts, language).item.label.text;
  expect(receiptData({ ...facts, quantity: 317 }, language).item.label.text).toBe(`${one} × 317`);
});

test("a receipt names both parties, and adds up", () => {
  const { about, from, to, item, sums, total, host } = receiptData(facts, "en");
  expect(textsOf(about.map(({ value }) => value))).toEqual(["1207", "November 22, 2026", facts.orderId]);
  expect(textsOf(from.lines)).toEqual([
    "Colophon Registry Ltd.",
    "1 Loom Street",
    "Montréal QC",
    "Tax number CA 123",
  ]);
  expect(textsOf(to.lines)).toEqual(["Ada Lovelace", "ada@payers.example", "United Kingdom"]);
  expect(textsOf([item.label, item.value])).toEqual(["Registration of a work", "CA$25.00"]);
  expect(textsOf(sums.map(({ value }) => value))).toEqual(["CA$25.00", "CA$3.25"]);
  expect(textsOf([total.label, total.value])).toEqual(["Total paid", "CA$28.25"]);
  expect(host).toBe("colophon.example:8443");
});

test("a credit note names the receipt that it corrects", () => {
  const { heading, about, total } = receiptData({ ...facts, kind: "refund", number: 9, ofReceipt: 7 }, "en");
  expect(heading.text).toBe("Credit note");
  expect(about.map(({ label, value }) => [label.text, value.text])).toContainEqual(["For receipt", "7"]);
  expect(total.label.text).toBe("Total refunded");
});

test("unknown fields are left out, and unprintable characters are marked", () => {
  const payer = { name: "바다", email: null, country: "not a country" };
  expect(textsOf(receiptData({ ...facts, payer }, "en").to.lines)).toEqual(["〓〓", "not a country"]);
  const nobody = { name: null, email: null, country: null };
  expect(receiptData({ ...facts, payer: nobody }, "ja").to.lines).toEqual([]);
});

test("each language has its own texts, and the same digits", () => {
  const drawn = languages.map((language) => receiptData(facts, language));
  expect(new Set(drawn.map(({ note }) => note.text)).size).toBe(languages.length);
  for (const { total } of drawn) expect(total.value.text).toMatch(/28[.,]25/);
  expect(drawn.filter(({ rtl }) => rtl)).toHaveLength(1);
});
