import { writeFileSync } from "node:fs";
import path from "node:path";
import { checkPdfSignature, readCertificatePdf } from "@colophon/pdf-check";
import { describe, expect, test } from "vitest";
import { appendPage } from "@colophon/testing/append-page";
import { makeCertificatePdf } from "@colophon/testing/make-certificate-pdf";
import { isMissing, run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

const bundle = '{"format":"colophon-bundle/v1"}';
const { bytes, root } = await makeCertificatePdf({ bundle });

const check = (pdf: Uint8Array, roots = [root]) => checkPdfSignature(readCertificatePdf(pdf), roots);

describe("a signed document, as every verifier checks it", () => {
  test("is sound, and contains its bundle", () => {
    expect(check(bytes)).toMatchObject({ state: "sound", certificateId: "RSF-0123ABCDE" });
    expect(Buffer.from(readCertificatePdf(bytes).bundle ?? []).toString()).toBe(bundle);
  });

  test("is refused under another registry's root", async () => {
    const other = await makeCertificatePdf({ bundle });
    expect(check(bytes, [other.root])).toMatchObject({ code: "pdf_signer_not_trusted" });
    expect(check(bytes, [other.root, root])).toMatchObject({ state: "sound" });
  });

  test("is refused with a page appended by a proper update, which readers show", () => {
    expect(check(appendPage(bytes))).toMatchObject({ state: "refused", code: "pdf_not_covered" });
  });

  test.skipIf(isMissing("pdfinfo"))("has two pages for a reader, with one appended so", () => {
    const file = path.join(makeTemporaryFolder("colophon-longer-"), "longer.pdf");
    writeFileSync(file, appendPage(bytes));
    expect(run("pdfinfo", [file]).output).toMatch(/^Pages: +2$/m);
  });

  test("is refused with one byte changed or one added", () => {
    // A prime step, so that every kind of place in the file is tried.
    const passed: number[] = [];
    for (let at = 0; at < bytes.length; at += 251) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      if (at > 16 && check(changed).state !== "refused") passed.push(at);
    }
    expect(passed).toEqual([]);
    expect(check(Buffer.concat([bytes, Buffer.from("\n")]))).toMatchObject({ code: "pdf_not_covered" });
  });
});
