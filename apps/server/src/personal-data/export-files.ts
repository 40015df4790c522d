import path from "node:path";
import { Readable } from "node:stream";
import { type ApiErrorCode, fileName, type Language } from "@colophon/api";
import { makeZip } from "client-zip";
import { AppError } from "../base/errors.ts";
import { profileImageOf } from "../people/profiles/profile-image.ts";
import { buildBundle, type BundleContext } from "../record/build-bundle.ts";
import { earlierName, listEarlierProofs } from "../record/record.ts";
import { requireShown } from "../record/read-certificate.ts";
import type { DepositContext } from "../register/deposits/deposit.ts";
import { readDeposit } from "../register/deposits/read-deposit.ts";
import { createDocumentMaker, type DocumentContext } from "../register/documents/document-maker.ts";
import { createReceiptMaker } from "../register/documents/receipt-maker.ts";
import { filesOfOwnLicences } from "../register/licences/own-licences.ts";
import { exportUser, type PersonalDataContext } from "./export-user.ts";
import type { WorkRow } from "./personal-data-store.ts";
import { receiptsToExport, worksToExport } from "./pages-to-export.ts";

export interface ExportFilesContext
  extends PersonalDataContext, DepositContext, DocumentContext, BundleContext {
  db: PersonalDataContext["db"];
  keys: DocumentContext["keys"];
  log: DocumentContext["log"] & BundleContext["log"];
  anchoring: DocumentContext["anchoring"];
}

interface ExportedFile {
  name: string;
  input: Uint8Array | string | AsyncIterable<Uint8Array>;
  lastModified?: Date;
}

/**
 * An account's data and every file that they name, as a ZIP that is made while it is sent: a file at a time, stopping once
 * the client has gone. What the registry can't give at the moment is listed in `missing.json`.
 */
export function exportFiles(context: ExportFilesContext, userId: string, language: Language): Readable {
  return Readable.fromWeb(
    makeZip(filesOf(context, userId, language)) as Parameters<typeof Readable.fromWeb>[0],
  );
}

async function* filesOf(
  context: ExportFilesContext,
  userId: string,
  language: Language,
): AsyncGenerator<ExportedFile> {
  const missing: { file: string; code: ApiErrorCode }[] = [];
  const orMissing = async <T>(file: string, read: () => Promise<T>): Promise<T | undefined> =>
    read().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      missing.push({ file, code: error.code });
      return undefined;
    });

  yield { name: "colophon-export.json", input: bytesOf(await exportUser(context, userId)) };
  const picture = await profileImageOf(context, userId);
  if (picture !== undefined) yield { name: "picture.webp", input: picture };

  const find = createDocumentMaker(context);
  for await (const work of worksToExport(context, userId)) {
    const { id, workId, registeredAt: lastModified } = work;
    // A title is not unique, and may have no sign that a file's name may have.
    const folder = `works/${[fileName(work.title, ""), id].join(" ").trim()}`;
    const certificate = `${folder}/certificate.pdf`;
    const pdf = await orMissing(certificate, async () => (await find(id, "pdf", language)).bytes());
    if (pdf) yield { name: certificate, input: pdf, lastModified };
    const proof = `${folder}/${id}.colophon.json`;
    const bundle = await orMissing(proof, async () => proofOf(context, userId, work));
    if (bundle) yield { name: proof, input: bundle, lastModified };
    for (const earlier of await listEarlierProofs(context.pool, id))
      yield { name: `${folder}/${id}.${earlierName(earlier)}`, input: earlier.bytes, lastModified };
    for (const { number } of work.deposits) {
      // Two files of a work may have one name.
      const copies = `${folder}/private copy${number === 1 ? "" : ` ${number}`}`;
      const copy = await orMissing(copies, async () => readDeposit(context, userId, { workId, number }));
      if (copy) yield { name: `${copies}/${nameOf(copy.name, id)}`, input: copy.bytes, lastModified };
    }
  }

  for await (const { name, issuedAt: lastModified, read } of filesOfOwnLicences(context, userId)) {
    const file = await orMissing(name, read);
    if (file) yield { name, input: file, lastModified };
  }

  const findReceipt = createReceiptMaker(context);
  for await (const { orderId, number } of receiptsToExport(context, userId)) {
    const receipt = await findReceipt(orderId, number, language);
    if (receipt) yield { name: `receipts/${receipt.fileName}`, input: await receipt.bytes() };
  }
  if (missing.length > 0) yield { name: "missing.json", input: JSON.stringify(missing, undefined, 2) };
}

/** A registered file's name, as any system takes it. */
function nameOf(name: string, id: string): string {
  const { name: stem, ext } = path.parse(name);
  return `${fileName(stem, id)}${/^\.\w{1,10}$/.test(ext) ? ext : ""}`;
}

/** The client may be slower than the reading: bytes, as the ZIP takes them. */
async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield Buffer.from(chunk as string);
}

async function proofOf(
  context: ExportFilesContext,
  userId: string,
  { id, isRegistrant }: WorkRow,
): Promise<string> {
  const certificate = await requireShown(context, id, { userId });
  return JSON.stringify(await buildBundle(context, certificate, isRegistrant ? "owner" : "public"));
}
