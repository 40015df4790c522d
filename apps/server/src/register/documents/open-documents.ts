import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import type { Config } from "../../base/config/config.ts";
import { type DocumentSigner, openDocumentSigner } from "./document-signer.ts";
import { createPagePool, type PagePool } from "./page-pool.ts";
import { createTimeStamp, type RequestTimeStamp } from "./time-stamp.ts";

export interface Documents {
  pool: PagePool;
  signer: DocumentSigner;
  /** Undefined without a time-stamping authority. */
  timeStamp: RequestTimeStamp | undefined;
}

/** Opens the makers of documents. `issuer` is the registry's address, whose host readers show as the signer. */
export function openDocuments(
  {
    config,
    issuer,
    rootNumber,
    logger,
  }: { config: Config; issuer: string; rootNumber: number | undefined; logger: Logger },
  open: AsyncDisposableStack,
): Documents {
  const { keysDir, pdfSigningFile, timeStampUrl } = config;
  const signer = openDocumentSigner({
    keysDir,
    name: new URL(issuer).host,
    signingFile: pdfSigningFile,
    number: rootNumber,
  });
  for (const warning of signer.warnings) logger.warn(warning);
  const pool = createPagePool({
    workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
    maxWaiting: 64,
  });
  open.defer(() => pool.close());
  const warn = (err: unknown) => logger.warn({ err }, "a document was signed without a time-stamp");
  return {
    pool,
    signer,
    timeStamp: timeStampUrl === undefined ? undefined : createTimeStamp(timeStampUrl, warn),
  };
}
