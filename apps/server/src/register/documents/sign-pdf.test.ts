import { X509Certificate } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { makeCertificatePdf } from "@colophon/testing/make-certificate-pdf";
import { isMissing, run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

const folder = makeTemporaryFolder("colophon-sign-pdf-");
const { bytes, root } = await makeCertificatePdf({ bundle: '{"format":"colophon-bundle/v1"}' });

function write(name: string, content: Uint8Array | string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The four numbers of the signature's ByteRange. */
function byteRange(pdf: Buffer): number[] {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString("latin1"));
  return (range ?? []).slice(1).map(Number);
}

const signed = (pdf: Buffer) => {
  const [, end = 0, next = 0] = byteRange(pdf);
  return {
    content: Buffer.concat([pdf.subarray(0, end), pdf.subarray(next)]),
    contents: pdf.toString("latin1", end, next),
  };
};

describe("signPdf", () => {
  test("covers the whole file except the signature itself, which is padded with zeros", () => {
    const [start, end = 0, next = 0, rest = 0] = byteRange(bytes);
    expect(start).toBe(0);
    expect(next + rest).toBe(bytes.length);
    const { contents } = signed(bytes);
    expect(contents).toMatch(/^<[0-9a-f]+>$/);
    expect(contents).toHaveLength(next - end);
    const cms = Buffer.from(contents.slice(1, -1), "hex");
    const length = 4 + cms.readUInt16BE(2);
    expect([cms[0], cms[1]]).toEqual([0x30, 0x82]);
    expect(cms.subarray(length).every((byte) => byte === 0)).toBe(true);
  });

  test("gives the certificate id as its reason and certifies that nothing may change", () => {
    const text = bytes.toString("latin1");
    expect(text.match(/\/Reason \(([^)]*)\)/)?.[1]).toBe("RSF-0123ABCDE");
    expect(text).toContain("/SubFilter /ETSI.CAdES.detached");
    expect(text).toMatch(/\/Perms << \/DocMDP \d+ 0 R >>/);
    expect(text).toContain("/P 1 /V /1.2");
  });

  test.skipIf(isMissing("openssl"))("is a CAdES signature that OpenSSL verifies up to the root", () => {
    const verify = (pdf: Buffer, ca: string) => {
      const { content, contents } = signed(pdf);
      const cms = Buffer.from(contents.slice(1, -1), "hex");
      const cmsFile = write("cms.der", cms.subarray(0, 4 + cms.readUInt16BE(2)));
      const how = "cms -verify -cades -binary -inform DER -purpose any -out /dev/null".split(" ");
      const what = ["-in", cmsFile, "-content", write("content", content), "-CAfile", write("root.pem", ca)];
      return run("openssl", [...how, ...what]);
    };
    expect(verify(bytes, root)).toMatchObject({ status: 0 });
    const flipped = Buffer.from(bytes);
    flipped[100] = (flipped[100] ?? 0) ^ 1;
    expect(verify(flipped, root).status).not.toBe(0);
  });

  test("shows another registry's root for another registry's keys", async () => {
    const other = await makeCertificatePdf();
    expect(new X509Certificate(other.root).fingerprint256).not.toBe(new X509Certificate(root).fingerprint256);
  });

  test.skipIf(isMissing("pdfsig"))("is valid for pdfsig, and no longer so with one byte changed", () => {
    const genuine = run("pdfsig", ["-nocert", write("genuine.pdf", bytes)]).output;
    expect(genuine).toContain("Total document signed");
    expect(genuine).toContain("Signature is Valid");
    const flipped = Buffer.from(bytes);
    flipped[bytes.indexOf("(The Lighthouse Keeper)") + 3] = 0x41;
    expect(run("pdfsig", ["-nocert", write("flipped.pdf", flipped)]).output).toContain("Digest Mismatch");
  });

  test.skipIf(isMissing("qpdf"))("leaves a PDF in which qpdf finds no errors", () => {
    expect(run("qpdf", ["--check", write("clean.pdf", bytes)])).toMatchObject({ status: 0 });
  });

  test.skipIf(isMissing("pdfdetach"))("keeps the bundle attached under the certificate's id", () => {
    expect(run("pdfdetach", ["-list", write("attached.pdf", bytes)]).output).toContain(
      "RSF-0123ABCDE.colophon.json",
    );
  });
});
