import {
  describeApi,
  type OpenApiOperation,
  type OpenApiParameter,
  writeDoc,
  writeObject,
  writeType,
} from "@colophon/api";

const methods = ["get", "head", "post", "put", "patch", "delete"];

/** The source of `src/operations.ts`: types and methods of all calls, from the route table. Not yet formatted. A test compares them. */
export function writeOperations(): string {
  const { paths, components } = describeApi();
  const calls = Object.entries(paths).flatMap(([path, each]) =>
    methods.flatMap((method) => (each[method] ? [{ path, method, operation: each[method] }] : [])),
  );
  const types = Object.entries(components["schemas"] ?? {}).map(([name, schema]) =>
    schema["type"] === "object"
      ? `export interface ${name} ${writeObject(schema)}`
      : `export type ${name} = ${writeType(schema)};`,
  );
  return [
    "// Written by `node scripts/client.ts` from the route table of packages/api.",
    'import type { Bytes, CallOptions, Operation } from "./operation.ts";',
    "/** Of a call that takes nothing. */\nexport type NoInput = Record<string, never>;",
    ...types,
    `export interface Operations {\n${calls.map(({ operation }) => writeMethod(operation)).join("\n")}\n}`,
    `export const operations = {\n${calls.map(writeCall).join("\n")}\n} as const satisfies Record<keyof Operations, Operation>;`,
  ].join("\n\n");
}

function contentOf({ responses }: OpenApiOperation): { answer: string; type: string } {
  const [success = {}] = Object.entries(responses).flatMap(([status, each]) =>
    status.startsWith("2") ? [each] : [],
  );
  const json = success.content?.["application/json"];
  if (json) return { answer: "json", type: writeType(json.schema) };
  return success.content || Object.keys(success["headers"] ?? {}).some((name) => name.startsWith("upload-"))
    ? { answer: "response", type: "Response" }
    : { answer: "nothing", type: "void" };
}

/** A header with one value. */
const isFixed = ({ in: place, schema }: OpenApiParameter) => place === "header" && "const" in schema;

const isKey = ({ name }: OpenApiParameter) => name === "idempotency-key";

function writeMethod(operation: OpenApiOperation): string {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const part = (name: string, place: string): string[] => {
    const given = parameters.filter((each) => each.in === place && !isKey(each) && !isFixed(each));
    if (given.length === 0) return [];
    const isNeeded = given.some(({ required }) => required);
    const schema = {
      properties: Object.fromEntries(
        given.map(({ name: member, schema: type, description: text }) => [
          member,
          text === undefined ? type : { ...type, description: text },
        ]),
      ),
      required: given.filter(({ required }) => required).map(({ name: member }) => member),
    };
    return [`${name}${isNeeded ? "" : "?"}: ${writeObject(schema)}`];
  };
  const json = requestBody?.content["application/json"];
  const body = json
    ? writeType(json.schema)
    : requestBody?.content["multipart/form-data"]
      ? "FormData"
      : "Bytes";
  const members = [
    ...part("params", "path"),
    ...part("query", "query"),
    ...part("headers", "header"),
    ...(requestBody ? [`body: ${body}`] : []),
  ];
  const input = members.length > 0 ? `{ ${members.join("; ")} }` : "NoInput";
  const isOptional = members.every((member) => /^\w+\?/.test(member));
  const doc = writeDoc([summary, ...(description === undefined ? [] : [description])].join(". "));
  return `${doc}${operationId}(input${isOptional ? "?" : ""}: ${input}, options?: CallOptions): Promise<${contentOf(operation).type}>;`;
}

function writeCall({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: OpenApiOperation;
}): string {
  const { operationId, parameters = [], requestBody } = operation;
  const takes = Object.keys(requestBody?.content ?? {}).find((type) => type !== "application/json");
  const fixed = parameters
    .filter(isFixed)
    .map(({ name, schema }): [string, unknown] => [name, schema["const"]]);
  const call = {
    method: method.toUpperCase(),
    path,
    answer: contentOf(operation).answer,
    ...(parameters.some(isKey) ? { keyed: true } : {}),
    ...(takes === undefined ? {} : { takes }),
    ...(fixed.length > 0 ? { headers: Object.fromEntries(fixed) } : {}),
  };
  return `${operationId}: ${JSON.stringify(call)},`;
}
