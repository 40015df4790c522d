import { type OwnLicence, plainAmount } from "@colophon/api";
import { csvLine } from "../../base/csv-line.ts";

const columns = [
  "licence",
  "certificate",
  "title",
  "licensee",
  "issued",
  "from",
  "until",
  "amount",
  "currency",
  "paid",
  "state",
];

/** Licences as CSV (RFC 4180). Amounts are exact, with a point; spreadsheets read UTF-8 only after a byte order mark. */
export const writeRevenueTable = (licences: readonly OwnLicence[]): string =>
  `\uFEFF${csvLine(columns)}${licences.map((licence) => csvLine(cellsOf(licence))).join("")}`;

const cellsOf = (licence: OwnLicence): string[] => [
  licence.id,
  licence.certificateId,
  licence.title,
  licence.licensee.name,
  licence.issuedAt,
  licence.from,
  licence.until ?? "",
  licence.amount === null ? "" : plainAmount(licence.amount, licence.currency),
  licence.currency,
  licence.paid,
  licence.state,
];
