import { toBase64Url } from "@colophon/proof";
import { totpContext } from "../../people/accounts/set-up-totp.ts";
import { unpackRecord } from "../../record/pack-record.ts";
import { disclosuresContext } from "../../record/seal-disclosures.ts";
import { addressKeyContext } from "../../register/invitations/address-hash.ts";
import { letterContext } from "../../mail/letter-queue.ts";
import { actContext } from "../../operator/acts.ts";
import { partiesContext } from "../../register/orders/receipt-parties.ts";
import { draftContext } from "../../register/drafts/sealed-draft.ts";
import { reportContext } from "../../register/reports/sealed-report.ts";
import { contentsContext } from "../../register/payments/order-registration.ts";
import { addressContext } from "../../people/profiles/address.ts";
import { selfIdentificationContext } from "../../people/profiles/self-identification.ts";
import { statementsContext } from "../../register/statements/open-statement.ts";
import { agreedTextContext } from "../../register/licences/agreed-text.ts";
import { requestContext } from "../../register/licences/sealed-request.ts";
import { offerContext } from "../../register/transfers/offer.ts";
import { privateDetailsContext } from "../../register/works/private-details.ts";

/** A column of values that are sealed with the data key. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns of the table's primary key. */
  key: readonly [string, ...string[]];
  /** Further columns that are part of the context. */
  with: readonly string[];
  /** The server's role may not change its rows: they are re-sealed as the owner of the tables. */
  isAppendOnly: boolean;
  /** The context that a row's value is bound to. */
  contextOf(row: Readonly<Record<string, unknown>>): string;
}

const column = (
  table: string,
  name: string,
  key: SealedColumn["key"],
  contextOf: (row: never) => string,
  more: readonly string[] = [],
): SealedColumn => ({
  table,
  column: name,
  key,
  with: more,
  isAppendOnly: false,
  contextOf: (row) => contextOf(row as never),
});

/** All of them: a test finds columns that aren't listed. Private copies are sealed in the object store. */
export const sealedColumns: readonly SealedColumn[] = [
  column("profiles", "address", ["user_id"], (row: { user_id: string }) => addressContext(row.user_id)),
  column("profiles", "self_identification", ["user_id"], (row: { user_id: string }) =>
    selfIdentificationContext(row.user_id),
  ),
  column("totp_secrets", "secret", ["user_id"], (row: { user_id: string }) => totpContext(row.user_id)),
  column("works", "private_details", ["id"], (row: { id: string }) => privateDetailsContext(row.id)),
  column("certificates", "disclosures", ["id"], (row: { id: string }) => disclosuresContext(row.id)),
  column("licences", "disclosures", ["id"], (row: { id: string }) => disclosuresContext(row.id)),
  column("licences", "terms_text", ["id"], (row: { id: string }) => agreedTextContext(row.id)),
  column(
    "statements",
    "disclosures",
    ["certificate_id", "n"],
    (row: { certificate_id: string; packed: Buffer }) =>
      statementsContext(row.certificate_id, toBase64Url(unpackRecord(row.packed).salt32)),
    ["packed"],
  ),
  column("transfer_offers", "sealed", ["id"], (row: { id: string }) => offerContext(row.id)),
  column("letters", "sealed", ["kind", "subject"], letterContext),
  column("drafts", "sealed", ["id"], (row: { id: string }) => draftContext(row.id)),
  column("licence_requests", "sealed", ["id"], (row: { id: string }) => requestContext(row.id)),
  column("reports", "sealed", ["id"], (row: { id: string }) => reportContext(row.id)),
  {
    ...column("operator_acts", "sealed", ["id"], (row: { id: string }) => actContext(row.id)),
    isAppendOnly: true,
  },
  column("address_keys", "sealed", ["one"], () => addressKeyContext),
  column("orders", "contents", ["id"], (row: { id: string }) => contentsContext(row.id)),
  column("receipts", "sealed", ["number"], (row: { order_id: string }) => partiesContext(row.order_id), [
    "order_id",
  ]),
];
