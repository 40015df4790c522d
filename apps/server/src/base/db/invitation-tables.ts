import type { Generated } from "kysely";

/** The tables of invitations to people named in a work. They contain no addresses, only keyed hashes. */
export interface InvitationTables {
  invitations: InvitationsTable;
  invitation_links: InvitationLinksTable;
  stopped_addresses: StoppedAddressesTable;
  address_keys: AddressKeysTable;
}

interface InvitationsTable {
  certificate_id: string;
  /** N of the record's `collaborator.N`. */
  collaborator: number;
  /** The user who registered the work. */
  owner_id: string;
  /** See invitations/address-hash.ts. */
  email_hash: Buffer;
  /** The language of the letters. */
  language: string;
  queued_at: Generated<Date>;
  /** When the next letter is due; null after the last one. */
  due_at: Generated<Date | null>;
  asked_at: Date | null;
}

interface InvitationLinksTable {
  /** SHA-256 of the code in a letter's link; null once the address wants no more letters. */
  token_hash: Buffer | null;
  /** SHA-256 of the code that can only stop letters. Letters older than migration 029 have one code for both. */
  stop_hash: Buffer;
  certificate_id: string;
  collaborator: number;
  email_hash: Buffer;
  made_at: Generated<Date>;
}

/** Addresses that are never written to again, even after their works and accounts are gone. */
interface StoppedAddressesTable {
  email_hash: Buffer;
  stopped_at: Generated<Date>;
}

/** One row: the key of the hashes, sealed. */
interface AddressKeysTable {
  one: Generated<boolean>;
  sealed: Buffer;
}
