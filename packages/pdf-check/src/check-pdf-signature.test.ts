import { readFileSync } from "node:fs";
import { encode, integer, octetString, OID, oid, sequence, TAG } from "@colophon/der";
import { concat, utf8 } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { addTimeStamp, appendUpdate, makePdf, type PdfOptions } from "@colophon/testing/make-pdf";
import { attribute } from "@colophon/testing/make-cms";
import { extension, makeChain, makeSigner, namedBit } from "@colophon/testing/make-signer";
import { parseChain } from "./certificate-chain.ts";
import { checkPdfSignature } from "./check-pdf-signature.ts";
import { readCertificatePdf } from "./read-certificate-pdf.ts";

const { root, signer } = makeChain();
const other = makeChain();
const bundle = '{"format":"colophon-bundle/v1"}';

/** An attribute of no kind that is known. */
const unknown = attribute("1.2.3.4", octetString(utf8("x")));

function check(pdf: Uint8Array, roots = [root.pem], at?: number) {
  return checkPdfSignature(readCertificatePdf(pdf), roots, at);
}

/** What is said of a PDF, but its time-stamp's bytes, which are for others to judge. */
function withoutToken(found: ReturnType<typeof check>) {
  return found.state === "sound" ? { ...found, token: undefined } : found;
}

/** What is said of a PDF made otherwise than a registry makes it. */
function refusalOf(options: Partial<PdfOptions>, roots?: string[]) {
  const found = check(makePdf({ signer, bundle, ...options }), roots);
  return found.state === "refused" ? found.code : found.state;
}

/** A file that no longer says that it is a PDF is refused as well. */
function stateOf(pdf: Uint8Array): string {
  try {
    return check(pdf).state;
  } catch {
    return "refused";
  }
}

describe("a signed PDF", () => {
  test.each<[string, Partial<PdfOptions>]>([
    ["with a table of objects", {}],
    ["with its objects in a stream", { hasObjectStream: true }],
    ["with an attachment that is not compressed", { isPacked: false }],
  ])("is sound %s", (_, options) => {
    const pdf = readCertificatePdf(makePdf({ signer, bundle, ...options }));
    expect(Buffer.from(pdf.bundle ?? []).toString()).toBe(bundle);
    expect(checkPdfSignature(pdf, [root.pem])).toEqual({
      state: "sound",
      certificateId: "RSF-000000005",
      signer: "Registry signer",
      signedAt: 1_760_000_000,
      hasTimeStamp: false,
    });
  });

  test("may have a time-stamp about its signature, whose time is never told", () => {
    const stamped = makePdf({ signer, bundle, timeStampedAt: 1_760_000_007 });
    expect(check(stamped)).toMatchObject({ state: "sound", hasTimeStamp: true });
    expect(JSON.stringify(check(stamped))).not.toMatch(/1760000007|2025/);
    expect(refusalOf({ timeStampedAt: 1_760_000_007, isStampForeign: true })).toBe("bad_pdf_time_stamp");
  });

  test("keeps a stranger’s time-stamp from telling a time", () => {
    const genuine = makePdf({ signer, bundle });
    const found = check(addTimeStamp(genuine, 800_000_000));
    expect(withoutToken(found)).toEqual({ ...check(genuine), hasTimeStamp: true });
  });

  test.each(["plain", "time-stamped"])("stays sound when it was issued long ago (%s)", (name) => {
    const read = (file: string) => readFileSync(new URL(`../testdata/issued/${file}`, import.meta.url));
    expect(withoutToken(check(read(`${name}.pdf`), [read("root.pem").toString()]))).toEqual({
      state: "sound",
      certificateId: "RSF-0123ABCDE",
      signer: "colophon.example",
      signedAt: expect.any(Number) as number,
      hasTimeStamp: name === "time-stamped",
    });
  });

  test("is neither sound nor refused when no root is trusted; a changed one is refused", () => {
    expect(check(makePdf({ signer, bundle }), [])).toEqual({ state: "no_root" });
    expect(check(concat(makePdf({ signer, bundle }), utf8("\n")), [])).toMatchObject({ state: "refused" });
  });
});

describe("what is refused", () => {
  test("one changed byte, wherever it is", () => {
    const pdf = makePdf({ signer, bundle });
    const passed: string[] = [];
    for (let at = 0; at < pdf.length; at += isLong ? 1 : 15) {
      const changed = Uint8Array.from(pdf);
      // Each bit has its turn; 0x20 is the one between upper and lower case.
      changed[at] = (changed[at] ?? 0) ^ (at % 3 === 0 ? 0x20 : 1 << (at % 8));
      const state = stateOf(changed);
      if (state !== "refused") passed.push(`${at}: ${state}`);
    }
    expect(passed).toEqual([]);
  });

  test("the signature of somebody else", () => {
    expect(refusalOf({ signer: other.signer })).toBe("pdf_signer_not_trusted");
    expect(refusalOf({ signer: makeSigner({ name: "Registry signer" }) })).toBe("pdf_signer_not_trusted");
  });

  test("bytes that no signature covers", () => {
    const pdf = makePdf({ signer, bundle });
    const page = { 3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>" };
    expect(check(concat(pdf, utf8(" ")))).toMatchObject({ code: "pdf_not_covered" });
    expect(check(appendUpdate(pdf, page))).toMatchObject({ code: "pdf_not_covered" });
    expect(check(concat(utf8("\n"), pdf))).toMatchObject({ code: "pdf_not_covered" });
    expect(check(pdf.subarray(0, -1))).toMatchObject({ code: "pdf_not_covered" });
    expect(refusalOf({ gap: 1 })).toBe("pdf_not_covered");
    expect(refusalOf({ padding: utf8("hello") })).toBe("pdf_not_covered");
  });

  test("no signature, and a second one", () => {
    const pdf = makePdf({ signer, bundle });
    const unsigned = Buffer.from(pdf).toString("latin1").replaceAll("/ByteRange", "/ByteRangE");
    expect(check(Buffer.from(unsigned, "latin1"))).toMatchObject({ code: "pdf_not_signed" });
    const second = "<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>";
    expect(refusalOf({ objects: { 20: second } })).toBe("pdf_signed_twice");
    expect(check(appendUpdate(pdf, { 20: second }))).toMatchObject({ code: "pdf_signed_twice" });
    // A new signature in the old one's place does not cover what it was put into.
    expect(check(appendUpdate(pdf, { 6: second }))).toMatchObject({ state: "refused" });
  });

  test.each<[string, Partial<PdfOptions>, string]>([
    ["other content", { digest: new Uint8Array(32) }, "pdf_changed"],
    ["another form of signature", { subFilter: "adbe.pkcs7.detached" }, "bad_pdf_signature"],
    ["a signature without its certificate's reference", { isPlain: true }, "bad_pdf_signature"],
    ["one with another certificate's", { named: root }, "bad_pdf_signature"],
    ["SHA-1", { digestAlgorithm: sequence(oid("1.3.14.3.2.26")) }, "bad_pdf_signature"],
    [
      "SHA-256 with NULL",
      { digestAlgorithm: sequence(oid(OID.sha256), encode(TAG.null)) },
      "bad_pdf_signature",
    ],
    ["a certificate that nobody needs", { chain: [root, other.signer] }, "bad_pdf_signature"],
    ["a root twice", { chain: [root, root] }, "bad_pdf_signature"],
    ["a chain without its root", { chain: [] }, "bad_pdf_signature"],
    ["something unsigned", { unsignedAttributes: [unknown] }, "bad_pdf_signature"],
    [
      "something beside a time-stamp",
      { unsignedAttributes: [unknown], timeStampedAt: 1 },
      "bad_pdf_signature",
    ],
    ["something signed that nobody knows", { signedAttributes: [unknown] }, "bad_pdf_signature"],
    ["upper-case hex", { hasUpperCaseHex: true }, "bad_pdf_signature"],
    ["no time", { signedAt: 1e12 }, "bad_pdf_signature"],
  ])("%s", (_, options, code) => {
    expect(refusalOf(options)).toBe(code);
  });
});

describe("the signer's certificate", () => {
  const through = (options: Parameters<typeof makeSigner>[0]) => {
    const between = makeSigner({ name: "Between", issuer: root, ...options });
    return refusalOf({ signer: makeSigner({ issuer: between }) });
  };

  test("is judged at the time of signing, or at the time asked for", () => {
    const past = makeChain({ notAfter: 1_761_000_000 });
    const pdf = makePdf({ signer: past.signer, bundle });
    expect(check(pdf, [past.root.pem])).toMatchObject({ state: "sound" });
    expect(check(pdf, [past.root.pem], 1_761_000_001)).toMatchObject({ code: "pdf_signer_out_of_date" });
    expect(check(pdf, [past.root.pem], 1_600_000_000)).toMatchObject({ code: "pdf_signer_out_of_date" });
  });

  test("may be the trusted one itself: then no other of its authority counts", () => {
    expect(refusalOf({}, [signer.pem])).toBe("sound");
    expect(refusalOf({ signer: makeSigner({ issuer: root }) }, [signer.pem])).toBe("pdf_signer_not_trusted");
  });

  test("may have authorities between it and the root, each of which may issue", () => {
    expect(through({ isAuthority: true })).toBe("sound");
    expect(through({})).toBe("pdf_signer_not_trusted");
    expect(through({ isAuthority: true, keyUsage: 0 })).toBe("pdf_signer_not_trusted");
    expect(through({ isAuthority: true, issuer: other.root })).toBe("pdf_signer_not_trusted");
    const narrow = makeSigner({ isAuthority: true, pathLength: 0 });
    const between = makeSigner({ name: "Between", issuer: narrow, isAuthority: true });
    expect(refusalOf({ signer: makeSigner({ issuer: between }) }, [narrow.pem])).toBe(
      "pdf_signer_not_trusted",
    );
  });

  test("is for signing documents", () => {
    const fit = (options: Parameters<typeof makeSigner>[0]) =>
      refusalOf({ signer: makeSigner({ issuer: root, ...options }) });
    expect(fit({ purposes: [OID.documentSigning] })).toBe("sound");
    expect(fit({ purposes: ["1.3.6.1.5.5.7.3.1"] })).toBe("pdf_signer_not_trusted");
    expect(fit({ keyUsage: 4 })).toBe("pdf_signer_not_trusted");
    expect(fit({ keyUsage: 1 })).toBe("sound");
  });

  test("may be trusted by an authority between it and the root", () => {
    const between = makeSigner({ name: "Between", issuer: root, isAuthority: true });
    const options = { signer: makeSigner({ issuer: between }) };
    expect(refusalOf(options, [between.pem])).toBe("sound");
    // What is above is the root that has issued it, and nothing else.
    expect(
      refusalOf({ ...options, chain: [between, makeSigner({ name: "Registry root" })] }, [between.pem]),
    ).toBe("pdf_signer_not_trusted");
  });

  const instant = (digits: string) =>
    encode(digits.length === 13 ? TAG.utcTime : TAG.generalizedTime, utf8(digits));
  const withExtensions = (...furtherExtensions: Uint8Array[]) => ({ furtherExtensions });
  test.each<[string, Parameters<typeof makeSigner>[0]]>([
    ["an unknown critical extension", withExtensions(extension("1.2.3.4", sequence(), true))],
    ["a default that is written out", withExtensions(extension("1.2.3.4", sequence(), false))],
    ["an extension twice", withExtensions(extension(OID.keyUsage, namedBit(0), true))],
    ["an algorithm with NULL", { signatureAlgorithm: sequence(oid(OID.ecdsaWithSha256), encode(TAG.null)) }],
    ["another algorithm", { signatureAlgorithm: sequence(oid("1.2.840.10045.4.3.3")) }],
    [
      "a long form of a time before 2050",
      { validity: sequence(instant("20250101000000Z"), instant("20500101000000Z")) },
    ],
    ["a third time", { validity: sequence(instant("250101000000Z"), instant("490101000000Z"), integer(1)) }],
    ["purposes that are none", withExtensions(extension(OID.extendedKeyUsage, sequence(integer(1))))],
  ])("is refused with %s", (_, options) => {
    expect(refusalOf({ signer: makeSigner({ issuer: root, ...options }) })).toBe("bad_pdf_signature");
    const unfit = makeSigner({ isAuthority: true, ...options });
    expect(refusalOf({}, [unfit.pem])).toBe("bad_root");
    expect(refusalOf({ signer: makeSigner({ issuer: unfit }) }, [root.pem, unfit.pem])).toBe("bad_root");
    expect(refusalOf({}, [unfit.pem, root.pem])).toBe("sound");
  });

  test("may have extensions that nobody has to know", () => {
    expect(
      refusalOf({
        signer: makeSigner({ issuer: root, ...withExtensions(extension("1.2.3.4", sequence())) }),
      }),
    ).toBe("sound");
  });

  test("comes with a chain of bounded length", () => {
    const certificates = Array.from({ length: 11 }, () => root.certificate);
    expect(() => parseChain(certificates)).toThrow("too many");
    expect(() => parseChain(certificates.slice(1))).toThrow("one is not the issuer");
  });

  describe("beside a root that can't be read", () => {
    const pem = (bytes: Uint8Array) =>
      `-----BEGIN CERTIFICATE-----\n${Buffer.from(bytes).toString("base64")}\n-----END CERTIFICATE-----\n`;
    const bad: [string, string][] = [
      ["is no DER", root.pem.replace("MII", "AAA")],
      ["is no base64", root.pem.replace("MII", "=MI")],
      ["is cut short", pem(root.certificate.subarray(0, 90))],
      ["is no certificate", pem(sequence(integer(1)))],
    ];
    test.each(bad)("that %s, a signer under another root is sound", (_, one) => {
      for (const roots of [
        [one, root.pem],
        [root.pem, one],
      ])
        expect(check(makePdf({ signer }), roots)).toMatchObject({ state: "sound" });
    });

    test.each(bad)("that %s, no other signer is refused, and the root's place is told", (_, one) => {
      const detail = expect.stringMatching(/^PDF root 2: ./) as unknown;
      expect(check(makePdf({ signer }), [other.root.pem, one])).toEqual({
        state: "bad_root",
        place: 2,
        detail,
      });
      expect(check(makePdf({ signer }), [one])).toMatchObject({ state: "bad_root", place: 1 });
      expect(refusalOf({}, [one, root.pem])).toBe("sound");
    });

    test("a changed page is refused", () => {
      const pdf = makePdf({ signer, bundle });
      expect(check(appendUpdate(pdf, { 3: "<< >>" }), [pem(utf8("none"))])).toMatchObject({
        state: "refused",
        code: "pdf_not_covered",
      });
    });
  });
});
