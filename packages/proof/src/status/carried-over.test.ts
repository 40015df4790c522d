import { describe, expect, test } from "vitest";
import { carryOver, type CarriedOver, succeed, SUCCESSOR_TIME } from "@colophon/testing/carry-over";
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
      carried: { asOf: HEAD_TIME, lostUntil: HEAD_TIME + 500 },
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
    expect(found).toMatchObject({ state: "current", heading: "withdrawn", carried: { asOf: HEAD_TIME } });
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
    expect(verifyStatus(padded(8_400_000), facts, { trust, now })).toMatchObject({ code: "bad_status" });
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
