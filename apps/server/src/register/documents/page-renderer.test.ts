import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCertificatePdf } from "@colophon/pdf-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { makePageJob } from "@colophon/testing/make-page-job";
import { isMissing, run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { loadTypst, loadTypstOfEveryPlatform } from "./load-typst.ts";
import { openPageRenderer } from "./page-renderer.ts";

const folder = makeTemporaryFolder("colophon-pages-");
const strings = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../../testdata/strings/blns.json"), "utf8"),
) as string[];
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe.each([
  ["the typesetter of this platform", loadTypst],
  ["the typesetter of every platform", loadTypstOfEveryPlatform],
])("%s", async (name, load) => {
  const render = await openPageRenderer(await load());
  /** The slower one draws everything in `npm run test:long`. */
  const drawsAll = isLong || load === loadTypst;
  const readText = (bytes: Uint8Array) => {
    const file = path.join(folder, `${name}.pdf`);
    writeFileSync(file, bytes);
    return run("pdftotext", [file, "-"]).output;
  };

  test("attaches the bundle to the PDF, byte for byte", async () => {
    const { bundle = new Uint8Array() } = readCertificatePdf(await render(makePageJob()));
    expect(decode(bundle)).toBe('{"format":"colophon-bundle/v1"}');
  });

  test("attaches the status beside the bundle, each found separately", async () => {
    const status = '{"format":"colophon-status/v1"}';
    const pdf = readCertificatePdf(await render({ ...makePageJob(), status }));
    expect([pdf.bundle, pdf.status].map((file) => decode(file ?? new Uint8Array()))).toEqual([
      '{"format":"colophon-bundle/v1"}',
      status,
    ]);
    expect(readCertificatePdf(await render(makePageJob())).status).toBeUndefined();
  });

  test.skipIf(isMissing("pdftotext"))("puts text that doesn't fit the page on an annex", async () => {
    const description = `${"word ".repeat(390)}the very end`;
    const text = readText(await render(makePageJob({ description })));
    expect(text).toContain("Annex to the certificate");
    expect(text).toContain("the very end");
    expect(text).toContain("RSF-7K2M9QX4T · 2 / 2");
  });

  const files = Array.from({ length: 1000 }, (_, at) => ({
    sha256: createHash("sha256").update(String(at)).digest("hex"),
    name: `plate-${at + 1}.jpg`,
    size: 1,
    mediaType: "image/jpeg",
  }));

  test.skipIf(isMissing("pdftotext"))("lists a thousand files in the annex, on as many pages", async () => {
    const job = makePageJob({ fileFingerprints: files, fileCount: files.length }, { lang: "ar" });
    const text = readText(await render(job));
    for (const file of files) {
      expect(text).toContain(file.name);
      expect(text).toContain(file.sha256);
    }
    expect(text).toMatch(/RSF-7K2M9QX4T · (\d\d) \/ \1/);
  });

  test.skipIf(isMissing("pdftotext"))("prints a file’s own title and date in the annex", async () => {
    const own = [
      { title: "الفنار عند المدّ", date: "2026-03" },
      { title: "Low tide" },
      { date: "2026-03-09" },
    ];
    const some = files.slice(0, 4).map((file, at) => ({ ...file, ...own[at] }));
    const text = readText(await render(makePageJob({ fileFingerprints: some, fileCount: 4 })));
    for (const part of ["March 2026", "Low tide", "March 9, 2026", "plate-1.jpg", "plate-4.jpg"])
      expect(text).toContain(part);
    const one = readText(await render(makePageJob({ fileFingerprints: some.slice(1, 2), fileCount: 4 })));
    expect(one).toMatch(/Annex[^]*plate-2\.jpg\s+Low tide/);
  });

  test.skipIf(isMissing("pdftotext"))("says how many files there are where not all are shown", async () => {
    const hidden = readText(await render(makePageJob({ fileFingerprints: [], fileCount: 20 })));
    expect(hidden).toContain("20 files, not shown");
    expect(hidden).not.toContain("Annex");
    const one = readText(await render(makePageJob({ fileFingerprints: files.slice(16, 17), fileCount: 20 })));
    expect(one).toContain("plate-17.jpg · 1 of 20 files");
  });

  test.runIf(drawsAll).each([
    ["a title", "en", "The Lighthouse"],
    ["one that is too long", "fr", "très ".repeat(60)],
    ["one in Arabic", "ar", "حارسة المقابر الملكية"],
    ["one of unprintable characters", "ja", "바다 🦊"],
  ] as const)("draws the card of %s", async (_name, lang, title) => {
    const png = await render(makePageJob({ title }, { format: "card", lang }));
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    // The page is on one side, with its own white and ink, and never on the other.
    const page = await sharp(png)
      .extract({ left: lang === "ar" ? 60 : 716, top: 52, width: 424, height: 570 })
      .stats();
    expect(page.channels[0]?.max).toBe(255);
    expect(page.channels[0]?.min).toBeLessThan(60);
  });

  test.skipIf(isMissing("pdftoppm"))("frames the annex alike in every writing direction", async () => {
    const frameOf = async (lang: "en" | "ar") => {
      const file = path.join(folder, `${name}-${lang}`);
      writeFileSync(`${file}.pdf`, await render(makePageJob({ description: "word ".repeat(390) }, { lang })));
      run("pdftoppm", [..."-f 2 -singlefile -gray -r 36".split(" "), `${file}.pdf`, file]);
      // Which columns of a row at the picture's foot, below all text, are not white.
      const row = readFileSync(`${file}.pgm`).subarray(-298 * 25, -298 * 24);
      return Array.from(row.entries()).flatMap(([x, shade]) => (shade < 255 ? [x] : []));
    };
    const frame = await frameOf("en");
    expect(frame.length).toBeGreaterThanOrEqual(2);
    expect(await frameOf("ar")).toEqual(frame);
  });

  test.skipIf(isMissing("pdftotext"))("marks characters that no typeface has, and says so", async () => {
    const text = readText(await render(makePageJob({ title: "Sea 바다 🦊" })));
    expect(text).toMatch(/Sea 〓〓 〓/);
    expect(text).toContain("〓 replaces a character that can’t be printed here");
    expect(readText(await render(makePageJob()))).not.toContain("〓");
  });

  test.runIf(drawsAll)("prints any text literally", async () => {
    for (let start = 0; start < strings.length; start += 40) {
      const some = strings.slice(start, start + 40);
      const job = makePageJob({
        title: some.join(" ").slice(0, 300),
        description: some.join("\n").slice(0, 2000),
        creator: { name: (some[7] ?? "").slice(0, 200) || "Ada", email: null },
      });
      const pdf = Buffer.from(await render(job));
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  test.runIf(drawsAll)("draws the page alone, without its annex, on A4 with its margins", async () => {
    const description = "word ".repeat(400);
    const svg = decode(await render(makePageJob({ description }, { format: "svg" })));
    expect(svg).toMatch(/viewBox="0 0 595\.\d+ 841\.\d+"/);
    const png = Buffer.from(await render(makePageJob({ description }, { format: "png" })));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1654, 2339]);
    // A4 at 200 dots per inch: 10 mm, which are 79 of them, are free above and on both sides.
    const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
    expect([info.trimOffsetTop, info.trimOffsetLeft, info.width]).toEqual([-79, -79, 1654 - 2 * 79]);
  });
});
