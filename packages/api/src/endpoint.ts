import type { z } from "zod";
import type { TokenScope } from "./vocabulary.ts";

/** Who may call: anyone, anyone but knowing who it is when a token comes along, signed-in users only, or operators only. */
export type Access = "public" | "optional" | "signed-in" | "operator";

/** One call of the API: what goes in, what comes out. Path parameters stand as `{name}` in the table's key. */
export interface Endpoint {
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
  body?: z.ZodType;
  ok?: z.ZodType;
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
