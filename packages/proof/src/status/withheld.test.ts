import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { carryOver, carryOverTwice, SUCCESSOR_TIME, THIRD_TIME } from "@colophon/testing/carry-over";
import { HEAD_TIME, makeSaid, type Saying } from "@colophon/testing/make-status";
import { createCheckContext } from "../check/check-context.ts";
import { type Check, reportTo } from "../check/check.ts";
import { checkStatements, type StatusEvidence } from "../check/check-statements.ts";
import { javaScript, type Primitives } from "../crypto/primitives.ts";
import { toBase64Url } from "../encoding/base64.ts";
import { parseDisclosure } from "../record/disclosure.ts";
import { answersOf, correctionsOf, formatStatus, type StatusJson, verifyStatus } from "../statements.ts";

// Anybody can take disclosures out of a status. Whatever is taken, nobody may conclude more, or something else, than from the whole.

/** By hand from docs/format.md: what decides, and what replaces an older value. */
const DECIDING = ["collaborator", "dispute", "transfer", "certificate", "ground", "aiUse"];
const REPLACING = ["to", "fields"];

const number = fc.nat(4);
const collaborator = fc.integer({ min: 1, max: 2 });
const owner = fc.constantFrom("registrant" as const, "successor" as const);
const words = fc.constantFrom("It is so.", "It is not.");
const maybe = { requiredKeys: [] };
const changes = fc.dictionary(
  fc.constantFrom("title", "medium"),
  fc.record({ old: fc.constant(null), new: fc.constantFrom("A", "B", "C") }),
  { minKeys: 1 },
);
const ofOperator = fc.record(
  { text: words, ground: fc.constantFrom("law", "heir") },
  { requiredKeys: ["text"] },
);

const saying = (
  kinds: string[],
  by: fc.Arbitrary<Saying["by"]>,
  claims: fc.Arbitrary<Record<string, unknown>>,
) => fc.record({ kind: fc.constantFrom(...kinds), by, claims });

const sayings = fc.array(
  fc.oneof(
    saying(["corrected"], owner, fc.record({ fields: changes, reason: words }, { requiredKeys: ["fields"] })),
    saying(["superseded"], owner, fc.record({ certificate: fc.constant("RSF-ABCDEFGHJ"), reason: words })),
    saying(
      ["confirmed", "declined"],
      fc.constant("collaborator"),
      fc.record({ collaborator, role: words }, { requiredKeys: ["collaborator"] }),
    ),
    saying(["withdrawn"], owner, fc.record({ reason: words }, maybe)),
    saying(["transferred"], owner, fc.record({ to: fc.constantFrom("Grace", "Ada"), rights: words })),
    saying(
      ["disputed"],
      fc.constant("claimant"),
      fc.record({ text: words, certificate: fc.constant("RSF-ABCDEFGHJ") }, { requiredKeys: ["text"] }),
    ),
    saying(["answered"], owner, fc.record({ text: words, dispute: number })),
    saying(
      ["settled"],
      fc.constantFrom("registrant", "successor", "claimant", "registry"),
      fc.record({ text: words, dispute: number }, { requiredKeys: ["dispute"] }),
    ),
    saying(["noted", "blocked", "unblocked"], fc.constant("registry"), ofOperator),
    saying(["ai_use"], owner, fc.constant({ aiUse: { vocabulary: "v", index: "refuse" } })),
    saying(
      ["erased"],
      fc.constant("registry"),
      fc.oneof(fc.constant({}), fc.record({ collaborator }), fc.record({ transfer: number })),
    ),
  ),
  { minLength: 1, maxLength: 5 },
);

/** All of it in the certificate's own log. */
function inOneLog(said: readonly Saying[]) {
  const { status, facts, registry, certificate } = makeSaid(said);
  return { status, facts, trust: registry.trust, certificate, now: HEAD_TIME + 60 };
}

/** The first half in a log that has ended, and all of it in the next. */
function inTwoLogs(said: readonly Saying[]) {
  const half = Math.ceil(said.length / 2);
  const made = carryOver({ carried: said.slice(0, half), later: said.slice(half) });
  return { ...made, now: SUCCESSOR_TIME + 60 };
}

/** Begun in the first of three logs, gone on with in the second, and ended in the third; of both that ended something may be lost. */
function inThreeLogs(said: readonly Saying[], { lost = [] as Saying[], lostAgain = [] as Saying[] } = {}) {
  const third = Math.ceil(said.length / 3);
  const made = carryOverTwice({
    carried: said.slice(0, third),
    lost,
    later: said.slice(third, 2 * third),
    lostAgain,
    last: said.slice(2 * third),
  });
  return { ...made, now: THIRD_TIME + 60 };
}

/** What anybody makes of statuses of a certificate, each signature verified once. */
function judgeOf({
  facts,
  trust,
  certificate,
  now,
}: Pick<ReturnType<typeof inOneLog>, "facts" | "trust" | "certificate" | "now">) {
  const primitives = remembering(javaScript);
  const context = createCheckContext(trust, primitives);
  return (given: StatusJson): Judged => {
    const evidence = verifyStatus(formatStatus(given), facts, { trust, now, primitives });
    const reports: Check[] = [];
    reportTo(reports)("statements", () => checkStatements(certificate.jwt, evidence, context));
    return { evidence, hasPassed: reports[0]?.state === "passed" };
  };
}

test.each([
  ["a status", inOneLog],
  ["a status of the log after the certificate's", inTwoLogs],
  ["a status of the second log after it", inThreeLogs],
])("what is taken out of %s changes no conclusion, and what decides is missed", (_, make) => {
  const subset = fc.bigInt({ min: 0n, max: 2n ** 15n - 1n });
  fc.assert(
    fc.property(sayings, fc.array(subset, { maxLength: 24 }), (said, picked) => {
      const made = make(said);
      const { status } = made;
      const judge = judgeOf(made);
      const whole = judge(status);
      expect(whole.hasPassed).toBe(true);
      // What the logs before show of their statements doesn't count.
      expect(judge({ ...status, ...withoutWords(status) })).toEqual(whole);
      const count = namesIn(status).length;
      const subsets = count <= 5 ? Array.from({ length: 2 ** count }, (__, bits) => BigInt(bits)) : picked;
      for (const bits of subsets) {
        const { stripped, taken } = strip(status, bits);
        const judged = judge(stripped);
        expect({ taken, faults: faultsOf(judged, whole, taken) }).toEqual({ taken, faults: [] });
      }
    }),
    { numRuns: isLong ? 160 : 10 },
  );
});

const few = fc.oneof(
  fc.constant<Saying[]>([]),
  fc.array(saying(["withdrawn"], owner, fc.constant({})), { minLength: 1, maxLength: 2 }),
);

test("what is said in three logs comes to what it would in one, and nothing taken out of it makes it better", () => {
  fc.assert(
    fc.property(sayings, few, few, (said, lost, lostAgain) => {
      const one = inOneLog(said);
      const inOne = judgeOf(one)(one.status);
      const made = inThreeLogs(said, { lost, lostAgain });
      const judge = judgeOf(made);
      const whole = judge(made.status);
      expect(withoutTimes(whole.evidence)).toEqual(withoutTimes(inOne.evidence));
      expect(whole.hasPassed).toBe(lost.length + lostAgain.length === 0);
      for (const given of lessThan(made.status)) {
        const less = judge(given);
        const isWorse = less.evidence.state === "refused" || less.evidence.lack !== undefined;
        expect(isWorse || isDeepStrictEqual(less, whole)).toBe(true);
        expect(less.hasPassed && !whole.hasPassed).toBe(false);
        expect(gapsOf(less.evidence)).toBeGreaterThanOrEqual(gapsOf(whole.evidence));
      }
    }),
    { numRuns: isLong ? 400 : 10 },
  );
});

function withoutTimes(evidence: StatusEvidence) {
  const found = conclusionsOf(evidence);
  return found && { ...found, answers: found.answers.map(([who, { state }]) => [who, state]) };
}

/** In how many times nobody knows what was said; all of it, where nothing is concluded. */
function gapsOf(evidence: StatusEvidence): number {
  if (evidence.state === "refused" || evidence.lack === "status_of_successor_log") return Infinity;
  return evidence.carried?.lost.length ?? 0;
}

/** What anybody can leave out: a log, or a statement of one. */
function lessThan(status: StatusJson): StatusJson[] {
  const { previous, ...own } = status;
  const shorter = own.statements.map((_, n) => ({ ...status, statements: own.statements.toSpliced(n, 1) }));
  const emptied = { ...status, statements: [], issuerKeys: [] };
  if (previous === undefined) return [...shorter, emptied];
  return [
    ...shorter,
    emptied,
    own,
    { ...own, ...(previous.previous && { previous: previous.previous }) },
    ...lessThan(previous).map((less) => ({ ...own, previous: less })),
  ];
}

/** The status of the log before without disclosures, and so on back. */
function withoutWords({ previous }: StatusJson): Pick<StatusJson, "previous"> {
  if (previous === undefined) return {};
  const statements = previous.statements.map((one) => ({ ...one, sdJwt: one.sdJwt.replace(/~.*$/, "~") }));
  return { previous: { ...previous, statements, ...withoutWords(previous) } };
}

interface Judged {
  evidence: StatusEvidence;
  hasPassed: boolean;
}

/** What is wrong with what is concluded from a status without the disclosures that were taken. */
function faultsOf({ evidence, hasPassed }: Judged, { evidence: whole }: Judged, taken: string[]): string[] {
  const hasTaken = (names: string[]) => taken.some((name) => names.includes(name));
  const [found, all] = [conclusionsOf(evidence), conclusionsOf(whole)];
  const isRefused = evidence.state === "refused" && evidence.code === "status_incomplete";
  const rules = {
    "a status is refused exactly when what decides was taken": isRefused === hasTaken(DECIDING),
    "check 9 passes exactly when nothing but words was taken":
      hasPassed !== hasTaken([...DECIDING, ...REPLACING]),
    "the heading is the same": found === undefined || found.heading === all?.heading,
    "the answers are the same": isDeepStrictEqual(found?.answers, found && all?.answers),
    "a correction is the same, or not there": Object.entries(found?.corrections ?? {}).every(
      ([name, value]) => value === all?.corrections[name],
    ),
    "every correction is there where no value was taken":
      hasTaken([...DECIDING, ...REPLACING]) || isDeepStrictEqual(found?.corrections, all?.corrections),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/** All that anybody concludes from a status. */
function conclusionsOf(evidence: StatusEvidence) {
  if (evidence.state === "refused") return undefined;
  const { heading, statements } = evidence;
  return { heading, answers: [...answersOf(statements)], corrections: correctionsOf(statements) };
}

function namesIn({ statements }: StatusJson): string[] {
  return statements.flatMap(({ sdJwt }) =>
    sdJwt
      .split("~")
      .slice(1, -1)
      .map((one) => parseDisclosure(one).name),
  );
}

/** Without the disclosures whose bits are set, counted through all statements. */
function strip(status: StatusJson, bits: bigint): { stripped: StatusJson; taken: string[] } {
  let at = 0n;
  const taken: string[] = [];
  const statements = status.statements.map(({ sdJwt, ...place }) => {
    const [jwt = "", ...disclosures] = sdJwt.split("~").slice(0, -1);
    const kept = disclosures.filter((one) => {
      const isTaken = ((bits >> at++) & 1n) === 1n;
      if (isTaken) taken.push(parseDisclosure(one).name);
      return !isTaken;
    });
    return { sdJwt: [jwt, ...kept, ""].join("~"), ...place };
  });
  return { stripped: { ...status, statements }, taken };
}

/** Each signature is verified once: taking disclosures out changes none. */
function remembering({ verifyP256, verifyEd25519, ...others }: Primitives): Primitives {
  const known = new Map<string, boolean>();
  const once =
    (verify: Primitives["verifyP256"]): Primitives["verifyP256"] =>
    (...given) => {
      const key = given.map(toBase64Url).join();
      const isRight = known.get(key) ?? verify(...given);
      known.set(key, isRight);
      return isRight;
    };
  return { ...others, verifyP256: once(verifyP256), verifyEd25519: once(verifyEd25519) };
}
