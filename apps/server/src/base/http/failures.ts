import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type FieldErrorCode, fieldErrors } from "@colophon/api";
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
} from "fastify";
import { z } from "zod";
import { isAway, isFull } from "../db/outage.ts";
import { AppError } from "../errors.ts";
import { createRefusalNotes } from "./note-refusal.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** When a request was last refused because a disk is full, by `performance.now()`. */
    disk: { refusedAt: number };
    noteRefusal: ReturnType<typeof createRefusalNotes>;
  }
}

const fieldErrorCodes: ReadonlySet<string> = new Set(fieldErrors);

const isFieldError = (message: string): message is FieldErrorCode => fieldErrorCodes.has(message);

/** Zod's issues as the API's `fields`: dotted path → code; an issue without a code of ours is `invalid`. */
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

/** Parses with zod; a body that isn't an object has no fields to report. */
export function validateWithZod({ schema }: { schema: z.ZodType }) {
  return (data: unknown): { value: unknown } | { error: Error } => {
    const parsed = schema.safeParse(data, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    const { issues } = parsed.error;
    if (issues.some(({ code, path }) => code === "invalid_type" && path.length === 0))
      return { error: new AppError("malformed_request") };
    return { error: new AppError("validation_failed", { fields: fieldsOf(issues) }) };
  };
}

/**
 * The same for a body with many elements in one member, each of which takes its time: between two of them other requests get
 * their turn. Fastify takes no value from an answer that comes later, so the body itself gets what was parsed.
 */
export function validateRows(member: string): FastifySchemaCompiler<unknown> {
  return ({ schema, httpPart }) => {
    if (httpPart !== "body") return validateWithZod({ schema: schema as z.ZodType });
    const body = schema as z.ZodObject;
    const rows = body.shape[member] as z.ZodArray<z.ZodType>;
    const withoutRows = validateWithZod({
      schema: body.extend({ [member]: rows.clone({ ...rows.def, element: z.unknown() }) }),
    });
    const validate = async (data: unknown): Promise<void> => {
      const outside = withoutRows(data);
      if ("error" in outside) throw outside.error;
      const value = outside.value as Record<string, unknown[]>;
      const parsed: unknown[] = [];
      const issues: z.core.$ZodIssue[] = [];
      for (const [at, row] of (value[member] ?? []).entries()) {
        await nextTurn();
        const result = rows.element.safeParse(row, { reportInput: true });
        if (result.success) parsed.push(result.data);
        else issues.push(...result.error.issues.map((one) => ({ ...one, path: [member, at, ...one.path] })));
      }
      if (issues.length > 0) throw new AppError("validation_failed", { fields: fieldsOf(issues) });
      const given = data as Record<string, unknown>;
      for (const name of Object.keys(given)) if (!Object.hasOwn(value, name)) delete given[name];
      Object.assign(given, value, { [member]: parsed });
    };
    // Its type wants promises that a linter has marked.
    return validate as unknown as ReturnType<FastifySchemaCompiler<unknown>>;
  };
}

/** Fastify's own errors as codes of the API. */
function asAppError(error: FastifyError): AppError {
  const cause = error instanceof AppError ? error.cause : error;
  if (isFull(cause)) return new AppError("storage_full", { cause });
  if (error instanceof AppError) return error;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return new AppError("payload_too_large");
  if (error.code === "FST_ERR_MAX_PARAM_LENGTH") return new AppError("not_found");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new AppError("unsupported_media_type");
  if (error.statusCode === 429) return new AppError("rate_limited");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError("malformed_request");
  // Below what Fastify has given a status: a client that breaks off its body ends with a code of connections, too.
  if (isAway(error)) return new AppError("unavailable", { cause: error });
  return new AppError("internal_error", { cause: error });
}

/** About as long as a failover takes. */
const retrySeconds = 5;

/** Postgres reports 53100; this process's own writes fail with ENOSPC and the path. */
const makeRoom =
  "A disk is full, and requests that need space are refused: free space where the error says, or on the database's disk. No restart is needed.";

/** Our own faults are logged with their cause, once, here. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asAppError(error);
  request.server.noteRefusal(failure, request);
  if (failure.code === "storage_full") {
    request.log.error({ err: failure.cause }, makeRoom);
    request.server.disk.refusedAt = performance.now();
  } else if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, "request failed");
  const retryAfter = failure.retryAfter ?? (failure.status === 503 ? retrySeconds : undefined);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  // Of the body that failed before its first byte.
  for (const name of ["content-type", "content-length", "content-disposition"]) reply.removeHeader(name);
  return reply.status(failure.status).send(failure.toFailure());
}

/** Fastify's options for failures before a route is found, or before there is a request at all. */
export const earlyFailures = {
  frameworkErrors: answerFailure,
  clientErrorHandler(error: ConnectionError, socket: Socket): void {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
    const failure = new AppError(isLate ? "request_timeout" : "malformed_request");
    const body = JSON.stringify(failure.toFailure());
    const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
    socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ""}\r\n${head}\r\n\r\n${body}`);
    // Closing while the client is still sending would reset the connection, and the client would lose the response.
    socket.removeAllListeners("data").on("data", () => {});
    setTimeout(() => socket.destroy(), 1000).unref();
  },
  // During shutdown, requests on open connections are answered as usual, and then the connection is closed.
  return503OnClosing: false,
};

/** Sends every failure as `{error, code}`. */
export function answerFailures(app: FastifyInstance): void {
  app.decorate("disk", { refusedAt: -Infinity });
  app.decorate("noteRefusal", createRefusalNotes());
  // Fastify parses plain text by default; no endpoint of ours takes it.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(answerFailure);
}
