/** How the command ends. Scripts act on every one of them: `exitCodes` is in the manual, docs/command-line.md. */
export const exitCodes = { done: 0, usage: 1, refused: 2, paymentAwaited: 3, tryAgain: 75 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Why the command ends without having done what was asked: an exit code, a word for programs, a sentence for people. */
export class Failure extends Error {
  readonly exitCode: ExitCode;
  readonly code: string;

  constructor(exitCode: ExitCode, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Failure";
    this.exitCode = exitCode;
    this.code = code;
  }
}

export const usageFailure = (message: string): Failure =>
  new Failure(exitCodes.usage, "usage", `${message} See colophon --help.`);

/** The system's short name of an error, such as ENOSPC; fetch hides it in the cause. */
export function systemCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return systemCode(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
