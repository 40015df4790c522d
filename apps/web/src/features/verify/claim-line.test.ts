import { expect, test } from "vitest";
import { claimLine } from "./claim-line.ts";

const facts = { verdict: "valid", heading: "valid", fileCount: 1, isTestChain: false } as const;

test.each([
  [{}, "fileProven", []],
  [{ fileCount: 0 }, "workProven", []],
  [{ fileCount: 20 }, "filesProven", []],
  [{ heading: "corrected" }, "fileProven", []],
  [{ heading: "superseded" }, "fileProven", []],
  [{ heading: "transferred" }, "fileProven", []],
  [{ heading: "disputed" }, "fileProven", ["disputed"]],
  [{ heading: "withdrawn" }, "fileProven", ["withdrawn"]],
  [{ verdict: "anchorPending" }, "fileStated", ["onItsWay"]],
  [{ verdict: "anchorPending", fileCount: 0 }, "workStated", ["onItsWay"]],
  [{ verdict: "anchorPending", fileCount: 2 }, "filesStated", ["onItsWay"]],
  [{ verdict: "anchorPending", heading: "disputed" }, "fileStated", ["onItsWay", "disputed"]],
  [{ verdict: "anchorPending", isTestChain: true }, "fileStated", ["testChain"]],
  [{ verdict: "validByRegistryTime", isTestChain: true }, "fileStated", ["testChain"]],
  [{ verdict: "validByRegistryTime" }, "fileStated", ["alone"]],
  [{ verdict: "validByRegistryTime", heading: "withdrawn" }, "fileStated", ["alone", "withdrawn"]],
  [{ verdict: "validTimeNotChecked" }, "fileStated", ["notChecked"]],
  [{ verdict: "validTimeNotChecked", isTestChain: true }, "fileStated", ["testChain"]],
  [{ clock: "authority" }, "fileProven", []],
  [{ clock: "bitcoin" }, "fileProven", []],
  [{ verdict: "validByClocks", clock: "bitcoin" }, "fileProven", ["unvouched"]],
  [{ verdict: "validByClocks", clock: "bitcoin", fileCount: 0 }, "workProven", ["unvouched"]],
  [{ verdict: "validByClocks", clock: "authority" }, "fileProven", ["byService", "unvouched"]],
  [
    { verdict: "validByClocks", clock: "authority", isAlone: true },
    "fileProven",
    ["byOneService", "unvouched"],
  ],
  [{ verdict: "validByClocks", clock: "bitcoin", isTestChain: true }, "fileProven", ["unvouched"]],
  [
    { verdict: "validByClocks", clock: "bitcoin", heading: "disputed" },
    "fileProven",
    ["unvouched", "disputed"],
  ],
] as const)("%j says %s, then %j", (given, line, after) => {
  expect(claimLine({ ...facts, ...given })).toEqual({ line, after });
});

test.each([
  { heading: "blocked" },
  { verdict: "placeNotChecked" },
  { verdict: "placeNotProvable" },
  { verdict: "notValid" },
  { verdict: "notThisCertificate" },
  { verdict: "cannotBeChecked" },
] as const)("%j claims nothing", (given) => {
  expect(claimLine({ ...facts, ...given })).toBeUndefined();
});
