import type { Language, OfferState, RequestState, TermsWanted } from "@colophon/api";
import type { Generated } from "kysely";

/** The tables of licences: offered, asked for, issued. */
export interface LicenceTables {
  licence_offers: LicenceOffersTable;
  licence_requests: LicenceRequestsTable;
  licences: LicencesTable;
}

interface Agreed {
  terms: TermsWanted;
  is_exclusive: boolean;
  currency: string;
}

/** Of one work, or of all works of a type that the owner has or will have. */
interface LicenceOffersTable extends Agreed {
  id: string;
  owner_id: string;
  work_id: string | null;
  material_type: string | null;
  /** In the currency's smallest unit; null: asked for. */
  amount: number | null;
  state: OfferState;
  /** Its owner offers it although the work is disputed. */
  knows_of_dispute: Generated<boolean>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

interface LicenceRequestsTable extends Agreed {
  id: string;
  /** It may no longer exist. */
  offer_id: string;
  /** Null once the work is erased. */
  work_id: string | null;
  certificate_id: string;
  /** Null once they are erased, like the licensee. */
  licensor_id: string | null;
  licensee_id: string | null;
  state: RequestState;
  amount: number | null;
  /** As the offer said. */
  knows_of_dispute: Generated<boolean>;
  /** Of the printed words. */
  language: Language;
  /** JSON with both names and what was said, bound to the id. */
  sealed: Buffer;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

/** A row is never deleted: the log has its entry. */
interface LicencesTable extends Agreed {
  /** `LIC-` and nine characters. */
  id: string;
  request_id: string;
  /** Null once the work is erased. */
  work_id: string | null;
  certificate_id: string;
  /** Null once they are erased, like the licensee. */
  licensor_id: string | null;
  licensee_id: string | null;
  /** As of a certificate. */
  packed_record: Buffer;
  /** Sealed, bound to the licence's id. */
  disclosures: Buffer | null;
  /** JSON, the paragraphs of the printed words as they were hashed; sealed, bound to the licence's id. Null once a side is erased. */
  terms_text: Buffer | null;
  /** Days of UTC, as `2026-11-29`, both included. */
  from_day: string;
  until_day: string | null;
  amount: number;
  paid: "free" | "outside" | "demo";
  listed_by_licensor: Generated<boolean>;
  listed_by_licensee: Generated<boolean>;
  /** Of the printed words. */
  language: Language;
  issued_at: Date;
  /** Since it was ended by both sides, or revoked. */
  over_since: Generated<Date | null>;
}
