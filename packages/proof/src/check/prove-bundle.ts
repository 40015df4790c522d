import type { LoggedRecord } from "../bundle.ts";
import type { Checkpoint } from "../log/checkpoint.ts";
import type { SdJwt } from "../record/parse-sd-jwt.ts";
import type { CheckContext } from "./check-context.ts";
import { checkCheckpoint, checkInclusion, checkIssuerKeys } from "./check-log.ts";
import { checkBundleForm, checkDisclosures, checkRecordSignature } from "./check-record.ts";
import { type Check, reportTo } from "./check.ts";
import type { RecordForm } from "./record-form.ts";

/** What checks 1 to 6 have proven of a bundle. It depends on the bundle and the trust alone. */
export interface ProvenBundle<Claims> {
  reports: Check[];
  // Each undefined unless the checks that prove it have passed.
  bundle: LoggedRecord | undefined;
  record: SdJwt | undefined;
  claims: Claims | undefined;
  checkpoint: Checkpoint | undefined;
  /** Where the record is in the checkpoint's tree. */
  index: number | undefined;
  /** Its issuer key is in the log too. */
  isLogged: boolean;
}

export function proveBundle<Claims>(
  input: string | Uint8Array,
  context: CheckContext,
  form: RecordForm<Claims>,
): ProvenBundle<Claims> {
  const reports: Check[] = [];
  const run = reportTo(reports);
  const bundle = run("bundle", () => checkBundleForm(input, form));
  const record = run("record_signature", bundle && (() => checkRecordSignature(bundle, context, form)));
  const claims = run("disclosures", record && (() => checkDisclosures(record, context, form)));
  const place = run("inclusion", bundle && (() => checkInclusion(bundle, context)));
  const checkpoint = run("checkpoint", bundle && (() => checkCheckpoint(bundle, place, context)));
  const leaf = record && checkpoint && place && { ...place, kid: record.header.kid, checkpoint };
  const keySet = run("issuer_keys", bundle && leaf && (() => checkIssuerKeys(bundle, leaf, context)));
  return { reports, bundle, record, claims, checkpoint, index: leaf?.index, isLogged: keySet !== undefined };
}
