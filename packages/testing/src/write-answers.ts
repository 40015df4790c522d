import type { Endpoint } from "@colophon/api";
import type { FastifySerializerCompiler } from "fastify";

/** Begins what is reported of an answer that its endpoint's schema doesn't have. */
export const badAnswer = "An answer is not as the API describes it";

/**
 * Checks every answer against its endpoint's schema, as clients receive it. A bad one is sent all the same, and reported as
 * a rejection that nobody handles: it fails a run of tests, and ends a server that a test has started.
 */
export const writeAnswers: FastifySerializerCompiler<unknown> = ({ schema, method, url, httpStatus }) => {
  const endpoint = `${method} ${url.replace(/:(\w+)/g, "{$1}")}, ${httpStatus ?? "any status"}`;
  return (answer) => {
    const text = JSON.stringify(answer);
    const faults = listFaults(schema as NonNullable<Endpoint["ok"]>, JSON.parse(text));
    if (faults.length > 0) void Promise.reject(new Error(`${badAnswer}: ${endpoint}: ${faults.join("; ")}`));
    return text;
  };
};

/** What of an answer is missing or of another kind, or else what is more than its schema has, at any depth. */
export function listFaults(schema: NonNullable<Endpoint["ok"]>, answer: unknown): string[] {
  const { success, data, error } = schema.safeParse(answer);
  if (!success) return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return listUnknown(answer, data).map((path) => `${path} is unknown`);
}

/** The paths that parsing has dropped: objects lose the members that their schema doesn't have, unless it is a loose one. */
function listUnknown(given: unknown, parsed: unknown, path: readonly string[] = []): string[] {
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const at = [...path, name];
    if (typeof parsed !== "object" || parsed === null || !(name in parsed)) return [at.join(".")];
    return listUnknown(value, (parsed as Record<string, unknown>)[name], at);
  });
}
