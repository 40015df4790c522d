import { accessErrors } from "./access-errors.ts";
import { noticeErrors } from "./notice-errors.ts";
import { licenceErrors } from "./licence-errors.ts";
import { linkErrors } from "./link-errors.ts";

/**
 * Every failure the API can answer: its status and the sentence in `error`.
 * The web application translates by code and falls back to the sentence. Programs of others act on codes: none is renamed.
 */
export const apiErrors = {
  validation_failed: { status: 400, error: "Something is missing or incorrect." },
  malformed_request: { status: 400, error: "We couldn’t read the request." },
  ...linkErrors,
  ...licenceErrors,
  ...noticeErrors,
  ...accessErrors,
  not_found: { status: 404, error: "Not found." },
  certificate_not_found: { status: 404, error: "There’s no certificate with this number." },
  status_pending: {
    status: 404,
    error: "We can’t prove yet whether anything has changed since registration. Please try again later.",
  },
  certificate_erased: {
    status: 404,
    error: "This certificate was deleted along with the account it belonged to.",
  },
  wallet_not_connected: { status: 404, error: "No wallet is connected." },
  request_timeout: {
    status: 408,
    error: "Your request took too long to arrive. Please check your connection and try again.",
  },
  email_taken: { status: 409, error: "There is already an account with this email address." },
  email_not_confirmed: { status: 409, error: "Please confirm your email address first." },
  passkey_exists: { status: 409, error: "This passkey has already been added." },
  too_many_passkeys: {
    status: 409,
    error: "You’ve reached the limit for passkeys. Please remove one first.",
  },
  totp_exists: {
    status: 409,
    error: "Your account already uses an authenticator app. Please remove it first.",
  },
  too_many_tokens: {
    status: 409,
    error: "You’ve reached the limit for access tokens. Please delete one first.",
  },
  too_many_unconfirmed: {
    status: 409,
    error:
      "Several accounts already have this email address, and none of them has confirmed it. Please set a new password for one of these accounts instead.",
  },
  too_many_drafts: {
    status: 409,
    error: "You’ve reached the limit for drafts. This draft is kept only in this browser.",
  },
  idempotency_key_reused: {
    status: 409,
    error: "This submission was already sent with different content. Please start the registration again.",
  },
  objection_waits: {
    status: 409,
    error: "We already have your appeal and will answer as soon as we can.",
  },
  report_decided: { status: 409, error: "This report has already been decided." },
  work_blocked: {
    status: 409,
    error: "This work is blocked, so this can’t be done until it’s unblocked.",
  },
  work_not_blocked: { status: 409, error: "This work isn’t blocked." },
  own_account: { status: 409, error: "You can’t do this to an operator’s account." },
  order_not_refundable: {
    status: 409,
    error: "There’s nothing to refund: this order wasn’t paid, or its refund has already started.",
  },
  refund_not_failed: { status: 409, error: "No refund of this order has failed." },
  note_needed: {
    status: 409,
    error: "Please publish a note first, giving “Inheritance” or “Court order” as the grounds.",
  },
  transfer_to_owner: { status: 409, error: "This person already holds the certificate." },
  owner_wallet_needed: {
    status: 409,
    error:
      "This certificate was signed with a wallet. Only the certificate holder can offer the work, by signing with that wallet.",
  },
  file_incomplete: {
    status: 409,
    error:
      "This certificate was restored from an incomplete file, perhaps one without a wallet’s signature. We need the certificate’s complete proof file first.",
  },
  work_withdrawn: {
    status: 409,
    error: "This work was withdrawn. It can no longer be changed, offered or shown in the catalogue.",
  },
  work_superseded: {
    status: 409,
    error: "This work already has a newer version. Please continue from the newer version.",
  },
  statement_outdated: {
    status: 409,
    error:
      "Something was published about this work in the meantime. Please look at the work again before you continue.",
  },
  invitation_closed: {
    status: 409,
    error:
      "You can no longer confirm: the work may have been withdrawn, or you may have changed your answer too often.",
  },
  statements_full: {
    status: 409,
    error: "This work has reached a limit for public changes, so this one can’t be published.",
  },
  transfer_offered: {
    status: 409,
    error: "This work has already been offered to someone. Please take that offer back first.",
  },
  transfer_outdated: {
    status: 409,
    error:
      "Since making the offer, the certificate holder has published something else about this work or changed wallets. Please ask them to offer it again.",
  },
  address_stopped: {
    status: 409,
    error: "We can’t write to this address: someone with access to it asked us not to.",
  },
  transfer_to_self: { status: 409, error: "You already hold this certificate." },
  dispute_own_work: { status: 409, error: "This is your own work, so you can’t dispute it." },
  dispute_open: {
    status: 409,
    error:
      "You already have an open dispute about this certificate. Please mark it as settled before you open another.",
  },
  dispute_answered: { status: 409, error: "This dispute has already been answered." },
  dispute_settled: { status: 409, error: "This dispute has already been settled." },
  deposit_exists: { status: 409, error: "We already keep a confidential copy of this file." },
  upload_conflict: {
    status: 409,
    error: "This upload doesn’t match what we’ve already received. Please try again.",
  },
  order_mismatch: {
    status: 409,
    error: "What you sent differs from what this order paid for. Please start the registration again.",
  },
  order_ended: { status: 409, error: "This order is closed and can no longer be used." },
  payload_too_large: { status: 413, error: "What you sent is too large." },
  image_too_large: { status: 413, error: "The picture is too large. The limits are 5 MB and 30 megapixels." },
  deposit_too_large: { status: 413, error: "This file is too large for a confidential copy." },
  deposit_quota_exceeded: {
    status: 413,
    error: "You have no room left for this copy. Delete another copy to make room.",
  },
  unsupported_media_type: { status: 415, error: "This kind of content isn’t supported." },
  image_type_unsupported: {
    status: 415,
    error: "We can’t read this picture. Please choose a JPEG, PNG, GIF or WebP file.",
  },
  deposit_without_file: {
    status: 422,
    error: "We can keep a copy only if the work was registered with a file.",
  },
  deposit_mismatch: {
    status: 422,
    error: "What we received isn’t the registered file, so we kept nothing. Please send the registered file.",
  },
  correction_changes_nothing: {
    status: 422,
    error: "The certificate already says what you entered. Please change something first.",
  },
  newer_version_mismatch: {
    status: 422,
    error: "Please choose one of your own works that you registered as a newer version of this one.",
  },
  wallet_statement_needed: {
    status: 422,
    error: "This certificate was signed with a wallet. Please sign with the same wallet.",
  },
  wallet_statement_invalid: {
    status: 422,
    error: "The signature isn’t from this wallet, or it’s for something else. Please sign again.",
  },
  wallet_not_proven: {
    status: 422,
    error:
      "You haven’t proven that you control a wallet in your account. Please connect your wallet again and sign.",
  },
  batch_signature_invalid: {
    status: 422,
    error:
      "The signature isn’t from the wallet in your account, or it doesn’t match these works, their order or the name. Please sign again.",
  },
  earlier_proof_refused: {
    status: 422,
    error:
      "The earlier proof doesn’t prove a date for this file. Please remove the proof, or choose another.",
  },
  payment_refused: { status: 422, error: "This payment method isn’t accepted." },
  transfer_link_invalid: {
    status: 422,
    error:
      "This offer is no longer valid: it may have been answered or taken back, or be older than seven days.",
  },
  reset_link_invalid: { status: 422, error: "This link is no longer valid. Please ask for a new one." },
  email_link_invalid: {
    status: 422,
    error: "This link is no longer valid. Please log in and ask for a new one.",
  },
  undo_link_invalid: {
    status: 422,
    error:
      "This link is no longer valid: it may have been used before, or it may be more than three days old.",
  },
  new_passkey_refused: {
    status: 422,
    error: "We couldn’t add this passkey. Please try again, on this page and with a screen lock or PIN.",
  },
  new_code_wrong: {
    status: 422,
    error:
      "This code is wrong. Check that the clock on the device with the app is right, then enter the latest code.",
  },
  recovery_link_invalid: {
    status: 422,
    error: "This link is no longer valid: it may have been used before, or have expired.",
  },
  wallet_message_invalid: {
    status: 422,
    error:
      "The wallet signed something other than what we asked it to sign. Please connect the wallet again.",
  },
  wallet_nonce_invalid: {
    status: 422,
    error: "This signing request is too old or has already been used. Please connect the wallet again.",
  },
  wallet_signature_invalid: {
    status: 422,
    error:
      "We couldn’t confirm that this wallet made the signature. A smart-contract wallet works only if it’s on the blockchain we use.",
  },
  device_link_invalid: {
    status: 422,
    error: "This link is no longer valid. Please log in again to get a new one.",
  },
  rate_limited: { status: 429, error: "Too many requests. Please try again later." },
  registrations_per_day: {
    status: 429,
    error: "You’ve reached today’s limit for registrations. You can continue tomorrow.",
  },
  statements_per_day: {
    status: 429,
    error: "You’ve reached today’s limit for changes to your works. You can continue tomorrow.",
  },
  disputes_per_day: {
    status: 429,
    error: "You’ve reached today’s limit for disputes. You can continue tomorrow.",
  },
  transfers_per_day: {
    status: 429,
    error: "You’ve reached today’s limit for offers. You can continue tomorrow.",
  },
  zip_in_progress: {
    status: 429,
    error: "Another download of several works is still running. Please wait until it’s done.",
  },
  certificate_blocked: {
    status: 451,
    error: "We’ve blocked this certificate and don’t show it.",
  },
  internal_error: {
    status: 500,
    error: "Something went wrong on our side. Please try again.",
  },
  payment_unavailable: {
    status: 503,
    error:
      "We couldn’t reach the payment service. Please try again in a minute: nothing is charged or refunded twice.",
  },
  chain_unavailable: {
    status: 503,
    error: "We couldn’t reach the blockchain this wallet is on. Please try again in a minute.",
  },
  earlier_proof_not_compared: {
    status: 503,
    error:
      "We couldn’t check the earlier proof against the Bitcoin blockchain right now. Please try again in a minute, or remove the proof.",
  },
  pictures_busy: {
    status: 503,
    error: "Many pictures are being processed right now. Please try again in a moment.",
  },
  documents_busy: {
    status: 503,
    error: "Many certificates are being prepared right now. Please try again in a moment.",
  },
  log_unavailable: {
    status: 503,
    error:
      "We can’t confirm new registrations right now. Please try again in a minute: nothing will be registered twice.",
  },
  log_damaged: {
    status: 503,
    error:
      "Our public log is damaged, so we can’t show this right now. Proofs that people have kept stay valid.",
  },
  not_confirmed: {
    status: 503,
    error:
      "We couldn’t confirm this in time, but it may still go through. Please try again in a minute: nothing will be registered twice.",
  },
  read_only: {
    status: 503,
    error: "Only public pages can be shown right now. Please try again in a minute.",
  },
  storage_unavailable: {
    status: 503,
    error: "We can’t reach our file storage right now. Please try again in a minute.",
  },
  unavailable: { status: 503, error: "We can’t answer right now. Please try again in a minute." },
  storage_full: {
    status: 507,
    error: "We don’t have enough storage space for this right now. Please try again later.",
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
  "too_common",
  "hidden_characters",
  "invalid_email",
  "invalid_url",
  "invalid_date",
  "future_date",
  "not_accepted",
  "unknown_alias",
  "shares_not_100",
  "other_name",
  "signed_twice",
  "too_many_decimals",
] as const;

export type FieldErrorCode = (typeof fieldErrors)[number];
