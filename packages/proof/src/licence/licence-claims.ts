import { isCount } from "../encoding/integer.ts";
import { isObject, type JsonObject } from "../encoding/json.ts";
import { CERTIFICATE_ID } from "../record/record.ts";

/** The claims of a licence, each a disclosure of its own. Others may be added later. */
export type LicenceClaimName =
  | "licensor"
  | "licensee"
  | "work"
  | "terms"
  | "termsText"
  | "from"
  | "until"
  | "fee"
  | "order";

/** What is disclosed of a licence (docs/format.md, "Licences"). */
export interface LicenceClaims {
  /** Who licenses, by the name that the work's certificate has for its holder, and as what they hold it. */
  licensor?: { name: string; as: "registrant" | "successor" };
  licensee?: { name: string };
  /** The certificate, and SHA-256 of its record's JWT in base64url. */
  work?: { certificate: string; record: string };
  /** Structured; `vocabulary` names its words. */
  terms?: JsonObject;
  /** SHA-256 of the printed words in base64url, and their language. Where they differ from the terms, the terms govern. */
  termsText?: { language: string; sha256: string };
  /** Days in UTC, as `2026-11-29`, both included; `until` null: it doesn't end. Without `until`, that may be withheld. */
  from?: string;
  until?: string | null;
  /** In the smallest unit of the currency (ISO 4217); 0: free of charge. */
  fee?: { amount: number; currency: string };
  /** The number of the order that paid. */
  order?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HASH = /^[A-Za-z0-9_-]{43}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Reads disclosed claims. A claim of an unknown name or another shape is left out: it is proven, not understood. */
export function readLicenceClaims(claims: JsonObject): LicenceClaims {
  const { licensor, licensee, work, terms, termsText, from, until, fee, order } = claims;
  return {
    ...(isLicensor(licensor) && { licensor: { name: licensor.name, as: licensor.as } }),
    ...(isObject(licensee) && isText(licensee["name"]) && { licensee: { name: licensee["name"] } }),
    ...(isWork(work) && { work: { certificate: work.certificate, record: work.record } }),
    ...(isObject(terms) && { terms }),
    ...(isTermsText(termsText) && { termsText: { language: termsText.language, sha256: termsText.sha256 } }),
    ...(isDay(from) && { from }),
    ...((isDay(until) || until === null) && { until }),
    ...(isFee(fee) && { fee: { amount: fee.amount, currency: fee.currency } }),
    ...(isText(order) && { order }),
  };
}

function isLicensor(value: unknown): value is NonNullable<LicenceClaims["licensor"]> {
  if (!isObject(value) || !isText(value["name"])) return false;
  return value["as"] === "registrant" || value["as"] === "successor";
}

function isWork(value: unknown): value is NonNullable<LicenceClaims["work"]> {
  if (!isObject(value)) return false;
  const { certificate, record } = value;
  return isText(certificate) && CERTIFICATE_ID.test(certificate) && isText(record) && HASH.test(record);
}

function isTermsText(value: unknown): value is NonNullable<LicenceClaims["termsText"]> {
  return (
    isObject(value) && isText(value["language"]) && isText(value["sha256"]) && HASH.test(value["sha256"])
  );
}

function isFee(value: unknown): value is NonNullable<LicenceClaims["fee"]> {
  if (!isObject(value)) return false;
  const { amount, currency } = value;
  return isCount(amount) && isText(currency) && CURRENCY.test(currency);
}

/** A day that the calendar has. */
function isDay(value: unknown): value is string {
  if (!isText(value) || !DAY.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
