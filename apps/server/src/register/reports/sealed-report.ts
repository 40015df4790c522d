import { openJson, sealJson } from "../../base/encryption.ts";
import type { Keys } from "../../base/keys/keys.ts";

/** The sealed part of a report: it may name its author and others. Older rows lack what was added since. */
interface SealedReport {
  text: string;
  /** The address that the decision is sent to; empty: none. */
  contact: string;
}

type DataKey = Pick<Keys, "dataEncryption">;

export function sealReport({ dataEncryption }: DataKey, id: string, report: SealedReport): Buffer {
  return sealJson(dataEncryption.key, report, reportContext(id));
}

export function openReport({ dataEncryption }: DataKey, id: string, sealed: Buffer): SealedReport {
  return openJson(dataEncryption.key, sealed, reportContext(id)) as SealedReport;
}

export const reportContext = (id: string): string => `reports.sealed:${id}`;
