import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { openDocumentSigner } from "@colophon/server/register/documents/document-signer.ts";
import { type PdfSigning, signPdf } from "@colophon/server/register/documents/sign-pdf.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

export interface CertificatePdfOptions extends Partial<Omit<PdfSigning, "identity">> {
  /** The folder with the registry's PDF keys; another folder is another registry. Default: a new one. */
  keysDir?: string;
  /** The text of the attached bundle, which is named after the certificate id. */
  bundle?: string;
  /** The title on the page. */
  title?: string;
}

export interface CertificatePdf {
  bytes: Buffer;
  /** PEM, as in `pdf.roots` of the trust file. */
  root: string;
}

/** A signed PDF with a bundle attached. */
export async function makeCertificatePdf(options: CertificatePdfOptions = {}): Promise<CertificatePdf> {
  const { certificateId = "RSF-0123ABCDE", bundle = "{}", title = "The Lighthouse Keeper" } = options;
  const signer = openDocumentSigner({
    keysDir: options.keysDir ?? makeTemporaryFolder("colophon-pdf-keys-"),
    name: "colophon.example",
  });
  const bytes = await signPdf(makePage(certificateId, bundle, title), {
    identity: signer.identity(),
    certificateId,
    signedAt: options.signedAt ?? new Date(),
    seal: options.seal ?? { left: 400, bottom: 60, right: 500, top: 160 },
    timeStamp: options.timeStamp,
  });
  return { bytes, root: signer.root };
}

function makePage(certificateId: string, bundle: string, title: string): Buffer {
  const compiler = NodeCompiler.create({ workspace: "/" });
  compiler.mapShadow("/bundle.json", Buffer.from(bundle));
  const inputs = { title, name: `${certificateId}.colophon.json` };
  const mainFileContent = `#set document(title: sys.inputs.title, date: datetime(year: 2026, month: 1, day: 2))
    #pdf.embed(sys.inputs.name, read("/bundle.json", encoding: none), relationship: "data", mime-type: "application/json", description: "The proof bundle")
    #sys.inputs.title`;
  return compiler.pdf({ mainFileContent, inputs }, { pdfStandard: "a-3b" });
}
