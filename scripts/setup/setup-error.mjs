// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/** Set-up failed for a reason that the user can fix: shown as one line, without a stack trace. */
export class SetupError extends Error {}
