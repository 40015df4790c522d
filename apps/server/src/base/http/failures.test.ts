import { Readable } from "node:stream";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { answerFailures } from "./failures.ts";

const app = Fastify();
answerFailures(app);
app.get("/file", (_request, reply) => {
  reply.headers({
    "content-type": "application/octet-stream",
    "content-length": 1000,
    "content-disposition": "attachment",
  });
  return new Readable({ read: () => undefined }).destroy(new AppError("storage_unavailable"));
});
app.get("/late", (_request, reply) => {
  reply.headers({ "content-type": "application/octet-stream", "content-length": 1000 });
  throw new AppError("storage_unavailable");
});
afterAll(() => app.close());

test.each(["/file", "/late"])(
  "a body that fails before its first byte is answered as a failure: %s",
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8" });
    expect(headers).not.toHaveProperty("content-disposition");
    expect(JSON.parse(body)).toMatchObject({ code: "storage_unavailable" });
  },
);
