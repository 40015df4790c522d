import path from "node:path";
import { expect, it } from "vitest";
import { isMissing, run } from "@colophon/testing/run-tool";
import { everyMixture } from "../../test/every-mixture.ts";
import { rslOf } from "./rsl.ts";

const grammar = path.join(import.meta.dirname, "../../testdata/rsl-1.0.rng");
const lint = (xml: string) => run("xmllint", ["--noout", "--relaxng", grammar, "-"], { input: xml });

it("permits and prohibits in the order of its words", () => {
  const uses = {
    "train-generative": "refuse",
    "train-other": "refuse",
    index: "allow",
    ground: "refuse",
  } as const;
  expect(rslOf(uses, "/a&b/")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rsl xmlns="https://rslstandard.org/rsl">
  <content url="/a&amp;b/">
    <license>
      <permits type="usage">search</permits>
      <prohibits type="usage">ai-input ai-train</prohibits>
    </license>
  </content>
</rsl>
`);
});

it("is nothing where nothing is said that it has a word for", () => {
  expect(rslOf({}, "/")).toBeUndefined();
  expect(rslOf({ "train-other": "allow" }, "/")).toBeUndefined();
});

it.skipIf(isMissing("xmllint"))("is well-formed and by the grammar, of every mixture", () => {
  const files = everyMixture.flatMap((uses) => rslOf(uses, `/a&b/"quoted"<i>/*.jpg$`) ?? []);
  expect(files.length).toBeGreaterThan(70);
  for (const xml of new Set(files)) expect(lint(xml)).toMatchObject({ status: 0 });
});

it.skipIf(isMissing("xmllint"))("and the grammar refuses what RSL does", () => {
  const good = rslOf({ ground: "refuse" }, "/") ?? "";
  for (const [from, to] of [
    ["ai-input", "train-ai"],
    ["https://rslstandard.org/rsl", "https://rsl.example"],
    [`url="/"`, ""],
    [/prohibits/g, "forbids"],
    ["</content>", ""],
    [/<(prohibits .*<.prohibits>)/, `<$1<permits type="usage">search</permits>`],
  ] as const)
    expect(lint(good.replace(from, to)).status).not.toBe(0);
});
