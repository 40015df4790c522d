import { api } from "../api.ts";
import examplesByCall from "./examples.json" with { type: "json" };
import type { Endpoint } from "../endpoint.ts";
import { failure } from "../failure.ts";
import { apiTokenPrefix, tokenScopes } from "../vocabulary.ts";
import { describeFields, describeSchemas, type JsonSchema } from "./schemas.ts";
import { tagOf, tags } from "./tags.ts";

/** Written by a test, from what a server was asked and answered. */
const examples: Record<string, { body?: unknown; answer?: unknown } | undefined> = examplesByCall;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  /** Empty: anybody may call. */
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, JsonSchema & { content?: Content }>;
}

export interface OpenApi {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, JsonSchema>>;
}

/**
 * The calls of the API as a document of OpenAPI 3.1, whose schemas are JSON Schema 2020-12. There is no `webhooks`: the
 * registry calls nobody.
 */
export function describeApi(isMounted: (key: keyof typeof api) => boolean = () => true): OpenApi {
  const { schemas, referTo } = describeSchemas();
  const paths: OpenApi["paths"] = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    if (!isMounted(key as keyof typeof api)) continue;
    const [method = "", path = ""] = key.split(" ");
    (paths[path] ??= {})[method.toLowerCase()] = describeOperation(path, endpoint, referTo);
  }
  const used = new Set(
    Object.values(paths).flatMap((each) => Object.values(each).map(({ tags: [tag] }) => tag)),
  );
  return {
    openapi: "3.1.1",
    info: {
      title: "Colophon",
      version: "1",
      summary: "A public registry of creative works whose certificates anyone can check.",
      description:
        "Works are registered here, permanently, in a public log. Fields may be added to answers; what is there stays. Times are UTC.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    tags: tags.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas,
      responses: {
        Refused: {
          description: "Refused, and nothing is changed: `code` says why, `error` says it in words.",
          headers: { ...limits, ...retryAfter },
          content: { "application/json": { schema: referTo("output", failure) } },
        },
        Failed: {
          description:
            "Any other failure. With status 500 and above the registry could not do it: the same request may be sent again later.",
          headers: { ...limits, ...retryAfter },
          content: { "application/json": { schema: referTo("output", failure) } },
        },
      },
      headers: {
        "Retry-After": {
          description: "The request may be sent again after this many seconds (RFC 9110).",
          schema: { type: "integer", minimum: 0 },
        },
        RateLimit: {
          description:
            "For each limit that counts this request, what is left of it (`r`) and in how many seconds it begins again (`t`).",
          schema: { type: "string" },
          example: '"token";r=599;t=60, "account";r=1199;t=60',
        },
        "RateLimit-Policy": {
          description:
            "For each of these limits, how many requests (`q`) it allows in how many seconds (`w`).",
          schema: { type: "string" },
          example: '"token";q=600;w=60, "account";q=1200;w=60',
        },
      },
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: `${apiTokenPrefix}…`,
          description: `An API token, which a person makes in their account for a program. It has one or more of the scopes ${tokenScopes.map((scope) => `\`${scope}\``).join(", ")}.`,
        },
        session: {
          type: "http",
          scheme: "bearer",
          description: "The token of a session: what `logIn` answers. For people, in a browser.",
        },
      },
    },
  };
}

const header = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });
const retryAfter = header("Retry-After");
/** Of the draft draft-ietf-httpapi-ratelimit-headers. */
const limits = { ...header("RateLimit"), ...header("RateLimit-Policy") };

function describeOperation(
  path: string,
  endpoint: Endpoint,
  referTo: ReturnType<typeof describeSchemas>["referTo"],
): OpenApiOperation {
  const { operation, summary, params, query, headers, sends, body, takes } = endpoint;
  const parameters = [
    ...parametersIn("path", params),
    ...parametersIn("query", query),
    ...parametersIn("header", headers),
    ...parametersIn("header", sends),
  ];
  const description = describeAccess(endpoint);
  return {
    operationId: operation,
    summary,
    ...(description === "" ? {} : { description }),
    tags: [tagOf(path)],
    ...securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: jsonContent(referTo("input", body), examples[operation]?.body),
          },
        }
      : {}),
    ...(takes ? { requestBody: { required: true, content: { [takes]: { schema: taken[takes] } } } } : {}),
    responses: {
      [endpoint.status ?? 200]: describeAnswer(endpoint, referTo),
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, refused])),
      default: { $ref: "#/components/responses/Failed" },
    },
  };
}

const refused = { $ref: "#/components/responses/Refused" };

/** Those of every such call; what else one of them refuses, `default` stands for. */
function refusalsOf({ access, confirmed, scopes, params, query, headers, body }: Endpoint): string[] {
  return [
    ...(query || headers || body ? ["400"] : []),
    ...(access === "public" ? [] : ["401"]),
    ...(scopes || confirmed || access === "operator" ? ["403"] : []),
    ...(params ? ["404"] : []),
    ...(scopes ? ["429"] : []),
  ];
}

const taken: Record<NonNullable<Endpoint["takes"]>, JsonSchema> = {
  "multipart/form-data": {
    type: "object",
    properties: { image: { type: "string", contentMediaType: "application/octet-stream" } },
    required: ["image"],
  },
  "application/offset+octet-stream": {},
};

const operatorsOnly = "Only for operators of the registry, who need a second factor.";
const confirmedFirst =
  "Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`.";

function describeAccess({ access, confirmed }: Endpoint): string {
  return [...(access === "operator" ? [operatorsOnly] : []), ...(confirmed ? [confirmedFirst] : [])].join(
    " ",
  );
}

/** The first way that fits is enough: nobody in particular, a program whose token has one of the scopes, a person. */
function securityOf({ access, scopes = [] }: Endpoint): Pick<OpenApiOperation, "security"> {
  if (access === "public") return { security: [] };
  const anybody = access === "optional" ? [{}] : [];
  return { security: [...anybody, ...scopes.map((scope) => ({ token: [scope] })), { session: [] }] };
}

function parametersIn(place: Parameter["in"], part: Endpoint["params"]): Parameter[] {
  return describeFields(part).map(({ name, required, schema: { description, ...schema } }) => ({
    name,
    in: place,
    required,
    ...(typeof description === "string" ? { description } : {}),
    schema,
  }));
}

function describeAnswer(
  { operation, ok, answers, tells = [], scopes }: Endpoint,
  referTo: ReturnType<typeof describeSchemas>["referTo"],
): JsonSchema & { content?: Content } {
  const told = { required: true, schema: { type: "integer", minimum: 0 } };
  const headers: JsonSchema = scopes ? { ...limits } : {};
  for (const name of tells) headers[name] = told;
  return {
    description: ok || answers ? "What was asked for" : "Done",
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(answers ? { content: { [answers]: { schema: {} } } } : {}),
    ...(ok && !answers ? { content: jsonContent(referTo("output", ok), examples[operation]?.answer) } : {}),
  };
}

const jsonContent = (schema: JsonSchema, example: unknown): Content => ({
  "application/json": { schema, ...(example === undefined ? {} : { example }) },
});
