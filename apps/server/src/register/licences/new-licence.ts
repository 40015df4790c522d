import type { Language, TermsWanted } from "@colophon/api";
import type { Terms } from "@colophon/licences";
import type { Queryable } from "../../base/db/queryable.ts";
import type { SignedRecord } from "../../record/sign-record.ts";

/** How a licence was paid: by nobody, outside the registry as its licensor confirms, or as a demonstration. */
export type Paid = "free" | "outside" | "demo";

/** A request that both sides agreed to, as it is issued. */
export interface Agreed {
  /** Of the request. */
  id: string;
  workId: string;
  certificateId: string;
  licensorId: string;
  licenseeId: string;
  /** The licensee's name, as it is printed. */
  licensee: string;
  terms: TermsWanted;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  paid: Paid;
  /** Of the printed words. */
  language: Language;
  /** The licensor offered it although the work is disputed. */
  knowsOfDispute: boolean;
}

/** A licence, signed and sealed, ready for the log. */
export interface NewLicence extends SignedRecord {
  type: "licence";
  agreed: Agreed;
  /** As its record has them. */
  terms: Terms;
  /** Days of UTC, both included. */
  from: string;
  until: string | undefined;
  /** The printed words, sealed by `sealAgreedText`. */
  agreedText: Buffer;
  /** How many statements its work had when it was signed: it is true as of that moment only. */
  after: number;
  /** What else is written with it: letters, and what it changes of offers and requests. */
  alongside?: ((tx: Queryable) => Promise<void>) | undefined;
}
