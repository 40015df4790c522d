import { describe, expect, test } from "vitest";
import { readCertificateId, readCertificateQuestion } from "./read-certificate-id.ts";

test.each([
  "RSF-7K3M9QX2A",
  " rsf-7k3m9qx2a ",
  "https://registry.example/verify/RSF-7K3M9QX2A?lng=fr",
  "RSF–7K3M9QX2A",
  "rsf 7K3 M9Q X2A",
  "7K3M9QX2A",
  "ＲＳＦ－７Ｋ３Ｍ９ＱＸ２Ａ",
  "RSF-٧K٣M٩QX٢A",
])("%s is read", (typed) => expect(readCertificateId(typed)).toBe("RSF-7K3M9QX2A"));

test("letters that numbers don't contain are read as the digits that they look like", () => {
  expect(readCertificateId("RSF-O1LI9QX2A")).toBe("RSF-01119QX2A");
});

test("a number that begins like the prefix stays whole", () => {
  expect(readCertificateId("RSF7K3M9Q")).toBe("RSF-RSF7K3M9Q");
});

test.each(["", "RSF-", "RSF-7K3M9QX2", "RSF-7K3M9QX2AB", "RSF-7K3M9QXUA", "https://registry.example/verify"])(
  "%j has none",
  (typed) => expect(readCertificateId(typed)).toBeUndefined(),
);

describe("a question", () => {
  test.each([
    "RSF-7K3M9QX2A",
    " rsf 7k3m9qx2a ",
    "rsf–7K3 M9Q X2A.",
    "https://registry.example/verify/RSF-7K3M9QX2A?lng=fr",
  ])("%j is a certificate’s number", (question) =>
    expect(readCertificateQuestion(question)).toBe("RSF-7K3M9QX2A"),
  );

  test.each(["landscape", "lifestyle", "7K3M9QX2A", "RSF reporters", "https://ab.co", ""])(
    "%j is for the search",
    (question) => expect(readCertificateQuestion(question)).toBeUndefined(),
  );
});
