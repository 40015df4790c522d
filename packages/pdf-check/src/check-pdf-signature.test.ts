import { concat, utf8 } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { attribute } from "../test/make-cms.ts";
import { octets } from "../test/der-writer.ts";
import { appendUpdate, makePdf, type PdfOptions } from "../test/make-pdf.ts";
import { makeChain, makeSigner } from "../test/make-signer.ts";
import { checkPdfSignature } from "./check-pdf-signature.ts";
import { OBJECT_ID } from "./object-id.ts";
import { readCertificatePdf } from "./read-certificate-pdf.ts";

const { root, signer } = makeChain();
const other = makeChain();
const bundle = '{"format":"colophon-bundle/v1"}';

function check(pdf: Uint8Array, roots = [root.pem], at?: number) {
  return checkPdfSignature(readCertificatePdf(pdf), roots, at);
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
    ["in upper case", { hasUpperCaseHex: true }],
    ["with the root beside the signer", { chain: [root] }],
    ["with an attachment as it is", { isPacked: false }],
  ])("is sound %s", (_, options) => {
    const pdf = readCertificatePdf(makePdf({ signer, bundle, ...options }));
    expect(Buffer.from(pdf.bundle ?? []).toString()).toBe(bundle);
    expect(checkPdfSignature(pdf, [root.pem])).toEqual({
      state: "sound",
      certificateId: "RSF-000000005",
      signer: "Registry signer",
      signedAt: 1_760_000_000,
    });
  });

  test("may have a time-stamp about its signature", () => {
    const stamped = makePdf({ signer, bundle, timeStampedAt: 1_760_000_007 });
    expect(check(stamped)).toMatchObject({ state: "sound", timeStampedAt: 1_760_000_007 });
    expect(refusalOf({ timeStampedAt: 1_760_000_007, isStampForeign: true })).toBe("bad_pdf_time_stamp");
  });

  test("is neither sound nor refused when no root is trusted; a changed one is refused", () => {
    expect(check(makePdf({ signer, bundle }), [])).toEqual({ state: "no_root" });
    expect(check(concat(makePdf({ signer, bundle }), utf8("\n")), [])).toMatchObject({ state: "refused" });
  });
});

describe("what is refused", () => {
  test("one changed byte, wherever it is", () => {
    const pdf = makePdf({ signer, bundle, chain: [root] });
    const passed: string[] = [];
    for (let at = 0; at < pdf.length; at++) {
      const changed = Uint8Array.from(pdf);
      // Each bit has its turn; 0x20 is the one between upper and lower case.
      changed[at] = (changed[at] ?? 0) ^ (at % 3 === 0 ? 0x20 : 1 << (at % 8));
      const state = stateOf(changed);
      if (state !== "refused") passed.push(`${at}: ${state}`);
    }
    expect(passed).toEqual([]);
  }, 120_000);

  test("the signature of somebody else", () => {
    expect(refusalOf({ signer: other.signer })).toBe("pdf_signer_not_trusted");
    expect(refusalOf({ signer: other.signer, chain: [other.root] })).toBe("pdf_signer_not_trusted");
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
    ["SHA-1", { digestAlgorithm: "2b0e03021a" }, "bad_pdf_signature"],
    ["a certificate that nobody needs", { chain: [other.signer] }, "bad_pdf_signature"],
    ["something unsigned", { unsigned: [attribute("2a0304", octets(utf8("x")))] }, "bad_pdf_signature"],
    ["no time", { signedAt: 1e12 }, "bad_pdf_signature"],
  ])("%s", (_, options, code) => {
    expect(refusalOf(options)).toBe(code);
  });
});

describe("the signer's certificate", () => {
  const through = (options: Parameters<typeof makeSigner>[0]) => {
    const between = makeSigner({ name: "Between", issuer: root, ...options });
    return refusalOf({ signer: makeSigner({ issuer: between }), chain: [between] });
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
    expect(through({ isAuthority: true, keyUsage: 0x80 })).toBe("pdf_signer_not_trusted");
    expect(through({ isAuthority: true, issuer: other.root })).toBe("pdf_signer_not_trusted");
    const narrow = makeSigner({ isAuthority: true, pathLength: 0 });
    const between = makeSigner({ name: "Between", issuer: narrow, isAuthority: true });
    const options = { signer: makeSigner({ issuer: between }), chain: [between] };
    expect(refusalOf(options, [narrow.pem])).toBe("pdf_signer_not_trusted");
  });

  test("is for signing documents", () => {
    const fit = (options: Parameters<typeof makeSigner>[0]) =>
      refusalOf({ signer: makeSigner({ issuer: root, ...options }) });
    expect(fit({ purposes: [OBJECT_ID.documentSigning] })).toBe("sound");
    expect(fit({ purposes: ["2b06010505070301"] })).toBe("pdf_signer_not_trusted");
    expect(fit({ keyUsage: 0x08 })).toBe("pdf_signer_not_trusted");
    expect(fit({ criticalExtension: "2a0304" })).toBe("bad_pdf_signature");
  });

  test("is judged by roots that are certificates", () => {
    expect(() => check(makePdf({ signer }), [root.pem.replace("MII", "AAA")])).toThrow("a PDF root");
  });
});
