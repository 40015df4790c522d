import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeIssuer, makeRegistry } from "@colophon/testing/make-bundle";
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
import { emptyObject } from "@colophon/testing/empty-object";
import { formatBundle } from "../bundle.ts";
import { fromBase64Url, toBase64Url } from "../encoding/base64.ts";
import { fromHex, toHex } from "../encoding/bytes.ts";
import type { StatusEvidence } from "../check/check-statements.ts";
import { newDisclosure } from "../record/disclosure.ts";
import { headEntry, keySetEntry, parseEntry, statementKey } from "../log/entry.ts";
import { sha256 } from "../crypto/sha256.ts";
import {
  certificateFacts,
  formatStatus,
  hashStatementTypedData,
  statementClaimsToSign,
  statementTypedData,
  type StatusJson,
  verifyStatus,
} from "../statements.ts";
import { verifyCertificate } from "../verify.ts";

const now = HEAD_TIME + 60;

const sayings: Saying[] = [
  {
    kind: "corrected",
    by: "registrant",
    claims: { fields: { title: { old: "The work", new: "The Work" } }, reason: "A capital" },
  },
  { kind: "disputed", by: "claimant", claims: { text: "It is mine.", certificate: "RSF-ABCDEFGHJ" } },
  { kind: "settled", by: "registry", claims: { text: "It is not.", dispute: 1 } },
  { kind: "sung", by: "collaborator", claims: { song: "la" } },
];

describe("a status", () => {
  const { status, facts, registry, bundle } = makeSaid(sayings);
  const { trust } = registry;

  test("proves what was said, in its order, and when", () => {
    const found = verifyStatus(formatStatus(status), facts, { trust, now });
    expect(found).toMatchObject({
      state: "current",
      about: status.about,
      asOf: HEAD_TIME,
      heading: "corrected",
      statements: [
        {
          n: 0,
          kind: "corrected",
          by: "registrant",
          at: HEAD_TIME - 60,
          said: sayings[0]?.claims,
          withheld: 0,
        },
        { n: 1, kind: "disputed", said: { text: "It is mine.", certificate: "RSF-ABCDEFGHJ" }, others: [] },
        { n: 2, kind: "settled", said: { dispute: 1 } },
        {
          n: 3,
          kind: "sung",
          by: "collaborator",
          said: emptyObject,
          others: ["song"],
          walletSignature: "absent",
        },
      ],
    });
  });

  test("of a certificate that nobody has said anything about says so", () => {
    const silent = makeSaid([]);
    const found = verifyStatus(formatStatus(silent.status), silent.facts, {
      trust: silent.registry.trust,
      now,
    });
    expect(found).toMatchObject({ state: "current", statements: [], heading: "valid" });
  });

  test("may be of a tree that is older than the bundle's", () => {
    const { registry: shop, certificate, logged } = makeSaid(sayings);
    const size = shop.entries.length;
    shop.issue({ title: "A later work" });
    const newer = shop.bundle(certificate);
    const older = makeStatus(shop, certificate, logged, newer, { size });
    const found = verifyStatus(formatStatus(older), factsOf(shop, newer), { trust: shop.trust, now });
    expect(found).toMatchObject({ state: "current", heading: "corrected" });
  });

  test("with withheld fields says how many", () => {
    const withheld = makeSaid([
      { kind: "disputed", by: "claimant", claims: { text: "It is mine." }, withhold: ["text"] },
    ]);
    const found = verifyStatus(formatStatus(withheld.status), withheld.facts, {
      trust: withheld.registry.trust,
      now,
    });
    expect(found).toMatchObject({ statements: [{ said: emptyObject, withheld: 1 }], heading: "disputed" });
  });

  test("by a key set of a later time is proven by that one", () => {
    const shop = makeSaid([]);
    const second = makeIssuer();
    const jwks = JSON.stringify({ keys: [second.jwk] });
    const index = shop.registry.entries.push(keySetEntry(jwks)) - 1;
    const logged = [
      say(shop.registry, shop.certificate, 0, { kind: "withdrawn", by: "registrant", issuer: second }),
    ];
    close(shop.registry);
    const later = makeStatus(shop.registry, shop.certificate, logged, shop.bundle, {
      keySets: [{ jwks, index }],
    });
    const both = { ...shop.registry.trust, issuer: { keys: [shop.registry.issuer.jwk, second.jwk] } };
    const found = verifyStatus(formatStatus(later), shop.facts, { trust: both, now });
    expect(found).toMatchObject({ state: "current", heading: "withdrawn" });
  });

  test("is for a certificate that is proven only", () => {
    const text = formatBundle(bundle);
    const stranger = makeRegistry().trust;
    expect(certificateFacts(text, verifyCertificate(text, { trust: stranger }))).toBeUndefined();
  });

  describe("as check 9", () => {
    const check = (of: StatusEvidence) => {
      const { checks, verdict } = verifyBundle(bundle, { trust, status: of });
      expect(checks.slice(0, 8)).toEqual(verifyBundle(bundle, { trust }).checks.slice(0, 8));
      expect(verdict).toBe("valid");
      const [check9] = checks.slice(8);
      if (check9 === undefined) throw new Error("no check 9");
      return check9;
    };
    const at = (time: number, isAttached = false) =>
      check(verifyStatus(formatStatus(status), facts, { trust, now: time, isAttached }));
    const evidence = { asOf: String(HEAD_TIME), statements: "4" };

    test("passes within a day of its head, whatever was said", () => {
      expect(at(now)).toEqual({ id: "statements", state: "passed", evidence });
      expect(at(HEAD_TIME + 86_400).state).toBe("passed");
      expect(at(HEAD_TIME - 3600).state).toBe("passed");
    });

    test("is not made with an older one, or one that came with a document, but says of when", () => {
      const dated = { id: "statements", state: "not_checked", code: "status_dated", evidence };
      expect(at(HEAD_TIME + 86_401)).toEqual(dated);
      expect(at(now, true)).toEqual(dated);
    });

    test("is not made with one that is refused, which leaves the verdict alone", () => {
      expect(at(HEAD_TIME - 3601)).toMatchObject({ state: "not_checked", code: "status_in_future" });
      expect(check(verifyStatus("no status", facts, { trust, now }))).toMatchObject({
        state: "not_checked",
        code: "bad_status",
      });
    });

    test("is not made with one of another certificate", () => {
      const other = makeSaid([]);
      const theirs = verifyStatus(formatStatus(other.status), other.facts, {
        trust: other.registry.trust,
        now,
      });
      expect(check(theirs)).toMatchObject({ state: "not_checked", code: "status_of_other_certificate" });
    });

    test("waits for the checks that it builds on", () => {
      const evidenceOf = verifyStatus(formatStatus(status), facts, { trust, now });
      const { checks } = verifyBundle(bundle, { trust: makeRegistry().trust, status: evidenceOf });
      expect(checks[8]).toMatchObject({ state: "not_checked", code: "needs_earlier_check" });
    });
  });
});

describe("a status is refused", () => {
  const said = makeSaid(sayings);
  const { status, facts, registry, certificate, bundle, logged } = said;
  const { trust } = registry;
  const size = registry.entries.length;
  const strangers = makeSaid(sayings);

  const code = (input: StatusJson | object | string, of = facts, trusted = trust) => {
    const text = typeof input === "string" ? input : JSON.stringify(input);
    const found = verifyStatus(text, of, { trust: trusted, now });
    return found.state === "refused" ? found.code : found.state;
  };
  const [first, second, third, fourth] = status.statements;
  if (!first || !second || !third || !fourth) throw new Error("four statements");
  const withStatements = (...statements: object[]) => ({ ...status, statements });
  const flipped = (text: string, at = 5) =>
    `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
  const head = parseEntry(fromBase64Url(status.head.entry));
  if (head.kind !== "head") throw new Error("no head");
  const [jwt = "", ...shown] = first.sdJwt.split("~");
  const alone = makeStatus(registry, certificate, logged.slice(0, 2), bundle);
  const text = JSON.stringify(status);

  test("unless nothing is wrong with it", () => {
    expect(code(status)).toBe("current");
  });

  test.each<[string, object | string, string]>([
    ["no JSON", "status", "bad_status"],
    ["another format", { ...status, format: "colophon-status/v2" }, "bad_status"],
    ["a member too many", { ...status, more: 1 }, "bad_status"],
    ["a member too few", { ...status, absence: undefined }, "bad_status"],
    ["a member twice", text.replace("{", '{"format":"x",'), "bad_status"],
    ["a member of a statement twice", text.replace('"index":', '"index":1,"index":'), "bad_status"],
    ["too long", `${text}${" ".repeat(4 * 1024 * 1024)}`, "bad_status"],
    ["too many statements", withStatements(...Array.from({ length: 1001 }, () => first)), "bad_status"],
    [
      "a hash with padding",
      { ...status, head: { ...status.head, entry: `${status.head.entry}=` } },
      "bad_status",
    ],
    [
      "a path too long",
      { ...status, head: { ...status.head, proof: Array.from({ length: 65 }, () => status.about) } },
      "bad_status",
    ],

    ["about another certificate", strangers.status, "status_of_other_certificate"],
    ["of another log", { ...status, checkpoint: strangers.status.checkpoint }, "not_signed_by_key"],
    [
      "with a checkpoint nobody signed",
      { ...status, checkpoint: status.checkpoint.replace(`\n${size}\n`, `\n${size + 1}\n`) },
      "bad_log_signature",
    ],
    ["without consistency", { ...status, consistency: undefined }, "status_not_consistent"],
    [
      "with consistency from another size",
      { ...status, consistency: { ...status.consistency, from: 3 } },
      "status_not_consistent",
    ],
    [
      "with another consistency proof",
      { ...status, consistency: { from: 4, proof: status.consistency?.proof.toReversed() } },
      "status_not_consistent",
    ],

    [
      "of a checkpoint that is not closed",
      {
        ...status,
        checkpoint: registry.checkpoint(size - 1),
        consistency: makeStatus(registry, certificate, logged, bundle, { size: size - 1 }).consistency,
      },
      "status_not_closed",
    ],
    [
      "with an old head in a newer tree",
      {
        ...status,
        head: { ...status.head, entry: toBase64Url(headEntry({ ...head, time: head.time + 1 })) },
      },
      "status_not_closed",
    ],
    [
      "with a certificate's entry as head",
      { ...status, head: { ...status.head, entry: toBase64Url(registry.entries[1] ?? new Uint8Array()) } },
      "status_not_closed",
    ],

    ["with the last statement left out", withStatements(first, second, third), "later_statement_withheld"],
    [
      "with the last left out and its proof for absence",
      { ...withStatements(first, second, third), absence: fourth.prefixProof },
      "later_statement_withheld",
    ],
    ["with all left out", withStatements(), "later_statement_withheld"],
    ["with one left out in between", withStatements(first, third, fourth), "statement_not_in_log"],
    ["with two in another order", withStatements(second, first, third, fourth), "statement_not_in_log"],
    ["with one twice", withStatements(first, first, second, third, fourth), "statement_out_of_order"],
    [
      "with a place before the record",
      withStatements({ ...first, index: certificate.index }),
      "statement_out_of_order",
    ],
    ["with a place behind the head", withStatements({ ...first, index: size }), "statement_out_of_order"],
    ["with the head's place", withStatements({ ...first, index: size - 1 }), "statement_out_of_order"],
    ["with another place", withStatements({ ...first, index: first.index + 1 }), "statement_not_in_log"],
    [
      "with another's statement",
      withStatements(strangers.status.statements[0] ?? {}),
      "statement_of_other_certificate",
    ],
    [
      "with a changed statement",
      withStatements({ ...first, sdJwt: [flipped(jwt, jwt.length - 5), ...shown].join("~") }),
      "statement_not_in_log",
    ],
    [
      "with another proof of a statement",
      withStatements({ ...first, proof: second.proof }),
      "statement_not_in_log",
    ],
    [
      "with another prefix proof",
      withStatements({ ...first, prefixProof: second.prefixProof }),
      "statement_not_in_head",
    ],
    [
      "with the bits of a bitmap in wrong order",
      withStatements({ ...first, prefixProof: { ...first.prefixProof, bitmap: "AQ" } }),
      "bad_prefix_proof",
    ],
    [
      "with a depth that does not fit",
      { ...status, absence: { ...status.absence, depth: 200 } },
      "bad_prefix_proof",
    ],
    [
      "with a changed sibling",
      {
        ...status,
        absence: { ...status.absence, siblings: status.absence.siblings.map((one) => flipped(one)) },
      },
      "later_statement_withheld",
    ],
    [
      "with absence by a leaf of another prefix",
      {
        ...status,
        absence: {
          ...status.absence,
          other: {
            key: toBase64Url(statementKey(facts.salt, 0).map((byte) => byte ^ 0xff)),
            value: status.about,
          },
        },
      },
      "later_statement_withheld",
    ],
    [
      "with a field that was never said",
      withStatements({
        ...first,
        sdJwt: `${first.sdJwt}${newDisclosure("reason", "x", new Uint8Array(16))}~`,
      }),
      "bad_statement",
    ],
    [
      "with a field twice",
      withStatements({ ...first, sdJwt: `${first.sdJwt}${shown[0] ?? ""}~` }),
      "bad_statement",
    ],
    ["with a record as a statement", withStatements({ ...first, sdJwt: bundle.sdJwt }), "bad_statement"],
    ["without key sets", { ...status, issuerKeys: [] }, "statement_key_not_logged"],
    [
      "with another's key set",
      { ...status, issuerKeys: strangers.status.issuerKeys },
      "statement_key_not_logged",
    ],
    [
      "with a key set at another place",
      { ...status, issuerKeys: status.issuerKeys.map((set) => ({ ...set, index: 1 })) },
      "statement_key_not_logged",
    ],
    ["with what is proven for two of four", alone, "later_statement_withheld"],
  ])("%s", (_, changed, expected) => {
    expect(code(changed)).toBe(expected);
  });

  test.each<[string, Saying, string]>([
    [
      "by a key that nobody trusts",
      { kind: "withdrawn", by: "registrant", issuer: makeIssuer() },
      "bad_statement_signature",
    ],
    [
      "of another certificate",
      { kind: "withdrawn", by: "registrant", about: new Uint8Array(32) },
      "statement_of_other_certificate",
    ],
    ["by somebody who may not say it", { kind: "withdrawn", by: "claimant" }, "statement_by_wrong_speaker"],
    [
      "of a registration's type",
      { kind: "withdrawn", by: "registrant", vct: "https://registry.example/credentials/registration/v1" },
      "bad_statement",
    ],
    [
      "of a licence's type",
      { kind: "withdrawn", by: "registrant", vct: "https://registry.example/credentials/licence/v1" },
      "bad_statement",
    ],
    ["of a kind that isn't a word", { kind: "No word", by: "registrant" }, "bad_statement"],
    [
      "with a field of another shape",
      { kind: "withdrawn", by: "registrant", claims: { reason: 1 } },
      "bad_statement",
    ],
    ["dated after its head", { kind: "withdrawn", by: "registrant", at: HEAD_TIME + 3601 }, "bad_statement"],
  ])("with a statement %s", (_, saying, expected) => {
    const { status: hostile, facts: of, registry: shop } = makeSaid([saying]);
    expect(code(hostile, of, shop.trust)).toBe(expected);
  });

  test("from before the record, though nothing was said then either", () => {
    const shop = makeSaid([]);
    const before = shop.registry.entries.length;
    const late = shop.registry.issue({ title: "A late work" });
    const lateBundle = shop.registry.bundle(late);
    const early = makeStatus(shop.registry, late, [], lateBundle, { size: before });
    expect(code(early, factsOf(shop.registry, lateBundle), shop.registry.trust)).toBe(
      "status_not_consistent",
    );
  });

  test("with a statement by a key that was logged only later", () => {
    const shop = makeSaid([]);
    const late = makeIssuer();
    const jwks = JSON.stringify({ keys: [late.jwk] });
    const statements = [
      say(shop.registry, shop.certificate, 0, { kind: "withdrawn", by: "registrant", issuer: late }),
    ];
    const index = shop.registry.entries.push(keySetEntry(jwks)) - 1;
    close(shop.registry);
    const keySets = [{ jwks, index }];
    const later = makeStatus(shop.registry, shop.certificate, statements, shop.bundle, { keySets });
    const both = { ...shop.registry.trust, issuer: { keys: [shop.registry.issuer.jwk, late.jwk] } };
    expect(code(later, shop.facts, both)).toBe("statement_key_not_logged");
  });

  test("by a key that was retired before", () => {
    const shop = makeSaid([]);
    const note = say(shop.registry, shop.certificate, 0, { kind: "noted", by: "registry" });
    close(shop.registry);
    const later = makeStatus(shop.registry, shop.certificate, [note], shop.bundle);
    const retiredAt = (lastIndex: number) => ({
      ...shop.registry.trust,
      issuer: { keys: [{ ...shop.registry.issuer.jwk, lastIndex }] },
    });
    expect(code(later, shop.facts, retiredAt(note.index - 1))).toBe("issuer_key_retired");
    expect(code(later, shop.facts, retiredAt(note.index))).toBe("current");
  });

  test("with numbers that have a gap", () => {
    const shop = makeSaid([]);
    const statements = [1, 2].map((n) =>
      say(shop.registry, shop.certificate, n, { kind: "noted", by: "registry" }),
    );
    close(shop.registry);
    const gap = makeStatus(shop.registry, shop.certificate, statements, shop.bundle);
    expect(code(gap, shop.facts, shop.registry.trust)).toBe("statement_not_in_log");
  });

  test("when any one bit of it is changed", () => {
    const bytes = new TextEncoder().encode(text);
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = bytes.slice();
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(verifyStatus(changed, facts, { trust, now }).state).toBe("refused");
      }),
      { numRuns: 100 },
    );
  });
});

describe("a status of a log that has ended", () => {
  const ended = makeSaid(sayings);
  const { registry: old, certificate, bundle, logged, status } = ended;
  const successor = makeRegistry({ origin: "registry.example/log2" });
  const trustWith = (size: number, endedAt = HEAD_TIME + 10) => ({
    ...successor.trust,
    previousLogs: [{ ...old.end(size), endedAt }],
  });
  const judge = (given: StatusJson, trust = trustWith(old.entries.length)) => {
    const found = verifyStatus(formatStatus(given), ended.facts, { trust, now });
    return found.state === "refused" ? found.code : found.state;
  };

  test("counts by its last head, not beyond it", () => {
    const size = old.entries.length;
    expect(judge(status)).toBe("current");
    expect(judge(status, trustWith(size - 1))).toBe("log_has_ended");
    expect(judge(status, trustWith(size, HEAD_TIME - 1))).toBe("log_has_ended");
    old.issue({ title: "The last work" });
    expect(judge(status, trustWith(size + 1))).toBe("status_place_not_provable");
    const newer = old.bundle(certificate);
    const within = makeStatus(old, certificate, logged, newer, { size });
    const found = verifyStatus(formatStatus(within), factsOf(old, newer), {
      trust: trustWith(size + 1),
      now,
    });
    expect(found.state).toBe("current");
  });

  test("may be of the present log, without consistency, which only adds to what was said", () => {
    const within = { ...bundle, tlogProof: successor.tlogProof(0) };
    close(successor);
    const { consistency: __, ...nothing } = makeStatus(successor, certificate, [], within);
    const said = [say(successor, certificate, 0, { kind: "withdrawn", by: "registrant" })];
    close(successor);
    const { consistency: _, ...answer } = makeStatus(successor, certificate, said, within);
    expect(judge(answer)).toBe("current");
    const trust = trustWith(old.entries.length);
    const check9 = (given: StatusJson) => {
      const evidence = verifyStatus(formatStatus(given), ended.facts, { trust, now });
      return verifyBundle(bundle, { trust, status: evidence }).checks[8];
    };
    expect(check9(answer)).toMatchObject({ state: "not_checked", code: "status_of_successor_log" });
    expect(check9(nothing)).toMatchObject({ state: "not_checked", code: "status_of_successor_log" });
    expect(judge({ ...answer, absence: answer.statements[0]?.prefixProof ?? answer.absence })).toBe(
      "later_statement_withheld",
    );
    const sameLog = { ...old.trust, previousLogs: [old.end()] };
    expect(judge(answer, sameLog)).toBe("status_not_consistent");
  });
});

describe("a wallet", () => {
  const privateKey = fromHex("42".repeat(32));
  const address = "0x17c5185167401ed00cf5f5b2fc97d9bbfdb7d025";
  const claims = { title: "The work", walletAddress: address };

  /** The statement's claims with the wallet's signature of them. */
  const signed = (about: Uint8Array, kind: string, said: Record<string, unknown>, key = privateKey) => {
    const data = statementTypedData({ about: toBase64Url(about), kind, claims: said });
    const signature = secp256k1.sign(hashStatementTypedData(data), key, {
      prehash: false,
      format: "recovered",
    });
    const hex = `0x${toHex(signature.subarray(1))}${(27 + (signature[0] ?? 0)).toString(16)}`;
    return {
      ...said,
      walletAddress: address,
      walletSignature: { signature: hex, claims: statementClaimsToSign(said) },
    };
  };

  const judge = (make: (about: Uint8Array) => Saying[], of: Record<string, unknown> = claims) => {
    const shop = makeSaid([], of);
    const statements = make(sha256(shop.certificate.jwt)).map((saying, n) =>
      say(shop.registry, shop.certificate, n, saying),
    );
    close(shop.registry);
    const answer = makeStatus(shop.registry, shop.certificate, statements, shop.bundle);
    const { trust } = shop.registry;
    const found = verifyStatus(formatStatus(answer), shop.facts, { trust, now });
    return found.state === "refused" ? found.code : found.statements.map((one) => one.walletSignature).join();
  };
  const saidAt = HEAD_TIME - 100;
  const withdrawn = { kind: "withdrawn", by: "registrant" } as const;

  test("has to sign what its registrant says, and nobody else's words", () => {
    expect(
      judge((about) => [{ ...withdrawn, claims: signed(about, "withdrawn", { saidAt, reason: "x" }) }]),
    ).toBe("valid");
    expect(judge(() => [withdrawn])).toBe("statement_not_signed_by_wallet");
    expect(judge(() => [withdrawn], { title: "The work" })).toBe("absent");
    expect(judge(() => [{ kind: "noted", by: "registry" }])).toBe("absent");
  });

  test.each<[string, (about: Uint8Array) => Saying]>([
    ["of another kind", (about) => ({ ...withdrawn, claims: signed(about, "corrected", { saidAt }) })],
    [
      "about another record",
      () => ({ ...withdrawn, claims: signed(new Uint8Array(32), "withdrawn", { saidAt }) }),
    ],
    [
      "of another key",
      (about) => ({ ...withdrawn, claims: signed(about, "withdrawn", { saidAt }, fromHex("43".repeat(32))) }),
    ],
    [
      "that leaves a field out",
      (about) => ({ ...withdrawn, claims: { ...signed(about, "withdrawn", { saidAt }), reason: "x" } }),
    ],
    [
      "of which a field is withheld",
      (about) => ({
        ...withdrawn,
        claims: signed(about, "withdrawn", { saidAt, reason: "x" }),
        withhold: ["reason"],
      }),
    ],
    [
      "that is withheld",
      (about) => ({
        ...withdrawn,
        claims: signed(about, "withdrawn", { saidAt }),
        withhold: ["walletSignature"],
      }),
    ],
  ])("a signature %s does not do", (_, saying) => {
    expect(judge((about) => [saying(about)])).toBe("statement_not_signed_by_wallet");
  });

  describe("of a person who was erased", () => {
    const erased = (fields: Record<string, unknown> = {}): Saying => ({
      kind: "erased",
      by: "registry",
      claims: fields,
    });
    const transferred = { kind: "transferred", by: "registrant" } as const;
    const later = { kind: "withdrawn", by: "successor" } as const;
    const all = ["saidAt", "reason", "walletAddress", "walletSignature"];
    const silent = (about: Uint8Array): Saying => ({
      ...withdrawn,
      claims: signed(about, "withdrawn", { saidAt, reason: "x" }),
      withhold: all,
    });
    const refused = "statement_not_signed_by_wallet";

    test("need not be shown where nothing is shown of what they said", () => {
      expect(judge((about) => [silent(about), erased()])).toBe("absent,absent");
      expect(judge((about) => [silent(about), { kind: "noted", by: "registry" }, erased()])).toBe(
        "absent,absent,absent",
      );
      expect(judge(() => [transferred, later, erased({ transfer: 0 })])).toBe("absent,absent,absent");
    });

    test.each<[string, (about: Uint8Array) => Saying[]]>([
      ["nobody was erased", (about) => [silent(about), { kind: "noted", by: "registry" }]],
      ["they were erased before", (about) => [erased(), silent(about)]],
      ["one of their words is shown", (about) => [{ ...silent(about), withhold: all.slice(2) }, erased()]],
      [
        "their wallet is shown without its signature",
        (about) => [{ ...silent(about), withhold: all.slice(3) }, erased()],
      ],
      ["a collaborator was erased", (about) => [silent(about), erased({ collaborator: 1 })]],
      [
        "of whom the registry says it is hidden",
        (about) => [silent(about), { ...erased({ collaborator: 1 }), withhold: ["collaborator"] }],
      ],
      ["the registry says it in words that nobody knows", (about) => [silent(about), erased({ heir: 1 })]],
      [
        "the successor of another statement was erased",
        (about) => [silent(about), transferred, erased({ transfer: 1 })],
      ],
      ["the statement transfers nothing", (about) => [silent(about), erased({ transfer: 0 })]],
      ["somebody else's word follows", (about) => [silent(about), { kind: "withdrawn", by: "successor" }]],
    ])("is missed where %s", (_, make) => {
      expect(judge(make)).toBe(refused);
    });

    test("is judged all the same where it is shown", () => {
      const wrong = fromHex("43".repeat(32));
      expect(
        judge((about) => [{ ...withdrawn, claims: signed(about, "withdrawn", { saidAt }) }, erased()]),
      ).toBe("valid,absent");
      expect(
        judge((about) => [{ ...withdrawn, claims: signed(about, "withdrawn", { saidAt }, wrong) }, erased()]),
      ).toBe(refused);
    });

    test("cannot be left out with the statement that says so", () => {
      const shop = makeSaid([], claims);
      const logged = [silent(sha256(shop.certificate.jwt)), erased()].map((saying, n) =>
        say(shop.registry, shop.certificate, n, saying),
      );
      close(shop.registry);
      const whole = makeStatus(shop.registry, shop.certificate, logged, shop.bundle);
      const cut = { ...whole, statements: whole.statements.slice(0, 1) };
      const swapped = { ...whole, statements: whole.statements.toReversed() };
      const codes = [whole, cut, swapped].map((given) => {
        const found = verifyStatus(formatStatus(given), shop.facts, { trust: shop.registry.trust, now });
        return found.state === "refused" ? found.code : found.heading;
      });
      expect(codes).toEqual(["withdrawn", refused, "statement_not_in_log"]);
    });
  });

  test("is not made to say again what it has said once", () => {
    const twice = (second: number) =>
      judge((about) => [
        { kind: "ai_use", by: "registrant", claims: signed(about, "ai_use", { saidAt }) },
        { kind: "ai_use", by: "registrant", claims: signed(about, "ai_use", { saidAt: second }) },
      ]);
    expect(twice(saidAt + 1)).toBe("valid,valid");
    expect(twice(saidAt)).toBe("statement_out_of_order");
    expect(twice(HEAD_TIME + 7200)).toBe("bad_statement");
  });
});
