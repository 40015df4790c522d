/** Why an input was refused. Closed: a caller can translate every code. */
export type ProofErrorCode =
  // bytes, json, integer
  | "bad_hex"
  | "bad_base64"
  | "bad_base64url"
  | "bad_utf8"
  | "bad_json"
  | "repeated_member"
  // merkle, tile
  | "bad_hash_length"
  | "bad_tree_size"
  | "bad_index"
  | "bad_proof_length"
  | "root_mismatch"
  | "bad_tile"
  | "bad_tile_path"
  | "bad_entry_bundle"
  | "bad_entry"
  // prefix tree, status, statement, replay of the log
  | "bad_prefix_proof"
  | "prefix_root_mismatch"
  | "bad_status"
  | "status_of_other_certificate"
  | "status_not_closed"
  | "status_not_consistent"
  | "status_place_not_provable"
  | "status_in_future"
  | "status_incomplete"
  | "bad_statement"
  | "statement_of_other_certificate"
  | "statement_by_wrong_speaker"
  | "bad_statement_signature"
  | "statement_not_signed_by_wallet"
  | "statement_key_not_logged"
  | "statement_not_carried"
  | "statement_not_in_log"
  | "statement_out_of_order"
  | "statement_not_in_head"
  | "later_statement_withheld"
  | "repeated_statement_key"
  | "head_mismatch"
  | "head_time_decreased"
  // note, checkpoint, tlog-proof
  | "bad_verifier_key"
  | "bad_note"
  | "not_signed_by_key"
  | "duplicate_signature"
  | "bad_log_signature"
  | "bad_checkpoint"
  | "wrong_origin"
  | "bad_tlog_proof"
  // jwk, record, disclosure
  | "bad_jwk"
  | "bad_sd_jwt"
  | "key_binding_refused"
  | "bad_record_header"
  | "bad_record_payload"
  | "unknown_issuer_key"
  | "bad_record_signature"
  | "bad_disclosure"
  | "reserved_claim_name"
  | "unreferenced_disclosure"
  | "duplicate_disclosure"
  | "duplicate_digest"
  | "duplicate_claim"
  | "bad_wallet_signature"
  // anchor, bundle, trust
  | "bad_anchor_log"
  | "bad_bundle"
  | "bundle_is_pdf"
  | "bad_trust"
  // verify: each part is well-formed, but they do not belong together or nobody trusts them
  | "unknown_log"
  | "log_has_ended"
  | "issuer_keys_of_other_checkpoint"
  | "issuer_keys_after_certificate"
  | "issuer_key_not_logged"
  | "issuer_key_retired"
  | "anchor_not_trusted"
  | "anchor_of_other_checkpoint"
  | "anchor_absent"
  | "anchor_mismatch"
  | "registered_after_anchor"
  | "anchor_after_end"
  | "document_not_in_record"
  // a certificate's PDF, taken apart by @colophon/pdf-check
  | "bad_pdf"
  | "pdf_not_signed"
  | "pdf_signed_twice"
  | "pdf_not_covered"
  | "pdf_changed"
  | "bad_pdf_signature"
  | "bad_pdf_time_stamp"
  | "pdf_signer_not_trusted"
  | "pdf_signer_out_of_date"
  | "pdf_of_other_certificate";

/**
 * Hostile or damaged input was refused. A mistake of the calling program is a TypeError or RangeError instead.
 * `message` is English for logs; show people a text chosen by `code`.
 */
export class ProofError extends Error {
  readonly code: ProofErrorCode;

  constructor(code: ProofErrorCode, message: string = code) {
    super(message);
    this.name = "ProofError";
    this.code = code;
  }
}
