import type { OpenApi } from "@colophon/api";
import { expect, test } from "vitest";
import { callsOf, isFound } from "./description-query.ts";
import { writeShape } from "./write-shape.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const description: OpenApi = {
  openapi: "3.1.1",
  info: {},
  servers: [],
  tags: [{ name: "Works", description: "" }],
  paths: {
    "/works": {
      get: { operationId: "listWorks", summary: "All works", tags: ["Works"], security: [], responses: {} },
      post: {
        operationId: "registerWork",
        summary: "Register a work",
        tags: ["Works"],
        security: [{ token: ["works:register"] }, { session: [] }],
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Work: {
        type: "object",
        properties: { title: { type: "string" }, file: { anyOf: [ref("File"), { type: "null" }] } },
        required: ["title"],
      },
      File: {
        type: "object",
        properties: { name: { type: "string" }, parent: ref("File") },
        required: ["name"],
      },
    },
  },
};

test("a shape is shown with the shapes that it names, each once, also if one names itself", () => {
  expect(writeShape({ type: "array", items: ref("Work") }, description)).toBe(
    `Work[]

Work = {
  title: string;
  file?: File | null;
}

File = {
  name: string;
  parent?: File;
}`,
  );
});

test("a call is found by all words of a question, and says who may call it", () => {
  const calls = callsOf(description).flatMap((group) => group.calls);
  expect(calls.map(({ isPublic, scopes }) => [isPublic, scopes])).toEqual([
    [true, []],
    [false, ["works:register"]],
  ]);
  const find = (question: string) =>
    calls.filter((call) => isFound(call, question)).map(({ operation }) => operation.operationId);
  expect(find("")).toEqual(["listWorks", "registerWork"]);
  expect(find("WORK register")).toEqual(["registerWork"]);
  expect(find("post /works")).toEqual(["registerWork"]);
  expect(find("works nothing")).toEqual([]);
});
