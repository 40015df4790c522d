import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";

test("reads inputs and options, in any order", () => {
  expect(
    parseArguments(["--json", "a", "--trust", "t", "b", "--rpc=https://node.example/key", "--bundle=x"]),
  ).toEqual({
    kind: "check",
    inputs: ["a", "b"],
    json: true,
    trust: "t",
    bundle: "x",
    rpc: new URL("https://node.example/key"),
  });
  expect(parseArguments(["--", "--json"])).toEqual({ kind: "check", inputs: ["--json"], json: false });
});

test("a bundle given alone is the input", () => {
  expect(parseArguments(["--bundle", "a"])).toEqual({ kind: "check", inputs: ["a"], json: false });
});

test.each([
  [[], "at least one"],
  [[""], "empty"],
  [["a", "--offline"], "--offline"],
  [["a", "-t", "t"], "-t"],
  [["a", "--trust"], "--trust"],
  [["a", "--trust="], "--trust needs a value"],
  [["a", "--trust", "s", "--trust", "t"], "more than once"],
  [["a", "--json=yes"], "--json"],
  [["a", "--registry", "registry.example"], "--registry needs an address"],
  [["a", "--rpc", "file:///etc/passwd"], "--rpc needs an address"],
])("refuses %j", (argv, reason) => {
  expect(() => parseArguments(argv)).toThrow(reason);
});
