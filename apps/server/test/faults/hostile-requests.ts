import { api, type Endpoint } from "@colophon/api";
import { isLong } from "@colophon/testing/is-long";
import fc from "fast-check";
import { z } from "zod";
import { pathsOf, replaced } from "../change-value.ts";

/** Who sends it. */
export type Sender = "nobody" | "user" | "operator";

export interface HostileRequest {
  key: string;
  sender: Sender;
  method: string;
  /** With its query, as it is sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** In every hostile text: nobody but the request has this word. */
export const mark = "Quxembourg";

/** What things of the registry are called, for paths that lead to something. */
export interface KnownIds {
  id: string;
  certificateId: string;
}

const scripts = ["a", "ß", "ﷺ", "あ", "漢", "한", "ش", "ไ", "क्षि", "а", "👩‍👩‍👧‍👦", "e\u0301", "\u200B", "\u202E"];

/** Long words without a space, in many scripts: indexes, sorting and folding have limits of their own. */
const longWord = fc
  .tuple(fc.constantFrom(...scripts), fc.constantFrom(90, 300, 681, 3000, 40_000))
  .map(([sign, length]) => mark + sign.repeat(length / sign.length) + mark);

const hostileText = fc.oneof(
  longWord,
  fc
    .constantFrom(
      "\0",
      "\ud800",
      "\u0000\u0001\u001f",
      "\uFFFE",
      "'; drop table works; --",
      "%",
      "\\",
      "{{x}}",
    )
    .map((text) => mark + text),
  fc
    .constantFrom("${jndi:ldap://x}", "<script>", "../../etc/passwd", "\r\nSet-Cookie: a=b", "$1", ":*&|!(")
    .map((text) => text + mark),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => text + mark),
);

const hostileNumber = fc.constantFrom(
  -1,
  0.5,
  -0,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  Number.MIN_VALUE,
  -(2 ** 40),
);

const deepJson = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.constantFrom<unknown>(null, true, "", [], {}, [[]], { __proto__: null, length: -1 }, "2026-02-30"),
  hostileText.map((text) => [text, text]),
  hostileText.map((text) => ({ [text]: text })),
  fc.constantFrom(300, 3000).map((depth) => JSON.parse(deepJson(depth, "[", "]")) as unknown),
  fc
    .array(hostileText, { minLength: 60, maxLength: 60 })
    .map((texts) => texts.map((text) => text.slice(0, 300))),
);

interface JsonSchema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
}

/** Values that the API's schema mostly accepts, so that a hostile one among them reaches the code behind it. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  switch (schema.type) {
    case "object": {
      const members = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, valueOf(each)]);
      const model = Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>;
      return fc.record(model, { requiredKeys: schema.required ?? [] });
    }
    case "array":
      return fc.array(valueOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case "integer":
    case "number":
      return fc.integer({ min: Math.max(schema.minimum ?? 1, -1000), max: 1000 });
    case "boolean":
      return fc.boolean();
    case "string":
      return textOf(schema.format);
    default:
      return hostileText;
  }
}

function textOf(format: string | undefined): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date") return fc.constant("2026-02-03");
  if (format === "date-time") return fc.constant("2026-02-03T04:05:06.000Z");
  if (format === "email") return fc.nat(999).map((n) => `reader${n}@writers.example`);
  return fc.oneof(fc.constantFrom("The Lighthouse", "paintings of the sea", "1", ""), hostileText);
}

/** What an endpoint takes in one place, with one value in it replaced. */
function spoilt(schema: z.ZodType): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const value = valueOf(described);
  const changed = fc.tuple(value, hostileValue, fc.nat()).map(([whole, hostile, at]) => {
    const paths = pathsOf(whole);
    return replaced(whole, paths[at % Math.max(paths.length, 1)] ?? [], hostile);
  });
  return fc.oneof({ weight: 3, arbitrary: changed }, value);
}

const malformedBody = fc
  .constantFrom(
    "{",
    "",
    "nul",
    "\0",
    `{"a":1,"a":"${mark}"}`,
    `{"__proto__":{"a":"${mark}"},"constructor":{"prototype":{}}}`,
    `"${mark}`,
    "1".repeat(400_000),
    deepJson(100_000, "[", "]"),
    deepJson(100_000, '{"a":', "}").replace(/\}/, "1}"),
    JSON.stringify("x".repeat(600_000)),
  )
  .map((text) => Buffer.from(text));

function bodyOf({ body }: Endpoint): fc.Arbitrary<Buffer | undefined> {
  const malformed = fc.oneof(
    malformedBody,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
  if (!body) return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, malformed);
  const spoiltBody = spoilt(body).map((value) => Buffer.from(JSON.stringify(value) ?? "null"));
  return fc.oneof({ weight: 9, arbitrary: spoiltBody }, malformed);
}

const pathPart = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6000)),
  fc.constantFrom(
    "%00",
    `${mark}%00`,
    "%",
    "%ff%fe",
    "%2e%2e",
    "..",
    "-1",
    "1e9",
    "9".repeat(40),
    "__proto__",
    "*",
  ),
);

function pathOf(template: string, { id, certificateId }: KnownIds): fc.Arbitrary<string> {
  const known = fc.constantFrom(id, certificateId, certificateId.toLowerCase(), "1", "RSF-AAAAAAAAA");
  const parts = template
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? fc.oneof(known, fc.uuid(), pathPart) : fc.constant(part)));
  return fc.tuple(...parts).map((all) => all.join(""));
}

function queryOf({ query }: Endpoint): fc.Arbitrary<string> {
  const junk = fc.constantFrom("", "?", `?${mark}`, "?%", "?%00=%00", "?a[b]=c&a=1&a=2&__proto__=1");
  if (!query) return junk;
  const written = spoilt(query).map((value) => {
    const named = typeof value === "object" && value !== null ? Object.entries(value) : [["q", value]];
    const pairs = named.map(([name, each]) =>
      [String(name), typeof each === "string" ? each : (JSON.stringify(each) ?? "")].map((text) =>
        encodeURIComponent(text.toWellFormed()).slice(0, 6000),
      ),
    );
    return `?${pairs.map((pair) => pair.join("=")).join("&")}`;
  });
  return fc.oneof({ weight: 5, arbitrary: written }, junk);
}

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { "content-type": `text/${mark}` },
    { "content-type": "application/json; charset=utf-7" },
    { "idempotency-key": mark },
    { "idempotency-key": mark.repeat(100) },
    { authorization: `Bearer ${mark}` },
    { authorization: mark },
    { range: "bytes=9999999999999999999-", "if-none-match": mark },
    { "accept-language": `${mark};q=x,*`, "user-agent": mark, "x-forwarded-for": mark },
    { "upload-offset": "99999999999999999999", "upload-length": "-1", "tus-resumable": mark },
  ),
);

/** Sign-outs and the like end what the next requests need: they come with nobody's token only. */
const endsSessions = /logout|sessions|DELETE \/api\/user$|password$|\/end$|\/suspend$|totp/;

/**
 * Requests to every endpoint of the table in turn, so that what one leaves behind, others meet; each is hostile in a place or
 * more. The same for the same seed, made one by one: together they are larger than a test's memory.
 */
export function* hostileRequests(
  count: number,
  seed: number,
  known: Record<Sender, KnownIds>,
): Generator<HostileRequest> {
  // Drawing starts a process, which takes longer than all other requests of a short run.
  const endpoints = Object.entries<Endpoint>(api).filter(([key]) => isLong || !/\.(pdf|png|svg)$/.test(key));
  const requests = endpoints.map(([key, endpoint]) => requestTo(key, endpoint, known));
  for (let made = 0; made < count; made++) {
    const request = requests[made % requests.length];
    if (request) yield* fc.sample(request, { seed: seed + made, numRuns: 1 });
  }
}

function requestTo(
  key: string,
  endpoint: Endpoint,
  known: Record<Sender, KnownIds>,
): fc.Arbitrary<HostileRequest> {
  const [method = "", template = ""] = key.split(" ");
  const senders: Sender[] = endsSessions.test(key) ? ["nobody"] : ["nobody", "user", "operator"];
  const wanted = endpoint.access === "operator" ? ["operator" as const] : senders;
  return fc
    .tuple(fc.constantFrom(...senders, ...wanted), queryOf(endpoint), bodyOf(endpoint), hostileHeaders)
    .chain(([sender, query, body, headers]) =>
      pathOf(template, known[sender]).map((path) => {
        const type = body === undefined ? {} : { "content-type": "application/json" };
        return { key, sender, method, path: path + query, headers: { ...type, ...headers }, body };
      }),
    );
}
