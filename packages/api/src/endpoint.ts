import { z } from "zod";
import type { TokenScope } from "./vocabulary.ts";

/** Who may call: anyone, anyone but knowing who it is when a token comes along, signed-in users only, or operators only. */
export type Access = "public" | "optional" | "signed-in" | "operator";

/** An answer that is no JSON, whatever it is: `answers` says that. */
export const binary = z.any();

/** One call of the API: what goes in, what comes out. Path parameters stand as `{name}` in the table's key. */
export interface Endpoint {
  /** Its name for programs: the method of the client, `operationId` in OpenAPI. It never changes. */
  operation: string;
  summary: string;
  access: Access;
  /** Only in a session that was confirmed in the last ten minutes (`POST /api/auth/confirm`): what a stolen token must not do. */
  confirmed?: true;
  /** An API token with one of these scopes may call it, too. Without any, only what `access` says; on a public one no token is read. */
  scopes?: readonly TokenScope[];
  /** Servers that only read answer it too (ROLE=read); all others they refuse. */
  fromReplica?: true;
  /** HTTP status of success; 204 has no body. */
  status?: 200 | 201 | 204;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** Headers that the handler reads itself. */
  sends?: z.ZodObject;
  body?: z.ZodType;
  /** The media type of a body that is no JSON, which the handler reads itself. */
  takes?: "multipart/form-data" | "application/offset+octet-stream";
  ok?: z.ZodType;
  /** The media type of an answer that is no JSON. */
  answers?: string;
  /** Headers of an answer that says something by them. */
  tells?: readonly string[];
}

/** `"POST /api/auth/login"`: method and path of an endpoint, its key in the table. */
export type EndpointKey = `${"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

type Part<E, K extends PropertyKey> = E extends { [P in K]: infer S extends z.ZodType } ? S : never;
type Given<K extends PropertyKey, S extends z.ZodType> = [S] extends [never]
  ? unknown
  : { [P in K]: z.input<S> };
type GivenQuery<S extends z.ZodType> =
  Partial<z.input<S>> extends z.input<S> ? { query?: z.input<S> } : Given<"query", S>;

/** What a caller gives: only the parts that the endpoint takes. A query in which nothing is required may be left out. */
export type EndpointInput<E> = Given<"params", Part<E, "params">> &
  GivenQuery<Part<E, "query">> &
  Given<"body", Part<E, "body">>;

/** What a caller gets. */
export type EndpointOutput<E> = [Part<E, "ok">] extends [never] ? undefined : z.output<Part<E, "ok">>;
