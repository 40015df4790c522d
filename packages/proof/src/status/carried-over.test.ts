import { describe, expect, test } from "vitest";
import {
  carryOver,
  carryOverTwice,
  type CarriedOver,
  SECOND_END,
  succeed,
  SUCCESSOR_TIME,
  THIRD_TIME,
} from "@colophon/testing/carry-over";
import {
  close,
  factsOf,
  HEAD_TIME,
  makeSaid,
  makeStatus,
  say,
  type Saying,
} from "@colophon/testing/make-status";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import { chooseStatus, formatStatus, verifyStatus } from "../statements.ts";
import type { Trust } from "../trust.ts";

// docs/format.md, "A log that begins with what was said before it".

const now = SUCCESSOR_TIME + 60;
const disputed: Saying = { kind: "disputed", by: "claimant", claims: { text: "It is mine." } };
const withdrawn: Saying = { kind: "withdrawn", by: "registrant" };
const noted: Saying = { kind: "noted", by: "registry", claims: { text: "A note" } };

const judge = ({ facts, trust, status }: CarriedOver, given: object = status, trusted: Trust = trust) => {
  const found = verifyStatus(JSON.stringify(given), facts, { trust: trusted, now });
  return found.state === "refused" ? found.code : found.state;
};

describe("a status of the log after a certificate's", () => {
  const partly = carryOver({ carried: [disputed], lost: [withdrawn], later: [noted] });
  const wholly = carryOver({ carried: [withdrawn], later: [] });
  const open = ({ status, facts, trust }: CarriedOver) =>
    verifyStatus(formatStatus(status), facts, { trust, now });

  test("proves what was said in both, and says of when nobody knows", () => {
    expect(open(partly)).toMatchObject({
      state: "current",
      asOf: SUCCESSOR_TIME,
      heading: "disputed",
      lack: "status_lost_between_logs",
      carried: { asOf: HEAD_TIME, lost: [{ from: HEAD_TIME, until: HEAD_TIME + 500 }] },
      statements: [
        { n: 0, kind: "disputed", said: { text: "It is mine." } },
        { n: 1, kind: "noted", said: { text: "A note" } },
      ],
    });
    const [check9] = verifyBundle(partly.bundle, { trust: partly.trust, status: open(partly) }).checks.slice(
      8,
    );
    expect(check9).toEqual({
      id: "statements",
      state: "not_checked",
      code: "status_lost_between_logs",
      evidence: {
        asOf: String(SUCCESSOR_TIME),
        statements: "2",
        lostFrom: String(HEAD_TIME),
        lostUntil: String(HEAD_TIME + 500),
      },
    });
  });

  test("lacks nothing where the log ended with the backup's last head", () => {
    const found = open(wholly);
    expect(found).toMatchObject({
      state: "current",
      heading: "withdrawn",
      carried: { asOf: HEAD_TIME, lost: [] },
    });
    expect(found).not.toHaveProperty("lack");
    const { checks } = verifyBundle(wholly.bundle, { trust: wholly.trust, status: found });
    expect(checks[8]).toMatchObject({ id: "statements", state: "passed" });
  });

  test("of a certificate of which nothing was said up to the backup never says that nothing was said", () => {
    const silent = carryOver({ lost: [withdrawn] });
    expect(open(silent)).toMatchObject({ statements: [], lack: "status_lost_between_logs" });
  });

  test("needs no consistency with a bundle where the trust knows the backup's head", () => {
    const { old, certificate, before, trust } = partly;
    const { consistency: _, ...untied } = before;
    expect(judge(partly, { ...partly.status, previous: untied })).toBe("current");
    const newer = { ...partly, bundle: old.bundle(certificate) };
    const facts = factsOf({ trust }, newer.bundle);
    expect(facts.checkpoint.size).toBeGreaterThan(partly.backedUp);
    expect(judge({ ...newer, facts }, { ...partly.status, previous: untied })).toBe("current");
  });

  test("may be larger than one alone, and neither part is", () => {
    const padded = (bytes: number) => `${JSON.stringify(partly.status)}${" ".repeat(bytes)}`;
    const { facts, trust } = partly;
    expect(verifyStatus(padded(5_000_000), facts, { trust, now }).state).toBe("current");
    expect(verifyStatus(padded(17_000_000), facts, { trust, now })).toMatchObject({ code: "bad_status" });
  });

  describe("is refused", () => {
    const { status, before, old, successor, certificate, logged, bundle, trust } = partly;
    const other = makeSaid([disputed]);
    const placeThere = before.statements[0]?.index ?? -1;
    /** Someone has the keys of the log that has ended, and makes another history of it. */
    const stolen = (sayings: Saying[], time = HEAD_TIME + 400) => {
      const all = [...old.entries];
      old.entries.length = partly.backedUp;
      const said = sayings.map((saying, n) => say(old, certificate, 1 + n, saying));
      close(old, time);
      const [first] = logged;
      if (first === undefined) throw new Error("one is carried");
      const made = makeStatus(old, certificate, [{ ...first, index: placeThere }, ...said], bundle);
      old.entries.splice(0, old.entries.length, ...all);
      return made;
    };
    const withoutFirst = makeStatus(old, certificate, [], bundle, { size: partly.backedUp });

    test.each<[string, object, string]>([
      ["without the one before", { ...status, previous: undefined }, "bad_statement_signature"],
      ["with one that is none", { ...status, previous: {} }, "bad_status"],
      ["with one inside that", { ...status, previous: { ...before, previous: before } }, "bad_status"],
      ["that is of the certificate's own log", { ...before, previous: before }, "bad_status"],
      [
        "with one of another certificate",
        { ...status, previous: other.status },
        "status_of_other_certificate",
      ],
      [
        "with one of the present log",
        { ...status, previous: { ...status, previous: undefined } },
        "not_signed_by_key",
      ],
      [
        "with one that leaves a statement out",
        { ...status, previous: withoutFirst },
        "later_statement_withheld",
      ],
      ["with one that has more", { ...status, previous: stolen([noted]) }, "log_has_ended"],
      ["with one of a later time", { ...status, previous: stolen([]) }, "status_place_not_provable"],
    ])("%s", (_, given, code) => {
      expect(judge(partly, given)).toBe(code);
    });

    test("when it leaves out what it carried, or has something else in its place", () => {
      const fewer = succeed(before, { successor, certificate, logged: [], isNew: false });
      expect(judge(partly, fewer)).toBe("statement_not_carried");
      const silent = carryOver({ later: [noted] });
      const there = [say(silent.old, silent.certificate, 0, disputed)];
      close(silent.old, HEAD_TIME + 100);
      const newer = silent.old.bundle(silent.certificate);
      const had = makeStatus(silent.old, silent.certificate, there, newer);
      const trusted = {
        ...silent.trust,
        previousLogs: [{ ...silent.old.end(), endedAt: HEAD_TIME + 500 }],
      };
      const exchanged = succeed(had, { ...silent, isNew: true });
      const facts = factsOf({ trust: trusted }, newer);
      expect(judge({ ...silent, facts }, exchanged, trusted)).toBe("statement_not_carried");
    });

    test("when a key of the log that has ended signs something new", () => {
      const thief = carryOver({ carried: [disputed], later: [withdrawn], issuerOfLater: "old" });
      expect(judge(thief)).toBe("bad_statement_signature");
    });

    test("when the trust knows another head of that size, or none", () => {
      const [log] = trust.previousLogs ?? [];
      if (log === undefined) throw new Error("one log has ended");
      const withHeads = (heads: { size: number; root: string }[]) =>
        judge(partly, status, { ...trust, previousLogs: [{ ...log, heads }] });
      expect(withHeads([{ size: partly.backedUp, root: log.lastRoot }])).toBe("log_has_ended");
      expect(withHeads([])).toBe("status_place_not_provable");
    });
  });

  test("comes before one of the own log that it contains, and after a newer one", () => {
    const { facts, trust, before } = partly;
    const own = verifyStatus(formatStatus(before), facts, { trust, now });
    expect(own.state).not.toBe("refused");
    expect(chooseStatus([own, open(partly)])).toEqual(open(partly));
    const later = own.state === "refused" ? own : { ...own, asOf: own.asOf + 1 };
    expect(chooseStatus([later, open(partly)])).toEqual(later);
  });
});

test("a bundle at a head that the trust knows is valid without an anchor, as at the last one", () => {
  const { old, certificate, backedUp, trust } = carryOver({ lost: [withdrawn] });
  const at = (size: number) => {
    const bundle = { ...old.bundle(certificate, { size }), anchors: [] };
    return verifyBundle(bundle, { trust }).checks[6];
  };
  expect(at(backedUp)).toMatchObject({ code: "never_anchored" });
  expect(at(backedUp - 1)).toMatchObject({ code: "place_not_provable" });
});

describe("a status of the third log, which went on from a backup of the second", () => {
  const corrected: Saying = { kind: "corrected", by: "registrant", claims: { reason: "x" } };
  const twice = carryOverTwice({
    carried: [disputed],
    lost: [withdrawn],
    later: [noted],
    lostAgain: [withdrawn],
    last: [corrected],
  });
  const later = THIRD_TIME + 60;
  const open = ({ facts, trust, status }: CarriedOver, given: object = status, trusted: Trust = trust) =>
    verifyStatus(JSON.stringify(given), facts, { trust: trusted, now: later });
  const codeOf = (given: object, trusted?: Trust) => {
    const found = open(twice, given, trusted);
    return found.state === "refused" ? found.code : found.state;
  };
  const bothLost = [
    { from: HEAD_TIME, until: HEAD_TIME + 500 },
    { from: SUCCESSOR_TIME, until: SECOND_END },
  ];
  const { status, before } = twice;

  test("proves what was said in all three, and tells both times of which nobody knows", () => {
    expect(open(twice)).toMatchObject({
      state: "current",
      asOf: THIRD_TIME,
      heading: "disputed",
      lack: "status_lost_between_logs",
      carried: { asOf: HEAD_TIME, lost: bothLost },
      statements: [{ kind: "disputed" }, { kind: "noted" }, { kind: "corrected" }],
    });
    const { checks } = verifyBundle(twice.bundle, { trust: twice.trust, status: open(twice) });
    expect(checks[8]?.evidence).toMatchObject({
      lostFrom: String(HEAD_TIME),
      lostUntil: String(HEAD_TIME + 500),
      "lostFrom.2": String(SUCCESSOR_TIME),
      "lostUntil.2": String(SECOND_END),
    });
  });

  test("lacks nothing where neither log had more than its backup", () => {
    const found = open(carryOverTwice({ carried: [disputed], later: [noted], last: [withdrawn] }));
    expect(found).toMatchObject({ state: "current", heading: "withdrawn", carried: { lost: [] } });
    expect(found).not.toHaveProperty("lack");
  });

  test("is not better when a log in between is left out", () => {
    const silent = carryOverTwice({ lost: [withdrawn], lostAgain: [withdrawn] });
    const { previous: own } = silent.before;
    expect(open(silent, { ...silent.status, previous: own })).toMatchObject({
      lack: "status_lost_between_logs",
      carried: { lost: [{ from: HEAD_TIME }, { until: SECOND_END }] },
    });
    const { previous: _, ...second } = silent.before;
    expect(open(silent, { ...silent.status, previous: second })).toMatchObject({
      lack: "status_of_successor_log",
    });
    // Somebody's words can't be left out with it.
    expect(codeOf({ ...status, previous: before.previous })).toBe("bad_statement_signature");
    expect(codeOf({ ...status, previous: { ...before, previous: undefined } })).toBe(
      "bad_statement_signature",
    );
    expect(codeOf({ ...status, previous: { ...before, statements: [] } })).toBe("statement_not_carried");
  });

  test("is refused with logs in another order, too many, or a head of the second that the trust doesn't know", () => {
    const { previous: own } = before;
    const deep = { ...before, previous: { ...before, previous: { ...before, previous: before } } };
    expect(codeOf({ ...status, previous: deep })).toBe("bad_status");
    const [second, first] = twice.trust.previousLogs ?? [];
    if (second === undefined || first === undefined) throw new Error("two logs have ended");
    const withSecond = (change: object) => ({
      ...twice.trust,
      previousLogs: [{ ...second, ...change }, first],
    });
    expect(codeOf(status, withSecond({ heads: [] }))).toBe("status_place_not_provable");
    expect(codeOf(status, withSecond({ endedAt: HEAD_TIME }))).toBe("log_has_ended");
    expect(codeOf(status, withSecond({ issuerKeys: first.issuerKeys }))).toBe("bad_statement_signature");
    const { consistency: _, ...untied } = own ?? {};
    expect(codeOf({ ...status, previous: { ...untied, previous: before } })).toBe("statement_not_carried");
  });
});
