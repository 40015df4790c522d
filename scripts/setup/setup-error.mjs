/** Set-up cannot go on for a reason that the person at the keyboard can mend: shown as one line, without a stack. */
export class SetupError extends Error {}
