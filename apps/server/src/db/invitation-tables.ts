import type { Generated } from "kysely";

/** The tables of asking people who are named in a work. No address is in them, only keyed hashes. */
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
  /** Who registered the work. */
  owner_id: string;
  /** See invitations/address-hash.ts. */
  email_hash: Buffer;
  /** Of the letters. */
  language: string;
  queued_at: Generated<Date>;
  /** When the next letter is due; null when there is none any more. */
  due_at: Generated<Date | null>;
  asked_at: Date | null;
}

interface InvitationLinksTable {
  /** SHA-256 of the code in a letter. */
  token_hash: Buffer;
  certificate_id: string;
  collaborator: number;
  email_hash: Buffer;
  made_at: Generated<Date>;
}

/** Addresses that are never written to again, whatever becomes of works and accounts. */
interface StoppedAddressesTable {
  email_hash: Buffer;
  stopped_at: Generated<Date>;
}

/** One row: the key of the hashes, sealed. */
interface AddressKeysTable {
  one: Generated<boolean>;
  sealed: Buffer;
}
