import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";

test.each([
  [["fly"], "no command fly"],
  [["register"], "one of them"],
  [["register", "a", "--csv", "b"], "one of them"],
  [["register", "a", "b", "--title", "T"], "--title is for one work"],
  [["register", "a", "b", "--collection"], "needs --title"],
  [["register", "a", "--kind", "book", "--kind", "art"], "more than once"],
  [["register", "a", "--max-total", "25 euros"], "such as 25.00EUR"],
  [["register", "a", "--max-total", "2.5JPY"], "0 digits"],
  [["register", "a", "--unknown"], "unknown"],
  [["watch"], "one folder"],
  [["watch", "a", "--title", "T"], "files' names"],
  [["proofs"], "--to FOLDER"],
  [["proofs", "--to", "x", "--since", "soon"], "--since"],
  [["login", "x"], "takes no x"],
])("%j is refused", (argv, why) => {
  expect(() => parseArguments(argv)).toThrow(new RegExp(why));
});

test("amounts are read in the currency's smallest unit", () => {
  const maxOf = (text: string) => {
    const command = parseArguments(["register", "a", "--max-total", text]);
    return command.kind === "register" ? command.maxTotal : undefined;
  };
  expect(maxOf("25.00EUR")).toEqual({ amount: 2500, currency: "EUR" });
  expect(maxOf("25.5 eur")).toEqual({ amount: 2550, currency: "EUR" });
  expect(maxOf("3000JPY")).toEqual({ amount: 3000, currency: "JPY" });
});

test("each command explains itself", () => {
  expect(parseArguments([])).toEqual({ kind: "help", of: undefined });
  expect(parseArguments(["watch", "--help"])).toEqual({ kind: "help", of: "watch" });
  expect(parseArguments(["help", "register"])).toEqual({ kind: "help", of: "register" });
});
