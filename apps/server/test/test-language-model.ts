import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Answer = (response: ServerResponse) => void;

export interface TestLanguageModel {
  /** As an operator configures it. */
  url: string;
  received: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** What happens to the next requests. */
  answer: Answer;
  close(): void;
}

/** An OpenAI-compatible endpoint that answers what a test sets. */
export async function startTestLanguageModel(answer: Answer): Promise<TestLanguageModel> {
  const endpoint: TestLanguageModel = { url: "", received: [], answer, close: () => {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      endpoint.received.push({ path: request.url ?? "", headers: request.headers, body });
      endpoint.answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  endpoint.url = `http://localhost:${(server.address() as AddressInfo).port}/v1`;
  endpoint.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return endpoint;
}

/** A completion whose content is this text. */
export const completes =
  (content: string): Answer =>
  (response) =>
    void response
      .writeHead(200, { "content-type": "application/json" })
      .end(
        JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content, refusal: null } }] }),
      );

/** A completion with these clauses, well-formed or not. */
export const reads = (...clauses: object[]): Answer => completes(JSON.stringify({ clauses }));

/** Ways in which an endpoint fails to give a usable answer. */
export const failures: Readonly<Record<string, Answer>> = {
  "no JSON": completes("Sure! Here is the plan you asked for."),
  "another shape": completes(JSON.stringify({ plan: { types: ["book"] } })),
  "a further field": reads({ words: "for", types: ["book"], ids: ["RSF-000000000"] }),
  "results of its own": completes(
    JSON.stringify({ clauses: [{ words: "for", types: ["book"] }], results: ["RSF-000000000"] }),
  ),
  "an unknown value": reads({ words: "for", types: ["poem"] }),
  "a year out of range": reads({ words: "for", yearFrom: -5 }),
  "too many works": reads({ words: "for", count: 1_000_000 }),
  "no completion": (response) => void response.end("{}"),
  "an endless answer": (response) => void response.end(Buffer.alloc(1024 * 1024, "x")),
  "a status of 500": (response) => void response.writeHead(500).end("{}"),
  "a redirect": (response) => void response.writeHead(307, { location: "/elsewhere" }).end(),
  "a broken connection": (response) => void response.destroy(),
};
