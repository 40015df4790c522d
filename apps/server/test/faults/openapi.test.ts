import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { api, type Endpoint, type OpenApi } from "@colophon/api";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { generateSource } from "oazapfts";
import { beforeAll, expect, test } from "vitest";
import { startRegistry, type Registry } from "./registry.ts";

let registry: Registry;
let text: string;
let document: OpenApi;
beforeAll(async () => {
  registry = await startRegistry();
  text = await (await fetch(`${registry.url}/api/openapi.json`)).text();
  document = JSON.parse(text) as OpenApi;
});

const endpoints: [key: string, endpoint: Endpoint][] = Object.entries(api);

test("a validator by the standard's own schema accepts the document", async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text) as Record<string, unknown>)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("and so does one with rules of its own", async () => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      // No work has a word of a path for its id: ids are UUIDs.
      "no-ambiguous-paths": "off",
      // Failures that every call may have are under `default`.
      "operation-4xx-response": "off",
    },
  });
  const problems = await lintFromString({ source: text, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test("a client that another program generates from it registers a work", async () => {
  const folder = join(import.meta.dirname, "../../../../.cache/generated-client");
  mkdirSync(folder, { recursive: true });
  const specification = join(folder, "openapi.json");
  writeFileSync(specification, text);
  const module = join(folder, `client-${process.pid}.ts`);
  writeFileSync(module, await generateSource(specification));
  try {
    const client = (await import(module)) as {
      defaults: object;
      registerWork: (
        body: object,
        headers?: { idempotencyKey?: string },
        options?: object,
      ) => Promise<unknown>;
      getCertificate: (id: string, options?: object) => Promise<unknown>;
    };
    const { url, account } = registry;
    const options = { baseUrl: url, headers: { authorization: `Bearer ${account.token}` } };
    const { file: _, ...work } = makeRegistrationInput();
    const answer = await client.registerWork(work, { idempotencyKey: "generated" }, options);
    expect(answer).toMatchObject({ status: 201, data: { status: "valid" } });
    const { certificateId } = (answer as { data: { certificateId: string } }).data;
    expect(await client.getCertificate(certificateId, options)).toMatchObject({
      status: 200,
      data: { certificateId, title: work.materialDetails.title },
    });
  } finally {
    rmSync(module);
  }
});

test("the document lists exactly the mounted calls", async () => {
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = await Promise.all(
    endpoints.map(async ([key]) => {
      const [method = "", path = ""] = key.split(" ");
      const { headers } = await fetch(registry.url + path.replace("{id}", "none"), { method });
      // The API's answers, refusals included, are never cached; for unknown paths the header is missing.
      return headers.get("cache-control") === "no-store" ? [key] : [];
    }),
  );
  expect(listed.toSorted()).toEqual(mounted.flat().toSorted());
});

test("each call is described as bound", () => {
  for (const [key, endpoint] of endpoints) {
    const { operation, access, scopes = [], status = 200 } = endpoint;
    const { params, query, headers, sends, body, takes, ok, answers } = endpoint;
    const [method = "", path = ""] = key.split(" ");
    const described = document.paths[path]?.[method.toLowerCase()];
    if (described === undefined) continue;
    const { parameters = [], responses } = described;
    expect({
      key,
      id: described.operationId,
      names: parameters.map(({ name }) => name).toSorted(),
      requiredInPath: parameters.every((each) => each.in !== "path" || each.required),
      hasBody: described.requestBody !== undefined,
      hasAnswer: responses[status]?.content !== undefined,
      security: described.security,
      success: Object.keys(responses).filter((code) => code.startsWith("2")),
    }).toEqual({
      key,
      id: operation,
      names: [params, query, headers, sends].flatMap((part) => Object.keys(part?.shape ?? {})).toSorted(),
      requiredInPath: true,
      hasBody: body !== undefined || takes !== undefined,
      hasAnswer: ok !== undefined || answers !== undefined,
      security:
        access === "public"
          ? []
          : [
              ...(access === "optional" ? [{}] : []),
              ...scopes.map((scope) => ({ token: [scope] })),
              { session: [] },
            ],
      success: [String(status)],
    });
  }
});

test("names of calls are unique, and stay: a program has them in its source", () => {
  const names = endpoints.map(([, { operation }]) => operation);
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]*)*$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("someone who has the document gets no second copy", async () => {
  const url = `${registry.url}/api/openapi.json`;
  const { headers } = await fetch(url);
  const again = await fetch(url, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
