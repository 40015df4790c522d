import { expect } from "vitest";
import { type Environment, runToEnd } from "@colophon/testing/start-server";

/** Resolves to the one line with which a refused start says why. By its code a supervisor knows whether to try again (75). */
export async function expectRefusedStart(env: Environment, expected = 78): Promise<string> {
  const { code, output } = await runToEnd("main", env);
  expect(code).toBe(expected);
  const fatal = output.split("\n").filter((line) => line.includes('"level":"fatal"'));
  expect(fatal).toHaveLength(1);
  const { msg, err } = JSON.parse(fatal[0] ?? "{}") as { msg: string; err?: unknown };
  expect(err).toBeUndefined();
  return msg;
}
