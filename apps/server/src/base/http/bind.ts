import type { Readable } from "node:stream";
import {
  type Access,
  type Api,
  api,
  type ApiErrorCode,
  apiTokenPrefix,
  type Endpoint,
  type EndpointOutput,
  failure,
  type TokenScope,
} from "@colophon/api";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { answerInTime, unlessSilent } from "./answer-in-time.ts";
import { validateRows } from "./failures.ts";

/** Who is calling, in a session or by a program. */
export interface Caller {
  userId: string;
  /** From the account; the address only once it is confirmed. */
  name: string;
  email: string | null;
}

/** In the session that the bearer token belongs to. */
export interface SessionCaller extends Caller {
  sessionId: string;
  /** Of that token, which confirming the session replaces. */
  tokenHash: Buffer;
  /** They have re-authenticated in this session within the last ten minutes. */
  isConfirmed: boolean;
}

/** By a program with an API token. */
export interface ProgramCaller extends Caller {
  tokenId: string;
  scopes: readonly TokenScope[];
}

/** In whose session a bearer token is; an account that is being erased only with `alsoClosed`. */
export type Authenticate = (
  token: string,
  options?: { alsoClosed?: boolean },
) => Promise<SessionCaller | "expired" | undefined>;

/** Who may pass the binder. */
export interface Guard {
  /** Refuses what writes while nothing can be committed. */
  refuseWrites: () => void;
  /** Whether the database doesn't answer. */
  isSilent: () => Promise<boolean>;
  authenticate: Authenticate;
  /** Who calls with this API token. Refuses one that is none, is used too often, or has none of these scopes. */
  admitProgram: (
    token: string,
    demand: { scopes: readonly TokenScope[]; request: FastifyRequest; reply: FastifyReply },
  ) => Promise<ProgramCaller>;
  /** Refuses anyone who is no operator, or may not act as one in this session. */
  requireOperator: (caller: SessionCaller, demand: { isAct: boolean }) => Promise<void>;
}

/** Only an endpoint with scopes may be called by a program, which has no session. */
type CallerOf<E> = E extends { access: infer A extends Access }
  ? CallerIn<E extends { scopes: unknown } ? Caller : SessionCaller>[A]
  : never;
interface CallerIn<C> {
  public: undefined;
  optional: C | undefined;
  "signed-in": C;
  operator: C;
}
type Parsed<E, K extends PropertyKey> = E extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler is given: parsed input and an authenticated caller. */
export interface Call<E> {
  caller: CallerOf<E>;
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  headers: Parsed<E, "headers">;
  body: Parsed<E, "body">;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface BindOptions {
  /** Maximum size of the body, in bytes. */
  bodyLimit?: number;
  /** A member of the body with many elements, which are parsed one by one: other requests get their turn between two of them. */
  rows?: string;
  /** The error code for a body that declares more, if it isn't `payload_too_large`. */
  tooLarge?: ApiErrorCode;
  /** Also for an account that is being erased, which may call nothing else. */
  alsoClosed?: boolean;
  /** The handler reads the body itself, which takes as long as the client does: its answer has no limit of time. */
  readsBody?: boolean;
  /** Passed to Fastify unchanged (limits). */
  config?: RouteShorthandOptions["config"];
}

export type Bind = <K extends keyof Api>(
  key: K,
  /** Returns the output, or a stream of it with its own content type, or the reply that it has sent itself. */
  handler: (call: Call<Api[K]>) => Promise<EndpointOutput<Api[K]> | Readable | FastifyReply>,
  options?: BindOptions,
) => void;

declare module "fastify" {
  interface FastifyRequest {
    caller: SessionCaller | ProgramCaller | undefined;
  }
}

/** For JSON bodies of forms; files are uploaded elsewhere. */
const defaultBodyLimit = 512 * 1024;

/**
 * Binds endpoints of `@colophon/api` to handlers: authenticates, refuses what is too large, parses, answers.
 * Refuses in the order 401, 403, 404 for an unreadable id, 413, 415, 400: a caller without access learns nothing more.
 */
export function createBinder(
  app: FastifyInstance,
  guard: Guard,
  { readOnly = false }: { readOnly?: boolean } = {},
): Bind {
  if (!app.hasRequestDecorator("caller")) app.decorateRequest("caller", undefined);
  return (key, handler, options = {}) => {
    const endpoint: Endpoint = api[key];
    const [method = "", template = ""] = key.split(" ");
    const bodyLimit = options.bodyLimit ?? defaultBodyLimit;
    const writes = method !== "GET" && method !== "HEAD" && endpoint.fromReplica !== true;
    const inTime = <T>(handled: Promise<T>, { log }: FastifyRequest): Promise<T> => {
      if (options.readsBody) return handled;
      return writes ? answerInTime(handled, log) : unlessSilent(handled, guard.isSilent);
    };
    app.route({
      method,
      url: routeOf(template),
      bodyLimit,
      schema: schemaOf(endpoint),
      ...(options.config ? { config: options.config } : {}),
      ...(options.rows === undefined ? {} : { validatorCompiler: validateRows(options.rows) }),
      onRequest: async (request, reply) => {
        reply.header("cache-control", "no-store");
        if (readOnly && !endpoint.fromReplica) throw new AppError("read_only");
        if (writes) guard.refuseWrites();
        await unlessSilent(admit(guard, endpoint, { request, reply }, options), guard.isSilent);
        // A malformed id names nothing that exists.
        if (endpoint.params?.safeParse(request.params).success === false) throw new AppError("not_found");
        if (Number(request.headers["content-length"] ?? 0) > bodyLimit)
          throw new AppError(options.tooLarge ?? "payload_too_large");
      },
      handler: async (request, reply) => {
        const { caller, params, query, headers, body } = request;
        // The route's schema has parsed the parts, which Fastify's types can't express.
        const parsed = { caller, params, query, headers, body, request, reply } as unknown as Call<
          Api[typeof key]
        >;
        const answer = await inTime(handler(parsed), request);
        if (reply.sent || answer === reply) return reply;
        return reply.status(endpoint.status ?? 200).send(answer);
      },
    });
  };
}

/** The path in Fastify's syntax. */
export function routeOf(template: string): string {
  return template.replace(/\{(\w+)\}/g, ":$1");
}

export const endpointKeys = Object.keys(api) as (keyof Api)[];

/** Names the caller, and refuses one who may not call this endpoint. */
async function admit(
  guard: Guard,
  { access, confirmed, scopes = [] }: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: BindOptions,
): Promise<void> {
  if (access === "public") return;
  const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token !== undefined && isApiToken(token)) {
    request.caller = await guard.admitProgram(token, { scopes, request, reply });
    return;
  }
  const found = token === undefined ? undefined : await guard.authenticate(token, options);
  const caller = found === "expired" ? undefined : found;
  request.caller = caller;
  if (caller === undefined && access !== "optional")
    throw new AppError(found === "expired" ? "session_expired" : "unauthorized");
  if (confirmed && caller?.isConfirmed !== true) throw new AppError("confirmation_needed");
  // Operators confirm before each act, and not to look.
  if (caller !== undefined && access === "operator")
    await guard.requireOperator(caller, { isAct: confirmed === true });
}

/** A session's token has 43 characters, and one in 16 million begins like this, too. */
const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix) && token.length !== 43;

const operatorsOnly = "Only for operators of the registry, who need a second factor.";
const confirmedFirst =
  "Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`.";

function describeAccess({ access, confirmed }: Endpoint): { description?: string } {
  const demands = [...(access === "operator" ? [operatorsOnly] : []), ...(confirmed ? [confirmedFirst] : [])];
  return demands.length > 0 ? { description: demands.join(" ") } : {};
}

/** A response without a body: the OpenAPI document shows this type as none. */
const nothing = z.any().meta({ type: "null", description: "Done" });

function schemaOf(endpoint: Endpoint): Record<string, unknown> {
  return {
    summary: endpoint.summary,
    ...describeAccess(endpoint),
    ...(endpoint.access === "public" ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.headers ? { headers: endpoint.headers } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { [endpoint.status ?? 200]: endpoint.ok ?? nothing, "4xx": failure },
  };
}
