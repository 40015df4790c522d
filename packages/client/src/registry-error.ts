import type { Failure } from "./operations.ts";

/** Why a call failed: the registry's own code, or `network` where no answer came. */
export type FailureCode = Failure["code"] | "network";

/** A call that failed. What the registry refuses, it has not done. */
export class RegistryError extends Error {
  override readonly name = "RegistryError";
  /** The status of HTTP; 0 where no answer came. */
  readonly status: number;
  /** Undefined where the answer was not the registry's: a proxy's page, for example. */
  readonly code: FailureCode | undefined;
  /** With `validation_failed`: the dotted path of a field, and what is wrong with it. */
  readonly fields: NonNullable<Failure["fields"]>;
  /** After how many seconds the registry wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    {
      status,
      code,
      fields = {},
      retryAfter,
      cause,
    }: {
      status: number;
      code?: FailureCode | undefined;
      fields?: Failure["fields"];
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
