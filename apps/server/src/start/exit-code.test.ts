import { expect, test } from "vitest";
import { NoServer } from "../base/db/find-server.ts";
import { AppError, StartError } from "../base/errors.ts";
import { LogDamaged } from "../log/head.ts";
import { exitCodeOf, WorkerRefused } from "./exit-code.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const taken = Object.assign(new Error("listen"), { code: "EADDRINUSE" });

test.each<[what: string, error: unknown, code: number]>([
  ["a database that is away", refused, 75],
  ["each of its addresses", new AggregateError([refused, refused]), 75],
  ["every one of several servers", new NoServer("none of the 2 servers"), 75],
  ["a bucket that is away", new AppError("storage_unavailable"), 75],
  ["a port that is taken", new StartError("cannot listen", { cause: taken }), 75],
  ["a bad setting", new StartError("PORT must be a number"), 78],
  ["a damaged log", new LogDamaged("it would fork"), 78],
  ["a worker that found the database away", new WorkerRefused(75), 75],
  ["a fault", new TypeError("undefined is not a function"), 1],
  ["what is no error", "thrown", 1],
])("a start that fails for %s ends so that a supervisor knows", (_what, error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});
