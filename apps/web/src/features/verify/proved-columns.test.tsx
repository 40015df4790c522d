import { within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { sampleClaims } from "@colophon/testing/make-bundle";
import { evidenceOf } from "../../../test/make-evidence.ts";
import { screen, show, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { judge, type Judgement } from "./judge.ts";
import { ProvedColumns } from "./proved-columns.tsx";
import { VerdictFrame } from "./verdict-frame.tsx";
import { verdictName } from "./verdict-text.ts";

const { sha256 } = sampleClaims["file.1"] as { sha256: string };
const name = sampleClaims["creatorName"];

type Options = Parameters<typeof evidenceOf>[0] & { fileAtHand?: string };

/** The contents of the two columns, and the verdicts. */
function columnsOf({ fileAtHand, ...options }: Options = {}) {
  const { id, evidence } = evidenceOf(options);
  const judgement = judge(id, evidence, fileAtHand ? { kind: "file", sha256: fileAtHand } : undefined);
  const { verification } = judgement;
  if (!verification) throw new Error("nothing was verified");
  const { unmount } = show(
    <ProvedColumns verdict={verdictName(judgement)} verification={verification} checks={judgement.checks} />,
  );
  const [proved = [], notProved = []] = screen.queryAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.slice(1)),
  );
  unmount();
  return { proved, notProved, judgement };
}

const timeOf = ({ verification }: Judgement) => longDateTime("en", (verification?.provenTime ?? 0) * 1000);

test("links are the registry’s word alone, which is not proved; without any nothing is said of them", () => {
  const link = { url: "https://example.org/", how: "dns", checkedAt: 1_764_000_000 };
  const withLink = columnsOf({ claims: { ...sampleClaims, "link.1": link } });
  expect(withLink.notProved).toContain(t("certificate:links"));
  expect(withLink.proved).toEqual(columnsOf().proved);
  expect(columnsOf().notProved).not.toContain(t("certificate:links"));
});

describe("what a genuine record proves about its time", () => {
  test("a public blockchain’s block proves it, by the chain’s clock", () => {
    const { proved, notProved, judgement } = columnsOf();
    const time = t("verify.proved.time", { time: timeOf(judgement), network: "Ethereum" });
    expect(proved).toContain(time);
    expect(notProved).not.toContain(t("verify.notProved.timeRegistry"));
  });

  test.each([
    ["timePending", { anchored: false }],
    ["timePending", { answer: "included" }],
    ["timeRegistry", { chainId: 31337 }],
    ["timeNotChecked", { answer: "not asked" }],
    ["timeNotChecked", { answer: "not asked", hasEnded: true }],
  ] as const)("otherwise it is what is not proved first of all: %s for %j", (line, options) => {
    const { proved, notProved } = columnsOf(options);
    expect(notProved[0]).toBe(t(`verify.notProved.${line}`));
    expect(proved.join()).not.toContain("no later than");
  });

  test("the place in a log that has ended is not proved until a blockchain has confirmed it", () => {
    const { proved, notProved } = columnsOf({ answer: "not asked", hasEnded: true });
    expect(proved).not.toContain(t("verify.proved.logged"));
    expect(notProved).toContain(t("verify.notProved.place"));
    expect(columnsOf().proved).toContain(t("verify.proved.logged"));
  });
});

test("the name is the account’s; the person behind it is not proved, and neither is a shown address", () => {
  const { proved, notProved } = columnsOf();
  expect(proved).toContain(t("verify.proved.name", { name }));
  for (const line of ["who", "email", "alone"] as const)
    expect(notProved).toContain(t(`verify.notProved.${line}`));
  const { creatorEmail: _, ...claims } = sampleClaims;
  expect(columnsOf({ claims }).notProved).not.toContain(t("verify.notProved.email"));
});

test("who the people named are is not proved, whatever they have answered", () => {
  expect(columnsOf().notProved).toContain(t("verify.notProved.collaborators"));
  const { "collaborator.1": _, "collaborator.1.email": __, ...claims } = sampleClaims;
  expect(columnsOf({ claims }).notProved).not.toContain(t("verify.notProved.collaborators"));
});

test("if the name was erased with its account, no name is proved, and the sentences work without one", () => {
  const context: string = "unnamed";
  const { creatorName: _, ...claims } = sampleClaims;
  const { proved, notProved } = columnsOf({ claims });
  expect(proved.join()).not.toContain(t("verify.proved.name", { name: "" }));
  expect(notProved).toContain(t("verify.notProved.who", { context }));
  show(<VerdictFrame verdict="anchorPending" creatorName="" />);
  expect(screen.queryByText(t("verify.verdict.anchorPending.text", { context }))).not.toBeNull();
});

test("a file is identified by its fingerprint; comparing proves that another one is the same", () => {
  const compare = t("verify.notProved.compare");
  const without = columnsOf();
  expect(without.proved).toContain(t("verify.proved.file"));
  expect(without.notProved).toContain(compare);
  const same = columnsOf({ fileAtHand: sha256 });
  expect(same.proved).toContain(t("verify.proved.sameFile"));
  expect(same.notProved).not.toContain(compare);
  const other = columnsOf({ fileAtHand: "0".repeat(64) });
  expect(other.proved).not.toContain(t("verify.proved.sameFile"));
  expect(other.notProved).not.toContain(compare);
});

test("without a file there is nothing to compare", () => {
  const { "file.1": _, ...claims } = sampleClaims;
  const { proved, notProved } = columnsOf({ claims });
  expect(proved).not.toContain(t("verify.proved.file"));
  expect(notProved).toContain(t("verify.notProved.noFile"));
  expect(notProved).not.toContain(t("verify.notProved.compare"));
});

test("hidden files are files all the same", () => {
  const { "file.1": _, ...claims } = sampleClaims;
  const { proved, notProved } = columnsOf({ claims: { ...claims, fileCount: 20 } });
  expect(proved).toContain(t("verify.proved.file"));
  expect(notProved).not.toContain(t("verify.notProved.noFile"));
});
