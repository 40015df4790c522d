import { describe, expect, test } from "vitest";
import { close, HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import type { StatusEvidence } from "../check/check-statements.ts";
import { chooseStatus, formatStatus, verifyStatus } from "../statements.ts";

const now = HEAD_TIME + 60;

describe("a status that does not show everything", () => {
  const judge = (sayings: Saying[], claims?: Record<string, unknown>) => {
    const { status, facts, registry, bundle } = makeSaid(sayings, claims);
    const { trust } = registry;
    const evidence = verifyStatus(formatStatus(status), facts, { trust, now });
    const check = verifyBundle(bundle, { trust, status: evidence }).checks[8];
    const heading = evidence.state === "refused" ? undefined : evidence.heading;
    return { state: evidence.state, check9: check?.code ?? check?.state, heading };
  };
  const fields = { title: { old: "A", new: "B" } };
  const corrected = { kind: "corrected", by: "registrant", claims: { fields, reason: "x" } } as const;
  const transferred = {
    kind: "transferred",
    by: "registrant",
    claims: { to: "Grace", rights: "all" },
  } as const;
  const disputed = { kind: "disputed", by: "claimant", claims: { text: "Mine" } } as const;
  const erased = (claims: Record<string, unknown> = {}): Saying => ({
    kind: "erased",
    by: "registry",
    claims,
  });
  const blocked = { kind: "blocked", by: "registry", claims: { text: "x", ground: "law" } } as const;
  const hide = (saying: Saying, ...withhold: string[]): Saying => ({ ...saying, withhold });

  test.each<[string, Saying[]]>([
    [
      "who declined",
      [hide({ kind: "declined", by: "collaborator", claims: { collaborator: 1 } }, "collaborator")],
    ],
    [
      "which dispute was settled",
      [disputed, hide({ kind: "settled", by: "claimant", claims: { text: "x", dispute: 0 } }, "dispute")],
    ],
    [
      "the newer version",
      [
        hide(
          { kind: "superseded", by: "registrant", claims: { certificate: "RSF-ABCDEFGHJ" } },
          "certificate",
        ),
      ],
    ],
    ["who was erased", [hide(erased({ collaborator: 1 }), "collaborator")]],
    ["why it was blocked", [hide(blocked, "ground")]],
    [
      "the claimant’s own certificate",
      [hide({ ...disputed, claims: { text: "Mine", certificate: "RSF-ABCDEFGHJ" } }, "text", "certificate")],
    ],
    [
      "a new preference",
      [hide({ kind: "ai_use", by: "registrant", claims: { aiUse: { vocabulary: "v" } } }, "aiUse")],
    ],
    [
      "who declined, though the work is blocked",
      [hide({ kind: "declined", by: "collaborator", claims: { collaborator: 1 } }, "collaborator"), blocked],
    ],
  ])("is refused where it hides %s", (_, sayings) => {
    expect(judge(sayings)).toEqual({ state: "refused", check9: "status_incomplete", heading: undefined });
  });

  test.each<[string, Saying[]]>([
    ["a reason", [hide(corrected, "reason")]],
    ["the text of a dispute", [hide(disputed, "text")]],
    [
      "what a collaborator is and has",
      [
        hide(
          { kind: "confirmed", by: "collaborator", claims: { collaborator: 1, role: "x", share: "1.00" } },
          "role",
          "share",
        ),
      ],
    ],
  ])("passes where it hides %s", (_, sayings) => {
    expect(judge(sayings)).toMatchObject({ state: "current", check9: "passed" });
  });

  test.each<[string, Saying[]]>([
    ["nobody says why", [hide(corrected, "fields")]],
    ["it is a name", [hide(transferred, "to")]],
    ["the registrant was erased before", [erased(), hide(corrected, "fields")]],
    ["a collaborator was erased", [hide(corrected, "fields"), erased({ collaborator: 1 })]],
    ["a block was lifted", [hide(corrected, "fields"), blocked, { ...blocked, kind: "unblocked" }]],
    ["another’s erasure follows", [transferred, hide({ ...corrected, by: "successor" }, "fields"), erased()]],
    [
      "another successor was erased",
      [
        transferred,
        { ...transferred, by: "successor" },
        hide({ ...corrected, by: "successor" }, "fields"),
        erased({ transfer: 0 }),
      ],
    ],
    [
      "one of two is accounted for",
      [hide(transferred, "to"), hide(corrected, "fields"), erased({ transfer: 0 })],
    ],
    ["the erasure says more than this version knows", [hide(corrected, "fields"), erased({ heir: 1 })]],
  ])("is a gap where a value is hidden and %s", (_, sayings) => {
    expect(judge(sayings)).toMatchObject({ state: "current", check9: "status_incomplete" });
  });

  test.each<[string, Saying[], string]>([
    ["the registrant was erased", [hide(corrected, "fields", "reason"), erased()], "corrected"],
    [
      "the successor was erased",
      [hide(transferred, "to"), hide({ ...corrected, by: "successor" }, "fields"), erased({ transfer: 0 })],
      "transferred",
    ],
    ["the work is blocked", [hide(corrected, "fields"), hide(blocked, "text")], "blocked"],
  ])("says that something was withheld where %s", (_, sayings, heading) => {
    expect(judge(sayings)).toEqual({ state: "current", check9: "status_withheld", heading });
  });

  test("proves a block of a work whose record names a wallet", () => {
    const claims = { title: "The work", walletAddress: `0x${"17".repeat(20)}` };
    const words = { ...corrected, claims: { ...corrected.claims, saidAt: 1, walletAddress: "x" } };
    const silent = hide(words, "fields", "reason", "saidAt", "walletAddress");
    const settled = { kind: "settled", by: "registrant", claims: { text: "x", dispute: 1 } } as const;
    expect(judge([silent, disputed, hide(settled, "text"), blocked], claims)).toMatchObject({
      heading: "blocked",
    });
    const refused = { state: "refused", check9: "statement_not_signed_by_wallet" };
    expect(judge([silent, blocked, { ...blocked, kind: "unblocked" }], claims)).toMatchObject(refused);
    expect(judge([hide(words, "fields", "saidAt", "walletAddress"), blocked], claims)).toMatchObject(refused);
  });
});

describe("of several statuses", () => {
  const { registry, certificate, bundle, logged, facts, status } = makeSaid([
    { kind: "corrected", by: "registrant", claims: { fields: { title: { old: "A", new: "B" } } } },
  ]);
  const { trust } = registry;
  const hiding = {
    ...status,
    statements: status.statements.map((one) => ({ ...one, sdJwt: one.sdJwt.split("~")[0] + "~" })),
  };
  const known = verifyStatus(formatStatus(status), facts, { trust, now });
  const hidden = verifyStatus(formatStatus(hiding), facts, { trust, now });
  close(registry, HEAD_TIME + 10);
  const newer = verifyStatus(formatStatus(makeStatus(registry, certificate, logged, bundle)), facts, {
    trust,
    now,
  });
  const refused = verifyStatus("no status", facts, { trust, now });

  test("the newest counts, of equal heads the one that hides least, and a refused one last", () => {
    expect(chooseStatus([hidden, known])).toBe(known);
    expect(chooseStatus([known, hidden])).toBe(known);
    expect(chooseStatus([known, newer, hidden])).toBe(newer);
    expect(chooseStatus([refused, hidden])).toBe(hidden);
    expect(chooseStatus([refused])).toBe(refused);
    const elsewhere: StatusEvidence = { state: "refused", code: "status_of_other_certificate", detail: "" };
    expect(chooseStatus([elsewhere])).toBeUndefined();
    expect(chooseStatus([elsewhere, refused])).toBe(refused);
  });

  test("one of a successor’s log never comes before one of the certificate’s own", () => {
    if (newer.state === "refused") throw new Error(newer.code);
    const ofSuccessor = { ...newer, asOf: newer.asOf + 1000, lack: "status_of_successor_log" as const };
    expect(chooseStatus([ofSuccessor, known])).toBe(known);
    expect(chooseStatus([ofSuccessor, refused])).toBe(ofSuccessor);
  });
});
