import { openJson, sealJson } from "../encryption.ts";
import type { Keys } from "../keys.ts";

/** What of a report is sealed: its author may be named in it, and others. */
interface SealedReport {
  text: string;
  /** Where the decision is written to; empty: nowhere. */
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
