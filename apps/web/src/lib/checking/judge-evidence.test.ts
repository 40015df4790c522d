import { formatBundle, formatTlogProof, parseTlogProof, utf8 } from "@colophon/proof";
import { makeBundle } from "@colophon/testing/make-bundle";
import { expect, test } from "vitest";
import { judgeEvidence } from "./judge-evidence.ts";

test("a proof without evidence has no clocks, and neither has what is no bundle", async () => {
  expect(await judgeEvidence(utf8(formatBundle(makeBundle().bundle)))).toEqual({});
  expect(await judgeEvidence(utf8("{"))).toEqual({});
});

test("what a proof brings along is judged, even when it is not understood", async () => {
  const { bundle } = makeBundle();
  const tlogProof = formatTlogProof({ ...parseTlogProof(bundle.tlogProof), extra: utf8('{"v":2}') });
  const { clocks } = await judgeEvidence(utf8(formatBundle({ ...bundle, tlogProof })));
  expect(clocks?.pieces).toEqual([{ clock: "line", state: "left_out", reason: "not_understood" }]);
});
