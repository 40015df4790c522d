import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { concat, ProofError, utf8 } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { makePdf } from "@colophon/testing/make-pdf";
import { makeChain } from "@colophon/testing/make-signer";
import { checkPdfSignature } from "./check-pdf-signature.ts";
import { isPdf, MAX_PDF_BYTES, readCertificatePdf } from "./read-certificate-pdf.ts";

const { root, signer } = makeChain();
const genuine = makePdf({ signer, bundle: "{}", chain: [root] });
const packed = makePdf({ signer, bundle: "{}", hasObjectStream: true });

/** What comes of bytes; anything but a result or a refusal fails the test. */
function outcome(bytes: Uint8Array): string {
  try {
    return checkPdfSignature(readCertificatePdf(bytes), [root.pem]).state;
  } catch (error) {
    if (error instanceof ProofError) return error.code;
    throw error;
  }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const bundleOf = (text: string) => {
  const { bundle } = readCertificatePdf(bytesOf(text));
  return bundle && textOf(bundle);
};

describe("the attached bundle", () => {
  const attached = (file: string) =>
    bundleOf(`%PDF-1.7\n1 0 obj << /EF << /F 2 0 R >> /UF (RSF.colophon.json) >> endobj\n2 0 obj ${file}`);

  test("is found where any writer may put it", () => {
    expect(attached("<< >>\nstream\n{}\nendstream")).toBe("{}\n");
    expect(attached("<< /Length 2 >> stream\r\n{}\r\nendstream")).toBe("{}");
    expect(attached("<< /Length 99 >>\nstream\n{}\nendstream"), "a wrong length").toBe("{}\n");
    expect(attached("<< /Length 3 0 R >>\nstream\n{}\nendstream endobj 3 0 obj 2 endobj")).toBe("{}\n");
    const named = (name: string) =>
      bundleOf(`%PDF-1.7 5 0 obj <</UF ${name}/EF<</UF 6 0 R>>>> 6 0 obj <<>>stream\n1endstream`);
    expect(named("<FEFF0078002E0063006F006C006F00700068006F006E002E006A0073006F006E>")).toBe("1");
    expect(
      named(String.raw`(x\056colo\
phon.json)`),
    ).toBe("1");
    expect(named("(x.json)")).toBeUndefined();
  });

  test("is returned as it is when it cannot be unpacked", () => {
    expect(attached("<< /Filter /FlateDecode >>\nstream\nno zlib\nendstream")).toBe("no zlib\n");
    expect(attached("<< /Filter [/LZWDecode] >>\nstream\n?\nendstream")).toBe("?\n");
  });

  test("is absent in other PDFs, and other files are none", () => {
    expect(bundleOf("%PDF-1.7\n1 0 obj << >> endobj")).toBeUndefined();
    expect(isPdf(utf8("GIF89a"))).toBe(false);
    expect(() => readCertificatePdf(utf8("GIF89a"))).toThrow(ProofError);
  });
});

describe("hostile files are refused, in time and memory that their size bounds", () => {
  test("cut off", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: genuine.length - 1 }), (end) => {
        expect(outcome(genuine.subarray(0, end))).not.toBe("sound");
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ["a table of objects", genuine],
    ["a stream of objects", packed],
  ])("with bytes changed, put in or left out, in %s", (_, pdf) => {
    const edit = fc.tuple(
      fc.integer({ min: 0, max: pdf.length }),
      fc.integer({ min: 0, max: 3 }),
      fc.uint8Array({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let bytes = pdf;
        for (const [at, left, put] of edits)
          bytes = concat(bytes.subarray(0, at), put, bytes.subarray(at + left));
        expect(outcome(bytes) === "sound").toBe(textOf(bytes) === textOf(pdf));
      }),
      { numRuns: 300 },
    );
  });

  const parts = fc.constantFrom(
    "1 0 obj",
    "9 0 R",
    "<<",
    ">>",
    "[",
    "]",
    "(",
    ")",
    "/ByteRange",
    "/Contents",
    "<00>",
    "<",
    "stream\n",
    "endstream",
    "0",
    "/EF",
    "/F",
    "/Type /ObjStm",
    "/First 3",
    "\\",
    "%",
    "\n",
    "-",
    "1e9",
  );
  test("made of pieces", () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
        expect(outcome(utf8(`%PDF-1.7\n${pieces.join(" ")}`))).not.toBe("sound");
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["objects that never end", "1 0 obj ("],
    ["streams that never end", "1 0 obj << >> stream\n"],
    ["arrays in arrays", "["],
    ["dictionaries in dictionaries", "1 0 obj <</A"],
    [
      "references to themselves",
      "1 0 obj << /Length 1 0 R /EF 1 0 R /UF (x.colophon.json) >> stream\n1 endstream ",
    ],
    ["digits", "1"],
    ["spaces after digits", "1 "],
    ["values", "1 0 obj [1 1 1 1 1 1 1 1] "],
    ["object streams", "1 0 obj << /Type /ObjStm /First 9 /N 9999999999 >> stream\n1 0 1 0 1 endstream "],
    ["comments", "1 0 obj %"],
    ["half hex strings", "1 0 obj <<</A<"],
  ])("of many %s", (_, piece) => {
    const bytes = utf8(`%PDF-1.7\n${piece.repeat(2 ** 21 / piece.length)}`);
    expect(outcome(bytes)).not.toBe("sound");
  });

  test("of as many comments as fit", () => {
    const bytes = new Uint8Array(MAX_PDF_BYTES).fill(0x0a);
    for (let at = 15; at < bytes.length; at += 2) bytes[at] = 0x25;
    bytes.set(utf8("%PDF-1.7\n1 0 obj"));
    expect(outcome(bytes)).toBe("refused");
  });

  test("of a name that never ends", () => {
    const file = (
      length: number,
    ) => `%PDF-1.7\n1 0 obj << /EF << /F 2 0 R >> /UF (a.colophon.json) /${"#41".repeat(length)} 0 >>
2 0 obj << >> stream\n{}\nendstream`;
    expect([bundleOf(file(100)), bundleOf(file(100_000))]).toEqual(["{}\n", undefined]);
  });

  test("of streams that unpack to far too much: after one of them no more is unpacked", () => {
    const stream = (type: string, content: Buffer) => {
      const flate = deflateSync(content).toString("latin1");
      return `${type}/Filter /FlateDecode /Length ${flate.length} >> stream\n${flate}\nendstream endobj\n`;
    };
    const specification = Buffer.from("5 0 << /EF << /F 2 0 R >> /UF (a.colophon.json) >>");
    const rest = `2 0 obj << >> stream\n{}\nendstream ${stream("3 0 obj << /Type /ObjStm /First 4 ", specification)}`;
    const bomb = stream("4 0 obj << /Type /ObjStm /First 4 ", Buffer.alloc(33 * 1024 * 1024, " "));
    expect(bundleOf(`%PDF-1.7\n${rest}`)).toBe("{}\n");
    expect(bundleOf(`%PDF-1.7\n${bomb}${rest}`)).toBeUndefined();
  });

  test("with a signature of enormous counts", () => {
    const forged = (range: string, contents = "<3084ffffffff>") =>
      outcome(
        utf8(
          `%PDF-1.7\n1 0 obj << /SubFilter /ETSI.CAdES.detached /ByteRange ${range} /Contents ${contents} >>`,
        ),
      );
    for (const range of [
      "[0 1e308 1e308 1e308]",
      "[0 9999999999999999999 1 2]",
      "[0 -1 -1 -1]",
      "[]",
      "0",
      "[0 1 2 3 4]",
    ])
      expect(forged(range)).toBe("refused");
  });
});
