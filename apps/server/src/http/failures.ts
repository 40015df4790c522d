import { type FieldErrorCode, fieldErrors } from "@colophon/api";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError } from "../errors.ts";

const fieldErrorCodes: ReadonlySet<string> = new Set(fieldErrors);

const isFieldError = (message: string): message is FieldErrorCode => fieldErrorCodes.has(message);

/** Zod's issues as the API's `fields`: dotted path → code; what carries no code of ours is `invalid`. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldErrorCode> {
  const fields: Record<string, FieldErrorCode> = {};
  for (const issue of issues) {
    const missing = issue.code === "invalid_type" && issue.input === undefined;
    fields[issue.path.join(".")] ??= missing
      ? "required"
      : isFieldError(issue.message)
        ? issue.message
        : "invalid";
  }
  return fields;
}

/** Parses with zod; an unreadable path parameter names nothing that exists, so it is 404. */
export function validateWithZod({ schema, httpPart }: { schema: z.ZodType; httpPart?: string | undefined }) {
  return (data: unknown): { value: unknown } | { error: Error } => {
    const parsed = schema.safeParse(data, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    if (httpPart === "params") return { error: new AppError("not_found") };
    return { error: new AppError("validation_failed", { fields: fieldsOf(parsed.error.issues) }) };
  };
}

/** Fastify's own refusals, as codes of the API. */
function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return new AppError("payload_too_large");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new AppError("unsupported_media_type");
  if (error.statusCode === 429) return new AppError("rate_limited");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError("malformed_request");
  return new AppError("internal_error", { cause: error });
}

/** Every failure leaves as `{error, code}`; what is our own fault is logged with its cause, once, here. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = asAppError(error);
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, "request failed");
    return reply.status(failure.status).send(failure.toFailure());
  });
}
