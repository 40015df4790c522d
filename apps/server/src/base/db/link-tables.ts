import type { LinkFailure, LinkFound, LinkState, LinkWay } from "@colophon/api";
import type { Generated } from "kysely";

/** The tables of links to domains and pages. */
export interface LinkTables {
  links: LinksTable;
  link_events: LinkEventsTable;
  link_looks: LinkLooksTable;
}

/** At most one confirmed link of all accounts has a domain: an index makes it so. */
interface LinksTable {
  id: Generated<string>;
  user_id: string;
  /** `https://<domain>/` of a domain. */
  url: string;
  way: LinkWay;
  code: string;
  state: Generated<LinkState>;
  how: LinkFound | null;
  confirmed_at: Date | null;
  found_at: Date | null;
  checked_at: Date | null;
  /** Why the last look did not find it. */
  failure: LinkFailure | null;
  /** In a row, and when they began. */
  failures: Generated<number>;
  failing_since: Date | null;
  /** Null: only its owner asks for a look. */
  next_check_at: Date | null;
  shown: Generated<boolean>;
  created_at: Generated<Date>;
}

/** When a link came into each of its states. */
interface LinkEventsTable {
  link_id: string;
  state: LinkState;
  at: Generated<Date>;
}

/** Looks of the last minutes. Unlogged: a crash resets it. */
interface LinkLooksTable {
  user_id: string;
  /** A host, or for TXT records `dns` and the domain. */
  place: string;
  at: Generated<Date>;
}
