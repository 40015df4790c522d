import { describe, expect, it } from "vitest";
import { everyMixture } from "../../test/every-mixture.ts";
import { USES, type UsesSaid } from "../vocabulary.ts";
import { emissionsOf } from "./emissions.ts";
import { type ProtocolName, PROTOCOLS } from "./protocols.ts";

const place = {
  path: "/art/",
  policyUrl: "https://registry.example/certificates/RSF-7K2M9QX4T/tdm-policy.json",
};
const textsOf = (uses: UsesSaid, protocol: ProtocolName): string[] =>
  emissionsOf(uses, place)
    .filter((one) => one.protocol === protocol)
    .flatMap(({ pieces }) => pieces.map(({ text }) => text));

/** Words by which a protocol allows something, and what has to be allowed for each. */
const permissions: [RegExp, (uses: UsesSaid) => boolean][] = [
  [/\btrain-ai=y\b/, (uses) => uses["train-generative"] === "allow"],
  [/\bai-use=y\b/, ({ ground }) => ground === "allow"],
  [/\bsearch=y\b/, () => false],
  [/\bai-train=yes\b/, (uses) => uses["train-generative"] === "allow" && uses["train-other"] === "allow"],
  [/\bai-input=yes\b/, ({ ground }) => ground === "allow"],
  [/\bsearch=yes\b/, ({ index }) => index === "allow"],
  [
    /<permits[^>]*>[^<]*ai-train/,
    (uses) => uses["train-generative"] === "allow" && uses["train-other"] === "allow",
  ],
  [/<permits[^>]*>[^<]*ai-input/, ({ ground }) => ground === "allow"],
  [/<permits[^>]*>[^<]*search/, ({ index }) => index === "allow"],
  [/tdm-reservation"?: 0/, () => false],
  [/ai_generative_training": \{\s*"use": "allowed"/, (uses) => uses["train-generative"] === "allow"],
  [/ai_training": \{\s*"use": "allowed"/, (uses) => uses["train-other"] === "allow"],
  [/ai_inference": \{\s*"use": "allowed"/, () => false],
  [/DMI-ALLOWED/, (uses) => USES.every((use) => uses[use] === "allow")],
  [/EXCEPTSEARCHENGINEINDEXING/, ({ index }) => index === "allow"],
];

describe("emissionsOf, of all 81 mixtures", () => {
  it("says nothing where nothing was said", () => expect(emissionsOf({}, place)).toEqual([]));

  it("never allows what was not allowed", () => {
    for (const uses of everyMixture) {
      const text = emissionsOf(uses, place)
        .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
        .join("\n");
      for (const [word, isAllowed] of permissions)
        expect({ word, uses, is: word.test(text) && !isAllowed(uses) }).toMatchObject({ is: false });
    }
  });

  it("repeats each refusal in each protocol that has a word for it", () => {
    const refusals: [keyof UsesSaid, ProtocolName, RegExp][] = [
      ["train-generative", "aipref", /train-ai=n/],
      ["ground", "aipref", /ai-use=n/],
      ["index", "aipref", /search=n/],
      ["train-generative", "content-signal", /ai-train=no/],
      ["train-other", "content-signal", /ai-train=no/],
      ["ground", "content-signal", /ai-input=no/],
      ["index", "content-signal", /search=no/],
      ["train-generative", "rsl", /<prohibits[^>]*>[^<]*ai-train/],
      ["train-other", "rsl", /<prohibits[^>]*>[^<]*ai-train/],
      ["ground", "rsl", /<prohibits[^>]*>[^<]*ai-input/],
      ["index", "rsl", /<prohibits[^>]*>[^<]*search/],
      ["train-generative", "tdmrep", /tdm-reservation: 1/],
      ["train-other", "tdmrep", /tdm-reservation: 1/],
      ["train-generative", "cawg", /ai_generative_training": \{\s*"use": "notAllowed"/],
      ["train-other", "cawg", /ai_training": \{\s*"use": "notAllowed"/],
      ["ground", "cawg", /ai_inference": \{\s*"use": "notAllowed"/],
    ];
    for (const [use, protocol, word] of refusals) {
      const refusing = everyMixture.filter((uses) => uses[use] === "refuse");
      expect(refusing).toHaveLength(27);
      for (const uses of refusing) expect(textsOf(uses, protocol).join("\n")).toMatch(word);
    }
  });

  it("names each use that it refuses too, may allow or leaves out, and no other", () => {
    for (const uses of everyMixture)
      for (const { protocol, refusesToo, mayAllow, leavesOut } of emissionsOf(uses, place)) {
        const about = { protocol, uses };
        expect({ about, is: refusesToo.some((use) => uses[use] === "refuse") }).toMatchObject({ is: false });
        expect({ about, is: mayAllow.some((use) => uses[use] !== undefined) }).toMatchObject({ is: false });
        expect({ about, is: leavesOut.some((use) => uses[use] === undefined) }).toMatchObject({ is: false });
        const named = [...refusesToo, ...mayAllow, ...leavesOut];
        expect(new Set(named).size).toBe(named.length);
      }
  });
});

describe("emissionsOf, of “refuse training”", () => {
  const uses: UsesSaid = { "train-generative": "refuse", "train-other": "refuse" };
  it("has a text of each protocol", () => {
    expect(emissionsOf(uses, place).map(({ protocol }) => protocol)).toEqual(Object.keys(PROTOCOLS));
    expect(textsOf(uses, "aipref")).toEqual(["Content-Usage: train-ai=n", "Content-Usage: /art/ train-ai=n"]);
    expect(textsOf(uses, "content-signal")).toEqual(["Content-Signal: ai-train=no"]);
    expect(textsOf(uses, "tdmrep")[0]).toBe(`tdm-reservation: 1\ntdm-policy: ${place.policyUrl}`);
  });
  it("says where a protocol goes further", () => {
    const reaches = Object.fromEntries(emissionsOf(uses, place).map((one) => [one.protocol, one]));
    expect(reaches["tdmrep"]?.refusesToo).toEqual(["index", "ground"]);
    expect(reaches["rsl"]?.mayAllow).toEqual(["index", "ground"]);
    expect(reaches["aipref"]?.leavesOut).toEqual(["train-other"]);
    expect(reaches["content-signal"]).toMatchObject({ refusesToo: [], mayAllow: [], leavesOut: [] });
  });
});

it.each<[UsesSaid, ProtocolName, string]>([
  [{ "train-generative": "refuse" }, "content-signal", "train-other"],
  [{ "train-generative": "refuse" }, "rsl", "train-other"],
  [{ "train-generative": "refuse", "train-other": "allow" }, "content-signal", "train-other"],
  [{ "train-other": "refuse" }, "content-signal", "train-generative"],
  [{ "train-other": "refuse" }, "rsl", "train-generative"],
])("of one refused training, %o, the word of %s for all training refuses %s", (uses, protocol, use) => {
  const emission = emissionsOf(uses, place).find((one) => one.protocol === protocol);
  expect(emission?.refusesToo).toContain(use);
});

it("of one allowed training the words for all training say nothing", () => {
  expect(textsOf({ "train-generative": "allow", index: "refuse" }, "content-signal")).toEqual([
    "Content-Signal: search=no",
  ]);
  expect(textsOf(Object.fromEntries(USES.map((use) => [use, "allow"])), "tdmrep")).toEqual([]);
});
