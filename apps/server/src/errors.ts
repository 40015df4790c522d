import { type ApiErrorCode, apiErrors, type Failure, type FieldErrorCode } from "@colophon/api";

/** A refusal that the caller is told about; its status and sentence stand in the API's table of errors. */
export class AppError extends Error {
  readonly code: ApiErrorCode;
  readonly fields: Record<string, FieldErrorCode> | undefined;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ApiErrorCode,
    options: ErrorOptions & { fields?: Record<string, FieldErrorCode>; retryAfter?: number } = {},
  ) {
    super(apiErrors[code].error, options);
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return apiErrors[this.code].status;
  }

  toFailure(): Failure {
    return { error: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}) };
  }
}

/** The start cannot go on: one line that says what happened and what to do, shown without a stack. */
export class StartError extends Error {}
