import { readFileSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import type { Language } from "@colophon/api";
import {
  type CertificateFields,
  documentFaces,
  drawQr,
  type FilledCertificate,
  fillCertificate,
  type Layer,
  metrics,
  parseTemplate,
  rosettePaths,
} from "@colophon/certificate";
import type { PackFacts } from "@colophon/pack";
import { Resvg } from "@resvg/resvg-js";
import { cardData } from "./card-data.ts";
import { certificateFolder, readTemplate } from "./certificate-template.ts";
import { inGreen, type LicenceJob } from "./licence-page.ts";
import type { Typst } from "./load-typst.ts";
import { layerFile, pageData } from "./page-data.ts";
import { readMeData } from "./read-me-data.ts";
import { noticeData, type NoticeFacts } from "./notice-data.ts";
import { receiptData, type ReceiptFacts } from "./receipt-data.ts";

/** A card is the preview of a link: the page beside the title, as a picture. */
export type DocumentFormat = "pdf" | "svg" | "png" | "card";

export type PageJob = CertificateJob | LicenceJob | ReceiptJob | ReadMeJob | NoticeJob;

export interface CertificateJob {
  format: DocumentFormat;
  fields: CertificateFields;
  renderedAt: Date;
  /** Text of the bundle that a PDF carries. */
  bundle: string;
  /** The same of the status, if there is one. */
  status?: string | undefined;
}

interface ReceiptJob {
  format: "receipt";
  receipt: ReceiptFacts;
  lang: Language;
}

/** What a pack of evidence contains and how it is checked. */
interface ReadMeJob {
  format: "readMe";
  pack: PackFacts;
  lang: Language;
}

interface NoticeJob {
  format: "notice";
  notice: NoticeFacts;
}

/** In pixels. A page is A4 at 200 dots per inch. */
const widths = { png: 1654, card: 1200, thumbnail: 848 };

/**
 * Renders pages one after the other. Opening it takes a moment and rendering blocks its thread, so it runs in a separate
 * process.
 */
export async function openPageRenderer({
  NodeCompiler,
}: Typst): Promise<(job: PageJob) => Promise<Uint8Array>> {
  const workspace = import.meta.dirname;
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: loadFonts() }] });
  const sources = {
    page: readFileSync(path.join(workspace, "certificate.typ"), "utf8"),
    card: readFileSync(path.join(workspace, "card.typ"), "utf8"),
    receipt: readFileSync(path.join(workspace, "receipt.typ"), "utf8"),
    readMe: readFileSync(path.join(workspace, "read-me.typ"), "utf8"),
    notice: readFileSync(path.join(workspace, "notice.typ"), "utf8"),
  };
  const template = parseTemplate(readTemplate());
  const greenTemplate = parseTemplate(inGreen(readTemplate()));
  const give = (name: string, content: string | Buffer) =>
    compiler.mapShadow(path.join(workspace, name), Buffer.from(content));
  const compile = (mainFileContent: string) => {
    const compiled = compiler.compile({ mainFileContent });
    if (compiled.result === null) throw new Error(describe(compiled.takeDiagnostics()?.shortDiagnostics));
    return compiled.result;
  };
  const givePage = ({ open, layers }: FilledCertificate, data: ReturnType<typeof pageData>) => {
    give("page.json", JSON.stringify(data));
    for (const [i, layer] of layers.entries()) give(layerFile(i), drawLayer(open, layer));
  };
  const draw = (source: string) => compiler.plainSvg(compile(source));
  const drawCard = (fields: CertificateFields): string => {
    // As a picture: a nested drawing loses the drawings that it contains.
    give("page.png", toPicture(draw(sources.page), "thumbnail"));
    give("ornament.svg", drawOrnament(fields.seed));
    give("card.json", JSON.stringify(cardData(fields)));
    return draw(sources.card);
  };
  const renderReceipt = ({ receipt, lang }: ReceiptJob): Uint8Array => {
    give("receipt.json", JSON.stringify(receiptData(receipt, lang)));
    return compiler.pdf(compile(sources.receipt), { pdfStandard: "a-3b" });
  };
  const renderReadMe = ({ pack, lang }: ReadMeJob): Uint8Array => {
    give("read-me.json", JSON.stringify(readMeData(pack, lang)));
    return compiler.pdf(compile(sources.readMe), { pdfStandard: "a-3b" });
  };
  const renderNotice = ({ notice }: NoticeJob): Uint8Array => {
    give("notice.json", JSON.stringify(noticeData(notice)));
    give("code.svg", drawCode(notice.url));
    const pdf = compiler.pdf(compile(sources.notice), { pdfStandard: "a-3b" });
    // Nothing of it stays here: no other document has these words.
    give("notice.json", "{}");
    compiler.evictCache(0);
    return pdf;
  };
  const renderLicence = (job: LicenceJob): Uint8Array => {
    const { fields, renderedAt, file, status } = job;
    const filled = fillCertificate(greenTemplate, fields, { metrics });
    givePage(
      filled,
      pageData(fields, filled, {
        renderedAt,
        extent: "whole",
        hasStatus: status !== undefined,
        licence: job,
      }),
    );
    give("bundle.json", file);
    give("terms.txt", job.agreedText ?? "");
    give("status.json", status ?? "");
    return compiler.pdf(compile(sources.page), { pdfStandard: "a-3b" });
  };
  const renderCertificate = ({ format, fields, renderedAt, bundle, status }: CertificateJob): Uint8Array => {
    const filled = fillCertificate(template, fields, { metrics });
    const extent = format === "pdf" ? "whole" : "page";
    givePage(filled, pageData(fields, filled, { renderedAt, extent, hasStatus: status !== undefined }));
    give("bundle.json", bundle);
    give("status.json", status ?? "");
    return format === "pdf"
      ? compiler.pdf(compile(sources.page), { pdfStandard: "a-3b" })
      : toPicture(format === "card" ? drawCard(fields) : draw(sources.page), format);
  };
  const render = (job: PageJob): Uint8Array => {
    if (job.format === "receipt") return renderReceipt(job);
    if (job.format === "notice") return renderNotice(job);
    if (job.format === "licence") return renderLicence(job);
    return job.format === "readMe" ? renderReadMe(job) : renderCertificate(job);
  };
  return async (job) => {
    const bytes = render(job);
    // Keeps what documents have in common for the next one; the rest is freed, which happens only between turns.
    compiler.evictCache(3);
    await nextTurn();
    return bytes;
  };
}

function loadFonts(): Buffer[] {
  return documentFaces.map(({ file }) =>
    brotliDecompressSync(readFileSync(path.join(certificateFolder, "fonts", file))),
  );
}

/** An isolated group becomes a separate object in the PDF, whose compressed form the typesetter caches. */
function drawLayer(open: string, { svg, isFixed }: Layer): string {
  return `${open}${isFixed ? `<g style="isolation:isolate">${svg}</g>` : svg}</svg>`;
}

/** Drawn large and pale behind the title, in the `gold` of `card.typ`. */
function drawOrnament(seed: string): string {
  const paths = rosettePaths(seed, 9).map((curve) => `<path d="${curve}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1000 -1000 2000 2000"><g fill="none" stroke="#a5813a" stroke-opacity=".22" stroke-width="3">${paths.join("")}</g></svg>`;
}

/** In the `ink` of `notice.typ`, which shows it. */
function drawCode(url: string): string {
  const { path: modules, modules: size } = drawQr(url);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#1b2436" d="${modules}"/></svg>`;
}

function toPicture(svg: string, format: "svg" | keyof typeof widths): Buffer {
  if (format === "svg") return Buffer.from(svg);
  const fit = { fitTo: { mode: "width", value: widths[format] }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, fit).render().asPng();
}

/** Diagnostics contain places in the page's source and kinds of errors, no contents. */
function describe(diagnostics: readonly unknown[] = []): string {
  return `the page cannot be set: ${JSON.stringify(diagnostics)}`;
}
