import { type LoggedRecord, parseBundle } from "../bundle.ts";
import { parseSdJwt, type SdJwt } from "../record/parse-sd-jwt.ts";
import { readClaims, type RecordClaims } from "../record/read-claims.ts";

/** What is issued and logged as a record is: a certificate, or a licence (`licence/licence-form.ts`). */
export interface RecordForm<Claims> {
  parseFile(input: string | Uint8Array): LoggedRecord & { format: string };
  parseSdJwt(text: string): SdJwt;
  /** Of its disclosed claims. */
  readClaims(claims: Record<string, unknown>): Claims;
  /** The files that a given document may be. */
  filesOf(claims: Claims): Pick<RecordClaims, "files" | "fileCount">;
}

export const certificateForm: RecordForm<RecordClaims> = {
  parseFile: parseBundle,
  parseSdJwt,
  readClaims,
  filesOf: (claims) => claims,
};
