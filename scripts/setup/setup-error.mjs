/** Set-up failed for a reason that the user can fix: shown as one line, without a stack trace. */
export class SetupError extends Error {}
