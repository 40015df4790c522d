import {
  type ApiErrorCode,
  apiErrors,
  type AskedFactor,
  type FailureBody,
  type FieldErrorCode,
} from "@colophon/api";

/** A refusal that the caller is told about; its status and sentence are in the API's table of errors. */
export class AppError extends Error {
  readonly code: ApiErrorCode;
  readonly fields: Record<string, FieldErrorCode> | undefined;
  /** Seconds until a retry: the header `Retry-After`, not in the body. */
  readonly retryAfter: number | undefined;
  /** The second factor that is required. */
  readonly asked: AskedFactor | undefined;

  constructor(
    code: ApiErrorCode,
    options: ErrorOptions & {
      fields?: Record<string, FieldErrorCode>;
      retryAfter?: number;
      asked?: AskedFactor;
    } = {},
  ) {
    super(apiErrors[code].error, options);
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.asked = options.asked;
  }

  get status(): number {
    return apiErrors[this.code].status;
  }

  toFailure(): FailureBody {
    const { message: error, code, fields, asked } = this;
    return { error, code, ...(fields ? { fields } : {}), ...asked };
  }
}

/** The server can't start: one line that says what happened and what to do, shown without a stack trace. */
export class StartError extends Error {}
