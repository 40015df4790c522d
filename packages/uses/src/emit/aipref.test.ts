import { describe, expect, it } from "vitest";
import { everyMixture } from "../../test/every-mixture.ts";
import { combine, LABELS, type Preference, readContentUsage } from "../../test/read-content-usage.ts";
import type { Use, UsesSaid } from "../vocabulary.ts";
import { contentUsageOf, reachOfAipref } from "./aipref.ts";

const uses: Record<(typeof LABELS)[number], Use> = {
  "train-ai": "train-generative",
  "ai-use": "ground",
  search: "index",
};
const words = { allow: "allowed", refuse: "disallowed" } as const;
const wanted = (said: UsesSaid, label: (typeof LABELS)[number]): Preference => {
  const permission = said[uses[label]];
  return permission === undefined ? "unknown" : words[permission];
};
const read = (said: UsesSaid, withSearch: boolean) =>
  readContentUsage(contentUsageOf(said, { withSearch }) ?? "");

describe("contentUsageOf", () => {
  it.each<[UsesSaid, string | undefined]>([
    [{}, undefined],
    [{ "train-other": "refuse" }, undefined],
    [{ "train-generative": "refuse" }, "train-ai=n"],
    [{ "train-generative": "allow", ground: "refuse" }, "train-ai=y, ai-use=n"],
    [{ index: "refuse" }, "search=n"],
    [{ index: "allow" }, undefined],
    [{ "train-generative": "refuse", index: "allow" }, "train-ai=n"],
  ])("of %o is %s", (said, value) => expect(contentUsageOf(said)).toBe(value));

  it("is read as it was said, in all 81 mixtures", () => {
    for (const said of everyMixture)
      for (const label of LABELS) {
        expect(read(said, true)[label]).toBe(wanted(said, label));
        const isLeftOut = label === "search" && said.index === "allow";
        expect(read(said, false)[label]).toBe(isLeftOut ? "unknown" : wanted(said, label));
      }
  });

  it("says an allowed search only where it was asked to, and names what that overrides", () => {
    const said: UsesSaid = { "train-generative": "refuse", ground: "allow", index: "allow" };
    expect(contentUsageOf(said, { withSearch: true })).toBe("train-ai=n, ai-use=y, search=y");
    expect(reachOfAipref(said, { withSearch: true }).mayAllow).toEqual(["train-generative", "train-other"]);
    expect(reachOfAipref(said).leavesOut).toEqual(["index"]);
  });
});

// The examples of draft-ietf-aipref-vocab-08, sections 6, 6.5.1 and 6.5.2, and what RFC 9651 adds to them.
describe("a reader", () => {
  it.each([
    ["train-ai=y, search=n", ["allowed", "unknown", "disallowed"]],
    [`train-ai=y, train-ai, search=n, search="n"`, ["unknown", "unknown", "unknown"]],
    ["train-ai;allow=n, train-ai=y", ["allowed", "unknown", "unknown"]],
    [`train-ai;has;parameters="?"`, ["unknown", "unknown", "unknown"]],
    ["train-ai=n;by=me, other=y", ["disallowed", "unknown", "unknown"]],
    ["Train-AI=n", ["unknown", "unknown", "unknown"]],
    ["train-ai=n, ", ["unknown", "unknown", "unknown"]],
    ["ai-use=maybe, search=y", ["unknown", "unknown", "allowed"]],
  ])("of %s", (field, preferences) =>
    expect(LABELS.map((label) => readContentUsage(field)[label])).toEqual(preferences),
  );
});

// Section 5.1: absent some other means, the most restrictive statement counts.
describe("statements of several are combined", () => {
  it.each<[string[], Preference]>([
    [[], "unknown"],
    [["search=n"], "unknown"],
    [["train-ai=y"], "allowed"],
    [["train-ai=n"], "disallowed"],
    [["train-ai=y", "search=n"], "allowed"],
    [["train-ai=y", "train-ai=y"], "allowed"],
    [["train-ai=y", "train-ai=n"], "disallowed"],
    [["train-ai=n", "train-ai=y"], "disallowed"],
    [["train-ai=n", "train-ai=?0"], "disallowed"],
    [["train-ai=y", "not a dictionary ="], "allowed"],
  ])("%o", (fields, of) => expect(combine(fields.map(readContentUsage))["train-ai"]).toBe(of));

  it("and no site's own permission undoes a refusal of ours, in all 81 mixtures", () => {
    const permissive = readContentUsage("train-ai=y, ai-use=y, search=y");
    for (const label of LABELS) {
      const refusing = everyMixture.filter((said) => said[uses[label]] === "refuse");
      expect(refusing).toHaveLength(27);
      for (const said of refusing) expect(combine([permissive, read(said, false)])[label]).toBe("disallowed");
    }
  });
});
