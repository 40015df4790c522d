import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { authorization, openAccount } from "@colophon/testing/account";
import { pino } from "pino";
import { expect, test } from "vitest";
import { patience } from "@colophon/testing/patience";
import { openWholeApp } from "../../test/whole-app.ts";

type Line = { level: number; route?: string };
let hear: (line: Line) => void = () => {};
const logger = pino({ level: "info" }, { write: (line) => take(JSON.parse(line) as Line) });
const { app, origin } = await openWholeApp({ logger });
const ada = await openAccount(origin, "Ada Lovelace");

function take(line: Line): void {
  if (line.level >= 50 || line.route !== undefined) hear(line);
}

test.each([
  ["POST", "/api/ip/register", "application/json"],
  ["POST", "/api/auth/login", "application/json"],
  ["POST", "/api/user/profile/image", "multipart/form-data; boundary=x"],
])("a client that breaks off %s %s is no fault of the server", async (method, path, type) => {
  const { promise, resolve } = Promise.withResolvers<Line>();
  hear = resolve;
  const headers = { ...authorization(ada.token), "content-type": type, "content-length": "5000" };
  const arrived = once(app.server, "request");
  const upload = request(`${origin}${path}`, { method, headers });
  upload.on("error", () => {});
  upload.write("\r\n".repeat(1000));
  const [raw] = (await arrived) as [IncomingMessage];
  // While it is read.
  await expect.poll(() => raw.listenerCount("data"), patience).toBeGreaterThan(0);
  upload.destroy();
  expect(await promise).toMatchObject({ level: 30, code: "malformed_request", route: path });
});
