import { readFileSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import {
  type CertificateFields,
  documentFaces,
  fillCertificate,
  type Layer,
  metrics,
  parseTemplate,
} from "@colophon/certificate";
import { Resvg } from "@resvg/resvg-js";
import { certificateFolder, readTemplate } from "./certificate-template.ts";
import type { Typst } from "./load-typst.ts";
import { layerFile, pageData } from "./page-data.ts";

export type DocumentFormat = "pdf" | "svg" | "png";

export interface PageJob {
  format: DocumentFormat;
  fields: CertificateFields;
  renderedAt: Date;
  /** Text of the bundle that a PDF carries. */
  bundle: string;
}

/** A4 at 200 dots an inch. */
const pngWidth = 1654;

/** Renders pages one after the other. Opening it takes a moment and rendering holds its thread, so it lives in a worker. */
export async function openPageRenderer({
  NodeCompiler,
}: Typst): Promise<(job: PageJob) => Promise<Uint8Array>> {
  const workspace = import.meta.dirname;
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: loadFonts() }] });
  const source = readFileSync(path.join(workspace, "certificate.typ"), "utf8");
  const template = parseTemplate(readTemplate());
  const give = (name: string, text: string) =>
    compiler.mapShadow(path.join(workspace, name), Buffer.from(text));
  return async ({ format, fields, renderedAt, bundle }) => {
    const filled = fillCertificate(template, fields, { metrics });
    const extent = format === "pdf" ? "whole" : "page";
    give("page.json", JSON.stringify(pageData(fields, filled, { renderedAt, extent })));
    for (const [i, layer] of filled.layers.entries()) give(layerFile(i), drawLayer(filled.open, layer));
    give("bundle.json", bundle);
    const compiled = compiler.compile({ mainFileContent: source });
    if (compiled.result === null) throw new Error(describe(compiled.takeDiagnostics()?.shortDiagnostics));
    const made =
      format === "pdf"
        ? compiler.pdf(compiled.result, { pdfStandard: "a-3b" })
        : Buffer.from(compiler.plainSvg(compiled.result));
    const bytes = format === "png" ? toPng(made) : made;
    // What documents have in common is remembered from one to the next; the rest is given back, and only between turns.
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

/** What is isolated becomes an object of its own in the PDF, which the typesetter then remembers as it was compressed. */
function drawLayer(open: string, { svg, isFixed }: Layer): string {
  return `${open}${isFixed ? `<g style="isolation:isolate">${svg}</g>` : svg}</svg>`;
}

function toPng(svg: Buffer): Buffer {
  const fit = { fitTo: { mode: "width", value: pngWidth }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, fit).render().asPng();
}

/** Diagnostics name places in the page's source and kinds of errors. */
function describe(diagnostics: readonly unknown[] = []): string {
  return `the page cannot be set: ${JSON.stringify(diagnostics)}`;
}
