import { expect } from "vitest";
import { type Environment, runToEnd } from "@colophon/testing/start-server";

/** Resolves to the one line with which a refused start says why. */
export async function expectRefusedStart(env: Environment): Promise<string> {
  const { code, output } = await runToEnd("main", env);
  expect(code).toBe(1);
  const fatal = output.split("\n").filter((line) => line.includes('"level":"fatal"'));
  expect(fatal).toHaveLength(1);
  const { msg, err } = JSON.parse(fatal[0] ?? "{}") as { msg: string; err?: unknown };
  expect(err).toBeUndefined();
  return msg;
}
