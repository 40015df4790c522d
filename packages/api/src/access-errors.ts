/**
 * Failures of those who aren't logged in, aren't confirmed, or may not do this. Part of `apiErrors` (`errors.ts`): programs go by the
 * code, and the web application has its own words for each code in its `locales`.
 */
export const accessErrors = {
  unauthorized: { status: 401, error: "Please log in first." },
  session_expired: {
    status: 401,
    error:
      "You’re no longer logged in. A login can be ended from another device; otherwise it lasts at most 180 days, or 30 days without a visit. Please log in again.",
  },
  invalid_credentials: { status: 401, error: "The email or password is incorrect." },
  device_not_known: {
    status: 401,
    error:
      "Too many wrong passwords were tried for this account. If your password was right, we’ve emailed you a link, perhaps a while ago: open it on this device, then log in.",
  },
  second_factor_required: { status: 401, error: "Please confirm with your second step that it’s you." },
  wrong_code: { status: 401, error: "This code is wrong or has already been used." },
  passkey_refused: {
    status: 401,
    error: "We couldn’t accept this passkey. Please try again, or choose another way.",
  },
  token_invalid: {
    status: 401,
    error:
      "This access token isn’t valid: it may have expired, been deleted, or come from another registry. Please check it, or make a new one in your account.",
  },
  token_mistyped: {
    status: 401,
    error: "This access token is incomplete or has a typing error. Please copy it again.",
  },
  payment_needed: { status: 402, error: "This order hasn’t been paid yet." },
  wrong_password: { status: 403, error: "The password is incorrect." },
  password_needed: {
    status: 403,
    error: "Please enter the password of the account that this link belongs to.",
  },
  confirmation_needed: { status: 403, error: "Please confirm that it’s you first." },
  account_suspended: {
    status: 403,
    error:
      "This account is suspended, so no one can log in to it. Its works stay as they are. If the account’s email address was confirmed, we’ve sent an email there to say why.",
  },
  second_factor_needed: {
    status: 403,
    error: "Please set up two-step verification in your account first: operators need it.",
  },
  forbidden: { status: 403, error: "You don’t have permission to do this." },
  invitation_other_address: {
    status: 403,
    error: "To confirm, log in with the address this invitation was sent to, or open the link in the email.",
  },
  transfer_other_account: {
    status: 403,
    error: "This offer was sent to another email address. Please log in to the account with that address.",
  },
  token_not_allowed: {
    status: 403,
    error:
      "This access token doesn’t allow you to do this. Some things can be done only by a person who is logged in.",
  },
} as const satisfies Record<string, { status: number; error: string }>;
