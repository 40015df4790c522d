/**
 * Every failure the API can answer: its status and the sentence that stands in `error`.
 * The web application translates by code and falls back to the sentence.
 */
export const apiErrors = {
  validation_failed: { status: 400, error: "Some of what was sent is missing or not right." },
  malformed_request: { status: 400, error: "The request could not be read." },
  unauthorized: { status: 401, error: "Please log in first." },
  invalid_credentials: { status: 401, error: "The email or the password is not right." },
  wrong_password: { status: 403, error: "The password is not right." },
  forbidden: { status: 403, error: "This is not yours to do." },
  not_found: { status: 404, error: "There is nothing here." },
  certificate_not_found: { status: 404, error: "The register holds no certificate with this number." },
  certificate_erased: {
    status: 404,
    error: "This certificate was erased together with the account of who registered it.",
  },
  wallet_not_connected: { status: 404, error: "No wallet is connected." },
  request_timeout: {
    status: 408,
    error: "What was sent took too long to arrive. Please check your connection and try again.",
  },
  email_taken: { status: 409, error: "An account with this email address exists already." },
  idempotency_key_reused: {
    status: 409,
    error: "This submission was sent before with other content. Please start the registration again.",
  },
  deposit_exists: { status: 409, error: "A private copy of this file is kept already." },
  upload_conflict: {
    status: 409,
    error: "This upload goes on at another place. Please ask where it stands.",
  },
  payload_too_large: { status: 413, error: "What was sent is too large." },
  image_too_large: { status: 413, error: "The picture is too large: at most 5 MB and 30 megapixels." },
  deposit_too_large: { status: 413, error: "This file is larger than a private copy may be." },
  deposit_quota_exceeded: {
    status: 413,
    error: "There is no room left for this private copy. Delete another one to make room.",
  },
  unsupported_media_type: { status: 415, error: "This kind of content is not understood here." },
  image_type_unsupported: {
    status: 415,
    error: "This is not a JPEG, PNG, GIF or WebP picture that can be read.",
  },
  deposit_without_file: { status: 422, error: "This work was registered without a file." },
  deposit_mismatch: {
    status: 422,
    error: "What arrived is not the registered file, so nothing was kept. Please send the registered file.",
  },
  payment_refused: { status: 422, error: "This way of paying is not accepted here." },
  reset_link_invalid: { status: 422, error: "This link is no longer valid. Please ask for a new one." },
  wallet_message_invalid: {
    status: 422,
    error: "The wallet signed another message than the one that proves it is yours. Please connect it again.",
  },
  wallet_nonce_invalid: {
    status: 422,
    error: "This request to sign is too old, or was used already. Please connect the wallet again.",
  },
  wallet_signature_invalid: {
    status: 422,
    error:
      "The signature is not that of this wallet. A contract wallet can be proven only on the chain where this register anchors.",
  },
  rate_limited: { status: 429, error: "Too many attempts. Please wait a little and try again." },
  internal_error: {
    status: 500,
    error: "Something went wrong on our side. Nothing was lost; please try again.",
  },
  chain_unavailable: {
    status: 503,
    error: "The blockchain that knows this wallet cannot be asked just now. Please try again in a minute.",
  },
  documents_busy: {
    status: 503,
    error: "Many certificates are being drawn up just now. Please try again in a moment.",
  },
  log_unavailable: {
    status: 503,
    error:
      "The register cannot confirm new works just now. Please try again in a minute: nothing is registered twice.",
  },
} as const satisfies Record<string, { status: number; error: string }>;

export type ApiErrorCode = keyof typeof apiErrors;

/** What is wrong with one field of a refused body; keys of `fields` are dotted paths such as `materialDetails.title`. */
export const fieldErrors = [
  "required",
  "invalid",
  "too_long",
  "too_short",
  "too_many",
  "invalid_email",
  "invalid_url",
  "invalid_date",
  "future_date",
  "not_accepted",
  "unknown_alias",
] as const;

export type FieldErrorCode = (typeof fieldErrors)[number];
