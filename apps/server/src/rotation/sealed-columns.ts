import { toBase64Url } from "@colophon/proof";
import { totpContext } from "../accounts/set-up-totp.ts";
import { unpackRecord } from "../certificates/pack-record.ts";
import { disclosuresContext } from "../certificates/seal-disclosures.ts";
import { addressKeyContext } from "../invitations/address-hash.ts";
import { letterContext } from "../mail/letter-queue.ts";
import { partiesContext } from "../orders/receipt-parties.ts";
import { reportContext } from "../reports/sealed-report.ts";
import { contentsContext } from "../payments/order-registration.ts";
import { addressContext } from "../profiles/address.ts";
import { selfIdentificationContext } from "../profiles/self-identification.ts";
import { statementsContext } from "../statements/open-statement.ts";
import { offerContext } from "../transfers/offer.ts";
import { privateDetailsContext } from "../works/private-details.ts";

/** A column of values that are sealed with the data key. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns of the table's primary key. */
  key: readonly [string, ...string[]];
  /** Further columns that the context is made of. */
  with: readonly string[];
  /** What the value of a row is bound to. */
  contextOf(row: Readonly<Record<string, unknown>>): string;
}

const column = <Row>(
  table: string,
  name: string,
  key: SealedColumn["key"],
  contextOf: (row: Row) => string,
  more: readonly string[] = [],
): SealedColumn => ({ table, column: name, key, with: more, contextOf: (row) => contextOf(row as Row) });

/** All of them but those that nobody may change, of what operators did: a test finds a column that is in no list. Private copies are sealed in the object store. */
export const sealedColumns: readonly SealedColumn[] = [
  column<{ user_id: string }>("profiles", "address", ["user_id"], (row) => addressContext(row.user_id)),
  column<{ user_id: string }>("profiles", "self_identification", ["user_id"], (row) =>
    selfIdentificationContext(row.user_id),
  ),
  column<{ user_id: string }>("totp_secrets", "secret", ["user_id"], (row) => totpContext(row.user_id)),
  column<{ id: string }>("works", "private_details", ["id"], (row) => privateDetailsContext(row.id)),
  column<{ id: string }>("certificates", "disclosures", ["id"], (row) => disclosuresContext(row.id)),
  column<{ certificate_id: string; packed: Buffer }>(
    "statements",
    "disclosures",
    ["certificate_id", "n"],
    (row) => statementsContext(row.certificate_id, toBase64Url(unpackRecord(row.packed).salt32)),
    ["packed"],
  ),
  column<{ id: string }>("transfer_offers", "sealed", ["id"], (row) => offerContext(row.id)),
  column<{ kind: string; subject: string }>("letters", "sealed", ["kind", "subject"], letterContext),
  column("address_keys", "sealed", ["one"], () => addressKeyContext),
  column<{ id: string }>("orders", "contents", ["id"], (row) => contentsContext(row.id)),
  column<{ order_id: string }>("receipts", "sealed", ["number"], (row) => partiesContext(row.order_id), [
    "order_id",
  ]),
  column<{ id: string }>("reports", "sealed", ["id"], (row) => reportContext(row.id)),
];
