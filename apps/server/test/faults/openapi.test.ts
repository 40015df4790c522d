import { api, type Endpoint } from "@colophon/api";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startRegistry } from "./registry.ts";

let url: string;
let answer: unknown;
beforeAll(async () => {
  const registry = await startRegistry();
  ({ url } = registry);
  ({ answer } = await registry.send("GET", "/api/openapi.json"));
});

/** A schema that is neither empty nor a reference. */
const schema = z
  .record(z.string(), z.unknown())
  .refine((value) => Object.keys(value).length > 0 && !JSON.stringify(value).includes("$ref"));
const content = z.strictObject({ "application/json": z.strictObject({ schema }) });
const operation = z.strictObject({
  summary: z.string().min(1),
  /** Only for calls that need a confirmed session. */
  description: z.string().min(1).optional(),
  tags: z.tuple([z.string().regex(/^[a-z]+$/)]),
  parameters: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        in: z.enum(["path", "query", "header"]),
        required: z.boolean(),
        schema,
      }),
    )
    .default([]),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^(\d{3}|\dXX)$/),
    z.strictObject({ description: z.string(), content: content.optional() }),
  ),
  security: z.tuple([z.strictObject({ bearer: z.tuple([]) })]).optional(),
});

/** The parts of OpenAPI 3.0.3 that this document uses. */
const openApi = z.strictObject({
  openapi: z.literal("3.0.3"),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      bearer: z.strictObject({ type: z.literal("http"), scheme: z.literal("bearer") }),
    }),
    schemas: z.strictObject({}),
  }),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "head", "post", "put", "delete", "patch"]), operation),
  ),
});

const endpoints: [key: string, endpoint: Endpoint][] = Object.entries(api);

test("the OpenAPI document is valid, and lists exactly the mounted calls", async () => {
  const { paths } = openApi.parse(answer);
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = await Promise.all(
    endpoints.map(async ([key]) => {
      const [method = "", path = ""] = key.split(" ");
      const { headers } = await fetch(url + path.replace("{id}", "none"), { method });
      // The API's answers, refusals included, are never cached; for unknown paths the header is missing.
      return headers.get("cache-control") === "no-store" ? [key] : [];
    }),
  );
  expect(listed.toSorted()).toEqual(mounted.flat().toSorted());
});

test("each call is described as bound", () => {
  const { paths } = openApi.parse(answer);
  for (const [key, { access, status = 200, params, query, headers, body, ok }] of endpoints) {
    const [method = "", path = ""] = key.split(" ");
    const described = paths[path]?.[method.toLowerCase() as "get"];
    if (described === undefined) continue;
    expect({
      key,
      names: described.parameters.map(({ name }) => name).toSorted(),
      requiredInPath: described.parameters.every((each) => each.in !== "path" || each.required),
      hasBody: described.requestBody !== undefined,
      hasAnswer: described.responses[status]?.content !== undefined,
      needsToken: described.security !== undefined,
      answers: Object.keys(described.responses).toSorted(),
    }).toEqual({
      key,
      names: [params, query, headers].flatMap((part) => Object.keys(part?.shape ?? {})).toSorted(),
      requiredInPath: true,
      hasBody: body !== undefined,
      hasAnswer: ok !== undefined,
      needsToken: access !== "public",
      answers: [String(status), "4XX"],
    });
  }
});
