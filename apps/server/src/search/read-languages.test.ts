import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Names the tables of words that a process of its own reads, step by step. */
const program = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { readFileSync } = fs;
  let read = [];
  fs.readFileSync = (file, ...rest) => {
    read.push(...(String(file).match(/(?<=data\\/words\\/).*(?=\\.tsv$)/) ?? []));
    return readFileSync(file, ...rest);
  };
  syncBuiltinESMExports();
  const steps = [];
  const step = () => (steps.push(read), (read = []));
  await import(${JSON.stringify(import.meta.resolve("./search.ts"))});
  step();
  const { analyse } = await import(${JSON.stringify(import.meta.resolve("@colophon/text-analysis"))});
  analyse(["wolves in the snow"], "en");
  step();
  analyse(["オオカミ"], "ja");
  step();
  console.log(JSON.stringify(steps));
`;

test("a start reads no words, and a question those of its language alone", () => {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(JSON.parse(output)).toEqual([[], ["en"], ["ja"]]);
});
