import {
  type BundleAnchor,
  type ChainEvidence,
  formatBundle,
  formatTlogProof,
  parseTlogProof,
  type Verification,
  verifyCertificate,
} from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { makeRegistry } from "@colophon/testing/make-bundle";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ExplorerAnswer,
  type Extra,
  formatExtra,
  type JudgeOptions,
  judgeClocks,
} from "../src/index.ts";
import {
  blockOf,
  HEIGHT,
  ownAnswerAt,
  ownAuthority,
  proofsOf,
  revocationAt,
  testRules,
  tokenOf,
} from "@colophon/testing/make-clock-evidence";

const HOUR = 3600;
const DAY = 24 * HOUR;

const all = [
  "chain final",
  "chain test",
  "token good",
  "token revoked",
  "Bitcoin pending",
  "Bitcoin offline",
  "Bitcoin looked up",
  "explorers disagree",
] as const;
type Clock = (typeof all)[number];

/** What a certificate comes with. */
interface Setting {
  clocks: readonly Clock[];
  /** Whether the trust names an anchor on a public chain. */
  namesChain: boolean;
}

/** Every subset; a trust that names no public chain knows no anchor there. */
const every: Setting[] = Array.from({ length: 2 ** all.length }, (_, subset) =>
  all.filter((__, i) => (subset >> i) & 1),
).flatMap((clocks) =>
  [true, false]
    .filter((namesChain) => namesChain || !clocks.includes("chain final"))
    .map((namesChain) => ({ clocks, namesChain })),
);

function makeCertificateOf({ clocks = [], namesChain }: Pick<Setting, "namesChain"> & Partial<Setting>) {
  const registry = makeRegistry();
  const certificate = registry.issue();
  const { iat } = JSON.parse(Buffer.from(certificate.jwt.split(".")[1] ?? "", "base64url").toString()) as {
    iat: number;
  };
  const anchorOn = (chainId: number): BundleAnchor => ({
    ...registry.anchor(registry.entries.length),
    chainId,
    blockTime: iat + 2 * HOUR,
  });
  const anchors = [
    ...(clocks.includes("chain test") ? [anchorOn(31_337)] : []),
    ...(clocks.includes("chain final") ? [anchorOn(1)] : []),
  ];
  const bundle = { ...registry.bundle(certificate), anchors };
  const trust = {
    ...registry.trust,
    anchors: (namesChain ? [31_337, 1] : [31_337]).flatMap((chainId) =>
      registry.trust.anchors.map((one) => ({ ...one, chainId })),
    ),
  };
  const chain: ChainEvidence =
    anchors.length === 0
      ? { kind: "offline" }
      : { kind: "answers", answers: anchors.map(({ blockTime }) => ({ state: "final", blockTime })) };
  return { registry, certificate, iat, bundle, trust, chain, note: registry.checkpoint() };
}

type Made = ReturnType<typeof makeCertificateOf>;

/** The tests' rules, and a second authority, whose certificate was revoked. */
const twoAuthorities = { ...testRules, authorities: [...testRules.authorities, ownAuthority] };

function evidenceOf(
  { note, iat }: Made,
  clocks: readonly Clock[],
): { extra: Extra; answers: Map<number, ExplorerAnswer[]> } {
  const has = (clock: Clock) => clocks.includes(clock);
  const { pending, merkleRoot } = proofsOf(note);
  const block = blockOf(merkleRoot, iat + HOUR);
  const heights = (["Bitcoin looked up", "Bitcoin offline", "explorers disagree"] as const).flatMap(
    (clock, i) => (has(clock) ? [HEIGHT + i] : []),
  );
  const answers = new Map<number, ExplorerAnswer[]>();
  if (has("Bitcoin looked up")) answers.set(HEIGHT, block.agreed);
  if (has("explorers disagree")) answers.set(HEIGHT + 2, block.differing);
  return {
    extra: {
      rfc3161: [
        ...(has("token good") ? [tokenOf(note, iat + 60)] : []),
        ...(has("token revoked") ? [tokenOf(note, iat + 60, true)] : []),
      ],
      ocsp: [
        ...(has("token good") ? [revocationAt(iat + DAY)] : []),
        ...(has("token revoked") ? [ownAnswerAt(iat + DAY, { at: iat + DAY, reason: 1 })] : []),
      ],
      ots: [
        ...(has("Bitcoin pending") ? [pending] : []),
        ...heights.map((height) => proofsOf(note, height).upgraded),
      ],
      bitcoin: heights.map((height) => ({ height, headers: block.headers })),
    },
    answers,
  };
}

async function check(
  made: Made,
  extra: Extra | Uint8Array,
  options: Partial<JudgeOptions> = {},
): Promise<Verification> {
  const proof = parseTlogProof(made.bundle.tlogProof);
  const line = extra instanceof Uint8Array ? extra : formatExtra(extra);
  const bundle = { ...made.bundle, tlogProof: formatTlogProof({ ...proof, extra: line }) };
  const clocks = await judgeClocks(
    { extra: line, checkpoint: proof.checkpoint },
    { now: made.iat + 2 * DAY, rules: testRules, ...options },
  );
  return verifyCertificate(formatBundle(bundle), { trust: made.trust, chain: made.chain, clocks });
}

/** What docs/format.md says of each combination: the verdict, check 7, and who says which time. */
function expected({ clocks, namesChain }: Setting, iat: number) {
  const has = (clock: Clock) => clocks.includes(clock);
  const isAnchored = has("chain final") || has("chain test");
  const isProven = has("token good") || has("Bitcoin looked up");
  const anchorTime = has("chain final") ? iat + 2 * HOUR : undefined;
  // One hour and the two by which a header may be early; the token is within 48 hours of it, and earlier.
  const times = {
    authority: has("token good") ? iat + 61 : undefined,
    bitcoin: has("Bitcoin looked up") ? iat + 3 * HOUR : undefined,
  };
  const block = times.bitcoin === undefined ? anchorTime : Math.min(times.bitcoin, anchorTime ?? Infinity);
  const time = times.authority ?? block;
  const stated = time === undefined ? "registry" : times.authority ? "authority" : "blockchain";
  const isPending = !isAnchored && (namesChain || !isProven);
  return {
    verdict: isPending ? "valid_anchor_pending" : "valid",
    check7: isAnchored || isProven ? "passed" : "not_checked",
    timeStatedBy: stated,
    provenTime: time,
    // Nobody vouches for one history: valid, and not plainly so.
    isHistoryUnvouched: !isPending && !has("chain final") && isProven ? true : undefined,
  };
}

const heading = ({ verdict, checks, timeStatedBy, provenTime, isHistoryUnvouched }: Verification) => ({
  verdict,
  check7: checks[6]?.state,
  timeStatedBy,
  provenTime,
  isHistoryUnvouched,
});

test("every subset of clocks has the verdict, check 7 and time that docs/format.md gives it", async () => {
  expect(every).toHaveLength(256 + 128);
  for (const setting of every.filter((_, at) => isLong || at % 15 === 0)) {
    const made = makeCertificateOf(setting);
    const { extra, answers } = evidenceOf(made, setting.clocks);
    const found = heading(await check(made, extra, { rules: twoAuthorities, answers }));
    expect({ setting, ...found }).toEqual({ setting, ...expected(setting, made.iat) });
  }
});

test("a trust that names a public chain is never content with clocks alone", () => {
  const made = every.filter(
    ({ clocks, namesChain }) =>
      namesChain && !clocks.includes("chain final") && !clocks.includes("chain test"),
  );
  expect(made).toHaveLength(64);
  for (const setting of made) expect(expected(setting, 0).verdict).toBe("valid_anchor_pending");
});

describe("what a stranger can write makes no verdict better or worse:", () => {
  const rank = (verification: Verification) =>
    JSON.stringify({ ...heading(verification), clocks: verification.clocks?.proven });
  const withoutBlocks = every.filter(({ clocks }) =>
    clocks.every((clock) => !clock.startsWith("Bitcoin") && clock !== "explorers disagree"),
  );
  const foreign = makeCertificateOf({ namesChain: false });
  const strangers: [string, (made: Made) => Partial<Extra>][] = [
    ["bytes", () => ({ rfc3161: [Uint8Array.of(1, 2)], ocsp: [Uint8Array.of(3)], ots: [Uint8Array.of(4)] })],
    ["a promise of a calendar", ({ note }) => ({ ots: [proofsOf(note).pending] })],
    ["a block that nobody looked up", ({ note, iat }) => upgradedOf(note, iat)],
    ["headers that took no work", ({ note }) => ({ ...upgradedOf(note, 1), bitcoin: [fakeHeaders] })],
    ["a proof and a token of another checkpoint", ({ iat }) => foreignOf(iat)],
    ["a token of an authority of one’s own", ({ note, iat }) => ({ rfc3161: [tokenOf(note, iat, true)] })],
    ["a token that nobody was asked about", ({ note, iat }) => ({ rfc3161: [tokenOf(note, iat + 9 * DAY)] })],
  ];
  const fakeHeaders = { height: HEIGHT, headers: new Uint8Array(560).fill(1) };
  const upgradedOf = (note: string, iat: number): Partial<Extra> => {
    const { upgraded, merkleRoot } = proofsOf(note);
    const { headers } = blockOf(merkleRoot, iat - 400 * DAY);
    return { ots: [upgraded], bitcoin: [{ height: HEIGHT, headers }] };
  };
  const foreignOf = (iat: number): Partial<Extra> => ({
    rfc3161: [tokenOf(foreign.note, iat)],
    ots: [proofsOf(foreign.note).upgraded],
  });

  test.each(strangers)("%s", async (_, write) => {
    for (const setting of withoutBlocks) {
      const made = makeCertificateOf(setting);
      const { extra } = evidenceOf(made, setting.clocks);
      const added = write(made);
      const with_ = {
        rfc3161: [...extra.rfc3161, ...(added.rfc3161 ?? [])],
        ocsp: [...extra.ocsp, ...(added.ocsp ?? [])],
        ots: [...extra.ots, ...(added.ots ?? [])],
        bitcoin: [...extra.bitcoin, ...(added.bitcoin ?? [])],
      };
      expect(rank(await check(made, with_))).toBe(rank(await check(made, extra)));
    }
  });

  test("a line that is not understood", async () => {
    const made = makeCertificateOf({ clocks: ["chain final"], namesChain: true });
    const verification = await check(made, new TextEncoder().encode('{"v":2}'));
    expect(verification.clocks?.pieces).toEqual([
      { clock: "line", state: "left_out", reason: "not_understood" },
    ]);
    expect(verification.verdict).toBe("valid");
  });
});

describe("to a genuine bundle of any kind", () => {
  const members = ["rfc3161", "ocsp", "ots"] as const;
  const foreign = makeCertificateOf({ namesChain: false });
  const ofForeign = evidenceOf(foreign, ["token good", "Bitcoin looked up"]).extra;
  const made = every.map((setting) => {
    const certificate = makeCertificateOf(setting);
    return { certificate, setting, ...evidenceOf(certificate, setting.clocks) };
  });
  const said = (verification: Verification) =>
    JSON.stringify([heading(verification), verification.clocks?.proven, verification.clocks?.second]);

  /** A piece more, before or behind those that are there. */
  const addition = fc.record({
    what: fc.constantFrom("doubled", "changed", "cut off", "foreign", "bytes"),
    member: fc.constantFrom(...members, "bitcoin"),
    which: fc.nat(),
    at: fc.nat(),
    value: fc.integer({ min: 1, max: 255 }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 200 }),
    isFirst: fc.boolean(),
  });
  type Addition = typeof addition extends fc.Arbitrary<infer T> ? T : never;

  function bytesOf(own: Uint8Array | undefined, other: Uint8Array | undefined, one: Addition): Uint8Array {
    const { what, at, value, bytes } = one;
    const given = what === "foreign" ? other : own;
    if (what === "bytes" || given === undefined || given.length === 0) return bytes;
    if (what === "cut off") return given.subarray(0, at % given.length);
    if (what !== "changed") return given;
    const place = at % given.length;
    return given.with(place, (given[place] ?? 0) ^ value);
  }

  function add(extra: Extra, one: Addition): Extra {
    const { member, which, isFirst } = one;
    const put = <T>(list: readonly T[], piece: T) => (isFirst ? [piece, ...list] : [...list, piece]);
    const pick = <T>(list: readonly T[]) => list[which % Math.max(list.length, 1)];
    if (member !== "bitcoin")
      return {
        ...extra,
        [member]: put(extra[member], bytesOf(pick(extra[member]), pick(ofForeign[member]), one)),
      };
    const headers = bytesOf(pick(extra.bitcoin)?.headers, pick(ofForeign.bitcoin)?.headers, one);
    return { ...extra, bitcoin: put(extra.bitcoin, { height: HEIGHT, headers }) };
  }

  test("a broken, foreign or doubled piece makes no verdict better or worse", async () => {
    const which = fc.constantFrom(...made);
    await fc.assert(
      fc.asyncProperty(which, fc.array(addition, { minLength: 1, maxLength: 4 }), async (one, additions) => {
        const { certificate, extra, answers } = one;
        const options = { rules: twoAuthorities, answers };
        const more = additions.reduce(add, extra);
        expect(said(await check(certificate, more, options))).toBe(
          said(await check(certificate, extra, options)),
        );
      }),
      { numRuns: isLong ? 300 : 20 },
    );
  });
});

describe("clocks side by side", () => {
  const made = makeCertificateOf({ namesChain: false });
  const { note, iat } = made;
  const block = blockOf(proofsOf(note).merkleRoot, iat + 30 * DAY);
  const bitcoin = {
    ots: [proofsOf(note).upgraded],
    bitcoin: [{ height: HEIGHT, headers: block.headers }],
  };
  const late = { now: iat + 60 * DAY, answers: new Map([[HEIGHT, block.agreed]]) };
  const ocsp = [revocationAt(iat + 40 * DAY)];

  test("a token far before a block is not believed: the later counts, and they disagree", async () => {
    const found = await check(made, { ...bitcoin, ocsp, rfc3161: [tokenOf(note, iat + 60)] }, late);
    expect(found.provenTime).toBe(iat + 30 * DAY + 2 * HOUR);
    expect(found.clocks).toMatchObject({
      proven: { by: { kind: "bitcoin", height: HEIGHT } },
      disagree: true,
    });
  });

  test("the earliest of somebody else is told beside the one that counts", async () => {
    const soon = blockOf(proofsOf(note).merkleRoot, iat + HOUR);
    const extra = { ...bitcoin, bitcoin: [{ height: HEIGHT, headers: soon.headers }], ocsp };
    const options = { ...late, answers: new Map([[HEIGHT, soon.agreed]]) };
    const twice = [tokenOf(note, iat + 60), tokenOf(note, iat + 120)];
    const found = await check(made, { ...extra, rfc3161: twice }, options);
    expect(found.clocks).toMatchObject({
      proven: { by: { kind: "authority" }, time: iat + 61 },
      second: { by: { kind: "bitcoin", height: HEIGHT }, time: iat + 3 * HOUR },
    });
    const alone = await check(made, { ...extra, rfc3161: [] }, options);
    expect(alone.clocks).not.toHaveProperty("second");
  });

  test("one alone is the word of its authority", async () => {
    const found = await check(made, { ots: [], bitcoin: [], ocsp, rfc3161: [tokenOf(note, iat + 60)] }, late);
    expect(found.clocks).toMatchObject({ proven: { by: { kind: "authority" } }, isAlone: true });
  });

  test("a token of more than an hour before the record is left out", async () => {
    const rfc3161 = [tokenOf(note, iat - HOUR - 2)];
    const found = await check(made, { ots: [], bitcoin: [], ocsp, rfc3161 }, late);
    expect(found.clocks?.pieces).toEqual([
      { clock: "authority", state: "left_out", reason: "before_record" },
    ]);
    expect(found).not.toHaveProperty("provenTime");
  });

  test.each([
    [3 * HOUR, "valid", undefined],
    [3 * HOUR + 1, "not_valid", "registered_after_anchor"],
  ])("a block %i seconds before the record", async (before, verdict, code) => {
    const early = blockOf(proofsOf(note).merkleRoot, iat - before);
    const extra = { ...bitcoin, bitcoin: [{ height: HEIGHT, headers: early.headers }], ocsp, rfc3161: [] };
    const found = await check(made, extra, { ...late, answers: new Map([[HEIGHT, early.agreed]]) });
    expect([found.verdict, found.checks[6]?.code]).toEqual([verdict, code]);
  });

  test("an authority that only the registry names is named, and proves nothing", async () => {
    const answer = ownAnswerAt(iat + DAY);
    const extra = { ots: [], bitcoin: [], ocsp: [answer], rfc3161: [tokenOf(note, iat + 60, true)] };
    const found = await check(made, extra, { ...late, chosen: [ownAuthority] });
    expect(found.verdict).toBe("valid_anchor_pending");
    expect(found.provenTime).toBeUndefined();
    const named = { reason: "chosen_by_registry", detail: ownAuthority.operator };
    expect(found.clocks?.pieces[0]).toEqual({ clock: "authority", state: "left_out", ...named });
    const unnamed = await check(made, extra, late);
    expect(unnamed.clocks?.pieces[0]).toMatchObject({ state: "left_out", reason: "unknown_authority" });
  });

  test("headers that are too easy for their year prove nothing with the public floors", async () => {
    const extra = { ...bitcoin, ocsp, rfc3161: [] };
    const { floors } = (await import("../src/index.ts")).PUBLIC_CLOCKS;
    const found = await check(made, extra, { ...late, rules: { ...testRules, floors } });
    expect(found.clocks?.pieces[0]).toMatchObject({ state: "left_out", reason: "bad_headers" });
  });

  test.each<[string, ExplorerAnswer[], string]>([
    ["one answers", block.agreed.slice(1), "explorers_not_answered"],
    [
      "one fails",
      [...block.agreed.slice(1), { explorer: "https://one.example/api", failed: "429" }],
      "explorers_not_answered",
    ],
    ["they differ", block.differing, "explorers_differ"],
    [
      "it is the same one twice",
      [...block.agreed.slice(1), ...block.agreed.slice(1)],
      "explorers_not_answered",
    ],
    ["there are too few blocks on top", block.agreed.map((one) => ({ ...one, tip: HEIGHT + 5 })), "too_new"],
  ])("nothing is proven when %s", async (_, given, reason) => {
    const extra = { ...bitcoin, ocsp, rfc3161: [] };
    const found = await check(made, extra, { ...late, answers: new Map([[HEIGHT, given]]) });
    expect(found.clocks?.pieces).toEqual([{ clock: "bitcoin", state: "waiting", reason, height: HEIGHT }]);
    expect(found.verdict).toBe("valid_anchor_pending");
  });
});

describe("of a log that has ended", () => {
  const registry = makeRegistry();
  const certificate = registry.issue();
  const size = registry.entries.length;
  const note = registry.checkpoint();
  registry.issue();
  const iat = 1_750_000_001;
  const made: Made = {
    ...makeCertificateOf({ namesChain: true }),
    iat,
    bundle: { ...registry.bundle(certificate, { size }), anchors: [] },
    trust: {
      ...makeRegistry({ origin: "registry.example/next" }).trust,
      previousLogs: [{ ...registry.end(), endedAt: iat + DAY }],
    },
  };
  const { upgraded, merkleRoot } = proofsOf(note);
  const ask = async (time: number, isLookedUp = true) => {
    const { headers, agreed } = blockOf(merkleRoot, time);
    const extra = { rfc3161: [], ocsp: [], ots: [upgraded], bitcoin: [{ height: HEIGHT, headers }] };
    const answers = new Map([[HEIGHT, agreed]]);
    return await check(made, extra, { now: iat + 9 * DAY, ...(isLookedUp && { answers }) });
  };

  test("a block from before its end shows the place, and no other does", async () => {
    expect((await ask(iat + HOUR)).verdict).toBe("valid");
    expect((await ask(iat + HOUR)).isHistoryUnvouched).toBe(true);
    const late = await ask(iat + DAY);
    expect(late.verdict).toBe("cannot_be_checked");
    expect(late.clocks?.pieces[0]).toMatchObject({ state: "left_out", reason: "after_end" });
    expect((await ask(iat + HOUR, false)).verdict).toBe("cannot_be_checked");
  });
});
