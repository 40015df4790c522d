import fc from "fast-check";
import { concat, utf8 } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { makePdf } from "@colophon/testing/make-pdf";
import { makeChain } from "@colophon/testing/make-signer";
import { recogniseFile } from "./recognise-file.ts";

const { root, signer } = makeChain();
const bundle = '{"format":"colophon-bundle/v1","sdJwt":""}';
const MiB = 1024 * 1024;

async function recognise(content: Uint8Array | string, name = "a.bin", size?: number) {
  const bytes = typeof content === "string" ? utf8(content) : content;
  const asked: number[] = [];
  const read = async (length: number) => {
    asked.push(length);
    return bytes.subarray(0, length);
  };
  const found = await recogniseFile({ name, size: size ?? bytes.length, read });
  return { ...found, asked: Math.max(...asked) };
}

describe("a PDF with a bundle inside is a certificate", () => {
  test.each([
    ["packed", {}],
    ["in clear, so that the file says what a bundle says", { isPacked: false }],
  ])("%s", async (_, options) => {
    const pdf = makePdf({ signer, chain: [root], bundle, ...options });
    for (const name of ["a.pdf", "a.txt", "a.colophon.json"]) {
      const found = await recognise(pdf, name);
      expect(found).toMatchObject({ kind: "certificate_pdf", pdf: { bytes: pdf } });
      expect("bundle" in found && Buffer.from(found.bundle).toString()).toBe(bundle);
    }
  });

  test("with something before its beginning, too", async () => {
    const pdf = concat(utf8("\n#!\n"), makePdf({ signer, bundle }));
    expect(await recognise(pdf)).toMatchObject({ kind: "certificate_pdf" });
  });
});

describe("a licence is known", () => {
  const licence = `{\n  "format": "colophon-licence/v1",\n  "work": ${JSON.stringify(bundle)}\n}`;

  test.each([
    ["by what it says", licence, "proof.txt"],
    [
      "by what it says further inside",
      `{"work":${JSON.stringify("a".repeat(2000))},${licence.slice(1)}`,
      "a.json",
    ],
    ["by its name when it is damaged", "{", "LIC-000000005.licence.json"],
  ])("%s", async (_, content, name) => {
    expect(await recognise(content, name)).toMatchObject({ kind: "licence", licence: utf8(content) });
  });

  test("larger than a bundle may be", async () => {
    const large = licence + " ".repeat(2 * MiB);
    expect(await recognise(large, "a.json")).toMatchObject({ kind: "licence" });
  });

  test("in its document, with its status, and never in a certificate's", async () => {
    const status = '{"format":"colophon-status/v1"}';
    const own = { licence, licenceStatus: status, certificateId: "LIC-000000005" };
    const found = await recognise(makePdf({ signer, chain: [root], ...own }), "a.pdf");
    expect(found).toMatchObject({
      kind: "licence_pdf",
      licence: utf8(licence),
      pdf: { licenceStatus: utf8(status) },
    });
    const both = await recognise(makePdf({ signer, chain: [root], bundle, ...own }), "a.pdf");
    expect(both).toMatchObject({ kind: "certificate_pdf", bundle: utf8(bundle) });
  });
});

describe("a bundle is known", () => {
  test.each([
    ["by what it says", bundle, "proof.txt"],
    ["with white space around", ` \r\n\t{\n "format" :\n"colophon-bundle/v9" }`, "proof.txt"],
    ["by its name when it is damaged", "{", "a.colophon.json"],
    ["by its name when it is empty", "", "a.colophon.json"],
    ["by its name when it is another's PDF", "%PDF-1.7", "a.colophon.json"],
    ["with a PDF's beginning near its own", `{"format":["%PDF-1.4"],${bundle.slice(1)}`, "a.pdf"],
    ["with a PDF's beginning far inside", `{${" ".repeat(2000)}"a":"%PDF-1.4",${bundle.slice(1)}`, "a.pdf"],
  ])("%s", async (_, content, name) => {
    expect(await recognise(content, name)).toMatchObject({ kind: "bundle", bundle: utf8(content) });
  });

  test("and is never read further than it takes to see that it is too large", async () => {
    const large = utf8(bundle + " ".repeat(3 * MiB));
    expect(await recognise(large, "a.colophon.json")).toMatchObject({ kind: "bundle", asked: MiB + 1 });
    expect(await recognise(large, "a.json")).toMatchObject({ kind: "work", asked: 1024 });
  });
});

describe("a status is known by what it says", () => {
  test.each([
    ["a small one", '{"format":"colophon-status/v1"}'],
    ["one that says so at its end", '{"about":"","format" : "colophon-status/v9"}'],
    [
      "one that is larger than a bundle may be",
      `{"format":"colophon-status/v1","about":"${" ".repeat(2 * MiB)}"}`,
    ],
  ])("%s", async (_, content) => {
    expect(await recognise(content, "a.json")).toMatchObject({ kind: "status", status: utf8(content) });
  });

  test("and is never read further than it takes to see that it is too large", async () => {
    const large = utf8(`{"format":"colophon-status/v1"}${" ".repeat(20 * MiB)}`);
    expect(await recognise(large, "a.json")).toMatchObject({ kind: "status", asked: 16 * MiB + 1 });
  });
});

describe("a work's file stays one", () => {
  test.each([
    ["a text", "It was a dark and stormy night.", false],
    ["nothing at all", "", false],
    ["a text that quotes a bundle", `Chapter 1. A bundle reads ${bundle}`, false],
    ["a JSON file that mentions the format", '{"schema":{"format":{"const":"colophon-bundle/v1"}}}', false],
    ["a novel as PDF", makePdf({ signer }), true],
    ["a novel as PDF that quotes a bundle", `%PDF-1.7 ${bundle}`, true],
    ["a JSON file that quotes a PDF", '{"a":"%PDF-1.4"}', true],
  ])("%s", async (_, content, isPdf) => {
    expect(await recognise(content)).toMatchObject({ kind: "work", isPdf });
  });

  test("of any size, without being read", async () => {
    expect(await recognise("%PDF-1.7", "film.pdf", 2 ** 40)).toMatchObject({ kind: "work", asked: 1024 });
  });

  test("or is one of the others, whatever is in it", async () => {
    const piece = fc.constantFrom(
      "{",
      "%PDF-1.7",
      bundle,
      '{"format":"colophon-status/v1"',
      '"format":',
      "1 0 obj",
      "<<",
      "stream\n",
      " ",
      "}",
    );
    const content = fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(content, async (text) => {
        const { kind } = await recognise(Buffer.from(text));
        expect(["work", "bundle", "status"]).toContain(kind);
      }),
    );
  });
});
