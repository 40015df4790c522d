import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatBundle, utf8, verifyCertificate } from "@colophon/proof";
import { correctionsOf, formatStatus, verifyStatus } from "@colophon/proof/statements";
import { describe, expect, test } from "vitest";
import {
  carryOver,
  carryOverTwice,
  SECOND_END,
  SUCCESSOR_TIME,
  THIRD_TIME,
} from "@colophon/testing/carry-over";
import { close, HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { screen, show, t } from "../../../test/show.tsx";
import { type StatusAtHand, provenStatus, statusToCheck } from "../../lib/checking/ask-status.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { judgeStatuses } from "../../lib/checking/judge-status.ts";
import { CertificatePanel } from "./certificate-panel.tsx";
import { CheckList } from "./check-list.tsx";
import { provenCollaborators } from "./proven-certificate.ts";
import { ProvedColumns } from "./proved-columns.tsx";
import { SaidFirst, type Stated } from "./said-first.tsx";
import { SaidSince } from "./said-since.tsx";
import { isolate } from "../../lib/text/words.ts";

const now = Math.floor(Date.now() / 1000);
const corrected: Saying = {
  kind: "corrected",
  by: "registrant",
  claims: { fields: { title: { old: "The work", new: "The Work" } }, reason: "A small letter." },
};
const superseded: Saying = {
  kind: "superseded",
  by: "registrant",
  claims: { certificate: "RSF-7K3M9QX2A" },
};
const withdrawn: Saying = { kind: "withdrawn", by: "registrant" };

interface Options {
  asOf?: number;
  isAttached?: boolean;
  /** Removes the last statement from the status. */
  isCut?: boolean;
}

/** A certificate with these statements, checked with a current or an old status. */
function checked(sayings: Saying[], { asOf = now, isAttached = false, isCut = false }: Options = {}) {
  const { registry, certificate, bundle, logged } = makeSaid(sayings);
  close(registry, asOf);
  const made = makeStatus(registry, certificate, logged, bundle);
  const status = isCut ? { ...made, statements: made.statements.slice(0, -1) } : made;
  const file = utf8(formatBundle(bundle));
  const { trust } = registry;
  const verification = verifyCertificate(file, { trust });
  const bytes = utf8(formatStatus(status));
  const atHandOf = isAttached ? { files: [], attached: bytes } : { files: [bytes] };
  const evidence = judgeStatuses(atHandOf, { bundle: file, trust, verification });
  if (!evidence) throw new Error("the certificate is not proven");
  const atHand: StatusAtHand = { evidence };
  const whole = verifyCertificate(file, { trust, ...statusToCheck(atHand) });
  return { atHand, proven: provenStatus(atHand), verification: whole };
}

function showChecks(given: { verification: ReturnType<typeof verifyCertificate>; status?: StatusAtHand }) {
  const { checks } = given.verification;
  const { container } = show(<CheckList checks={checks} hasFile={false} status={given.status} />);
  const item = container.querySelector("[data-check=statements]");
  return { state: item?.getAttribute("data-state"), text: item?.textContent ?? "" };
}

const timeOf = (seconds: number) => longDateTime("en", seconds * 1000);
/** As queries by text read a page. */
const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

describe("the check of later statements", () => {
  test("passes without statements, as of the time of the log’s head", () => {
    const { verification, atHand } = checked([]);
    const { state, text } = showChecks({ verification, status: atHand });
    expect(state).toBe("passed");
    expect(text).toContain(t("verify.saidNothing", { time: timeOf(now) }));
  });

  test("passes with any statements", () => {
    const { verification, atHand } = checked([corrected, withdrawn]);
    const { state, text } = showChecks({ verification, status: atHand });
    expect(state).toBe("passed");
    expect(text).toContain(t("verify.saidLater", { time: timeOf(now), count: 2 }));
  });

  test.each([
    ["old", HEAD_TIME + 1, false],
    ["attached to a document", now, true],
  ])("has a time in place of a tick when the status is %s", (_, asOf, isAttached) => {
    const { verification, atHand } = checked([], { asOf, isAttached });
    const { state, text } = showChecks({ verification, status: atHand });
    expect(state).toBe("not_checked");
    expect(text).toContain(t("verify.asOf", { time: timeOf(asOf) }));
    expect(text).not.toContain(t("verify.state.passed"));
    expect(text).not.toContain("✓");
    expect(text).toContain(t("verify.code.status_dated"));
  });

  test("isn’t made with a refused status, and says why", () => {
    const { verification, atHand, proven } = checked([corrected, withdrawn], { isCut: true });
    const { state, text } = showChecks({ verification, status: atHand });
    expect(state).toBe("not_checked");
    expect(text).toContain(t("verify.code.later_statement_withheld"));
    expect(proven).toBeUndefined();
    expect(verification.verdict).toBe(checked([]).verification.verdict);
  });

  test.each(["pending", "unreachable", "offline", "none"] as const)("says why there is none: %s", (gap) => {
    const { registry, bundle } = makeSaid([]);
    const verification = verifyCertificate(formatBundle(bundle), { trust: registry.trust });
    const { state, text } = showChecks({ verification, status: { gap } });
    expect(state).toBe("not_checked");
    expect(text).toContain(t(`verify.statusGap.${gap}`));
  });
});

describe("later statements are shown beside what is proved", () => {
  test.each([
    ["nothingSince", [], {}],
    ["allSince", [withdrawn], {}],
  ] as const)("%s", (line, sayings, options) => {
    const { verification } = checked([...sayings], options);
    show(<ProvedColumns verdict="valid" verification={verification} checks={verification.checks} />);
    expect(
      screen.getByText(withPlainSpaces(t(`verify.proved.${line}`, { asOf: timeOf(now) }))),
    ).toBeDefined();
  });

  test("or, with an old status, what it leaves open", () => {
    const { verification } = checked([], { asOf: HEAD_TIME + 1 });
    show(<ProvedColumns verdict="valid" verification={verification} checks={verification.checks} />);
    expect(
      screen.getByText(withPlainSpaces(t("verify.notProved.sinceThen", { asOf: timeOf(HEAD_TIME + 1) }))),
    ).toBeDefined();
  });
});

/** The newer version's own status is asked for. */
const showFirst = (component: ReactNode) =>
  show(<QueryClientProvider client={new QueryClient()}>{component}</QueryClientProvider>);
const stating = (status: "valid" | "withdrawn"): Stated => ({ status, statements: [], supersededBy: null });
const linesIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("[data-said-first]")].map((line) => line.dataset["saidFirst"]);

describe("statements come first", () => {
  test.each([
    [
      ["withdrawn", "superseded", "corrected"],
      [corrected, superseded, withdrawn],
    ],
    [
      ["superseded", "corrected"],
      [corrected, superseded],
    ],
    [["corrected"], [corrected]],
  ] as const)("one line each, newest first: %s", (kinds, sayings) => {
    const { proven } = checked([...sayings]);
    const { container } = showFirst(<SaidFirst proven={proven} stated={stating("valid")} />);
    expect(linesIn(container)).toEqual(kinds);
    expect(screen.getByText(t("said.first.proofStays"))).toBeDefined();
  });

  test("with a link to the newer version", () => {
    const { proven } = checked([superseded]);
    showFirst(<SaidFirst proven={proven} stated={stating("valid")} />);
    const link = screen.getByRole("link", { name: t("said.toNewer") });
    expect(link.getAttribute("href")).toBe("/verify/RSF-7K3M9QX2A");
  });

  test("as claimed by the registry if there is no proof", () => {
    showFirst(<SaidFirst proven={undefined} stated={stating("withdrawn")} />);
    expect(screen.getByText(t("said.first.notChecked"), { exact: false })).toBeDefined();
  });

  test("shows nothing without statements", () => {
    const { container } = showFirst(<SaidFirst proven={checked([]).proven} stated={stating("withdrawn")} />);
    expect(container.textContent).toBe("");
  });
});

test("each statement shows what, who and when; a correction shows its new value first", () => {
  const { proven } = checked([corrected, superseded, withdrawn]);
  if (!proven) throw new Error("nothing is proven");
  show(<SaidSince proven={proven} />);
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  const [first = "", second = "", third = ""] = texts;
  expect(first).toContain(t("said.kind.corrected"));
  expect(first).toContain(t("said.by.registrant"));
  expect(first.indexOf("The Work")).toBeLessThan(
    first.indexOf(t("said.before", { value: isolate("The work") })),
  );
  expect(first).toContain("A small letter.");
  expect(second).toContain("RSF-7K3M9QX2A");
  expect(third).toContain(t("said.kind.withdrawn"));
});

test("the certificate shows the corrected values, and beneath them the registered ones", () => {
  const { proven, verification } = checked([corrected]);
  const corrections = correctionsOf(proven?.statements ?? []);
  show(
    <CertificatePanel
      certificate={makeCertificate({ title: "The work" })}
      verification={verification}
      corrections={corrections}
    />,
  );
  const value = screen.getByText(t("registration.field.title")).nextElementSibling;
  expect(value?.textContent).toBe(`The Work${t("said.asRegistered", { value: isolate("The work") })}`);
});

describe("what is taken out of a status", () => {
  const hide = (saying: Saying, name: string): Saying => ({ ...saying, withhold: [name] });
  const again: Saying = {
    ...corrected,
    claims: { fields: { title: { old: "The Work", new: "THE WORK" } } },
  };

  test("leaves no older correction in its place, and no tick", () => {
    const { proven, verification, atHand } = checked([corrected, hide(again, "fields")]);
    expect(correctionsOf(proven?.statements ?? [])).toEqual({});
    const { state, text } = showChecks({ verification, status: atHand });
    expect(state).toBe("not_checked");
    expect(text).toContain(t("verify.code.status_incomplete"));
    expect(text).toContain(t("verify.asOf", { time: timeOf(now) }));
    if (!proven) throw new Error("nothing is proven");
    show(<SaidSince proven={proven} />);
    expect(
      screen.getByText(t("said.asOfPart", { time: timeOf(now) }).replaceAll("\u00a0", " ")),
    ).toBeDefined();
  });

  test("makes nobody have confirmed who has declined", () => {
    const answer = (kind: string): Saying => ({ kind, by: "collaborator", claims: { collaborator: 1 } });
    const named = [{ number: 1, givenName: "Noor", familyName: "Haddad" }];
    const answerIn = (sayings: Saying[]) =>
      provenCollaborators([], named, checked(sayings).proven).map((one) => one.answer.state);
    expect(answerIn([answer("confirmed"), answer("declined")])).toEqual(["declined"]);
    expect(answerIn([answer("confirmed"), hide(answer("declined"), "collaborator")])).toEqual(["not_asked"]);
  });

  test("is told where something was erased", () => {
    const erased: Saying = { kind: "erased", by: "registry" };
    const { verification, atHand } = checked([hide(corrected, "fields"), erased]);
    expect(showChecks({ verification, status: atHand }).text).toContain(t("verify.code.status_withheld"));
  });
});

test("of a log that has ended, its successor’s status never says that nothing was said", () => {
  const { proven } = checked([]);
  if (!proven) throw new Error("nothing is proven");
  const ofSuccessor = { ...proven, lack: "status_of_successor_log" as const };
  const { container } = showFirst(<SaidFirst proven={ofSuccessor} stated={stating("withdrawn")} />);
  expect(linesIn(container)).toEqual(["withdrawn"]);
});

test("of a log that was lost, both dates are told, and never that nothing was said", () => {
  const { bundle, facts, trust, status } = carryOver({ lost: [withdrawn] });
  const evidence = verifyStatus(formatStatus(status), facts, { trust, now: SUCCESSOR_TIME + 60 });
  if (evidence.state === "refused") throw new Error(evidence.code);
  const { container } = showFirst(<SaidFirst proven={evidence} stated={stating("withdrawn")} />);
  expect(linesIn(container)).toEqual(["withdrawn"]);
  const verification = verifyCertificate(formatBundle(bundle), { trust, status: evidence });
  const { text } = showChecks({ verification, status: { evidence } });
  const lost = { from: timeOf(HEAD_TIME), until: timeOf(HEAD_TIME + 500) };
  expect(text).toContain(t("verify.code.status_lost_between_logs", lost));
  expect(text).not.toContain(t("verify.saidNothing", { time: timeOf(SUCCESSOR_TIME) }));
  show(<SaidSince proven={evidence} />);
  const said = withPlainSpaces(t("verify.code.status_lost_between_logs", lost));
  expect(screen.getAllByText(said).length).toBeGreaterThan(0);
});

test("of two logs that were lost, both times of which nobody knows are told", () => {
  const { bundle, facts, trust, status } = carryOverTwice({ lost: [withdrawn], lostAgain: [withdrawn] });
  const evidence = verifyStatus(formatStatus(status), facts, { trust, now: THIRD_TIME + 60 });
  if (evidence.state === "refused") throw new Error(evidence.code);
  const verification = verifyCertificate(formatBundle(bundle), { trust, status: evidence });
  const { text } = showChecks({ verification, status: { evidence } });
  show(<SaidSince proven={evidence} />);
  for (const [from, until] of [
    [HEAD_TIME, HEAD_TIME + 500],
    [SUCCESSOR_TIME, SECOND_END],
  ] as const) {
    const said = t("verify.code.status_lost_between_logs", { from: timeOf(from), until: timeOf(until) });
    expect(text).toContain(said);
    expect(screen.getAllByText(withPlainSpaces(said))).toHaveLength(2);
  }
  expect(text).not.toContain("lostFrom");
});

test("beside each text of a dispute stands whose it is", () => {
  const disputed: Saying = { kind: "disputed", by: "claimant", claims: { text: "It is mine." } };
  const settled = (by: "registrant" | "claimant"): Saying => ({
    kind: "settled",
    by,
    claims: { text: `Words of the ${by}.`, dispute: 0 },
  });
  const { proven } = checked([disputed, settled("registrant"), settled("claimant")]);
  if (!proven) throw new Error("nothing is proven");
  show(<SaidSince proven={proven} />);
  const whose = (text: string) => screen.getByText(text).previousElementSibling?.textContent;
  expect(whose("It is mine.")).toBe(t("dispute.claimant"));
  expect(whose("Words of the registrant.")).toBe(t("said.settledByOwner"));
  expect(whose("Words of the claimant.")).toBe(`${t("said.kind.settled")} · ${t("dispute.claimant")}`);
  expect(proven.heading).toBe("valid");
});

test("a statement’s fields that this version does not know are named", () => {
  const { proven } = checked([
    { kind: "withdrawn", by: "registrant", claims: { "moral\u202eRights": "kept" } },
  ]);
  if (!proven) throw new Error("nothing was proven");
  const { container } = show(<SaidSince proven={proven} />);
  expect(container.textContent).toContain(t("said.others", { names: isolate("moralRights") }));
});
