import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDer } from "@colophon/der";
import { equal, utf8 } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { changes, placesIn, replaceAt } from "@colophon/testing/change-der";
import {
  type CertificateOptions,
  type Keyed,
  type KeyKind,
  makeAuthority,
  makeCertificate,
  makeRevocation,
  makeToken,
  OCSP_SIGNING,
  TIME_STAMPING,
  type TokenOptions,
} from "@colophon/testing/make-time-stamp-authority";
import { isMissing, run } from "@colophon/testing/run-tool";
import { afterAll, describe, expect, test } from "vitest";
import { refusalOf } from "../refusal.ts";
import { authorityOfRoot } from "./authority-of-root.ts";
import { judgeToken } from "./judge-token.ts";
import { timeStampResponse } from "./token.ts";

const folder = mkdtempSync(join(tmpdir(), "colophon-tokens-"));
afterAll(() => rmSync(folder, { recursive: true }));

const GEN_TIME = 1_790_000_000;
const NOW = GEN_TIME + 86_400;
const message = utf8("registry.example/log\n12\nroot\n");

interface Setting {
  root: Keyed;
  middle: Keyed;
  signer: Keyed;
}

function makeSetting(kind: KeyKind): Setting {
  const { issuer: middle, ...others } = makeAuthority({ kind });
  return { ...others, middle };
}

const settings = new Map<KeyKind, Setting>();
function settingOf(kind: KeyKind): Setting {
  const setting = settings.get(kind) ?? makeSetting(kind);
  settings.set(kind, setting);
  return setting;
}

function stamp(setting: Setting, options: Partial<TokenOptions> = {}): Uint8Array {
  const { signer, middle } = setting;
  return makeToken(message, { signer, chain: [middle], genTime: GEN_TIME, ...options });
}

/** An answer that the signer's certificate is good, of after the token. */
const goodOf = ({ signer, middle }: Setting, producedAt = GEN_TIME + 60) =>
  makeRevocation({ about: signer, issuer: middle, producedAt });

interface Judging {
  about?: Uint8Array;
  now?: number;
  ocsp?: Uint8Array[];
  olderThan?: number;
}

/** The reason of a refusal, or `good`. */
async function judge(token: Uint8Array, setting: Setting, options: Judging = {}): Promise<string> {
  const { about = message, now = NOW, ocsp = [goodOf(setting)], olderThan } = options;
  const authorities = [authorityOfRoot("Test", setting.root.pem)];
  try {
    const rules = { authorities, now, ocsp, ...(olderThan !== undefined && { olderThan }) };
    const { time, operator } = await judgeToken(token, about, rules);
    expect({ time: time > GEN_TIME, operator }).toEqual({ time: true, operator: "Test" });
    return "good";
  } catch (error) {
    return refusalOf(error).reason;
  }
}

/** Whether `openssl ts -verify` accepts a token at a time. */
function asOpenSsl(
  token: Uint8Array,
  setting: Setting,
  { about = message, now = NOW }: Judging = {},
): boolean {
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const { status } = run(
    "openssl",
    [
      ["ts", "-verify", "-data", write("data", about), "-in", write("tsr", timeStampResponse(token))],
      ["-CAfile", write("root.pem", setting.root.pem), "-untrusted", write("chain.pem", setting.middle.pem)],
      ["-attime", String(now)],
    ].flat(),
  );
  return status === 0;
}

const kinds: KeyKind[] = ["rsa", "rsa-pss", "p256", "p384"];
/** OpenSSL's `ts` knows no RSASSA-PSS. */
const comparable: KeyKind[] = ["rsa", "p256", "p384"];

describe("a good token", () => {
  test.each(kinds)("with keys of %s", async (kind) => {
    const setting = settingOf(kind);
    expect(await judge(stamp(setting), setting)).toBe("good");
  });

  test.each(["sha256", "sha384", "sha512"] as const)("with %s throughout", async (hash) => {
    for (const kind of comparable) {
      const setting = settingOf(kind);
      expect(await judge(stamp(setting, { hash, imprintHash: hash }), setting)).toBe("good");
    }
  });

  test("says when, with a fraction and the accuracy, rounded up", async () => {
    const setting = settingOf("p256");
    const { signer, middle } = setting;
    const token = makeToken(message, { signer, chain: [middle], genTime: GEN_TIME + 0.25 });
    const rules = { authorities: [authorityOfRoot("Test", setting.root.pem)], now: NOW };
    const found = await judgeToken(token, message, { ...rules, ocsp: [goodOf(setting)] });
    expect(found.time).toBe(GEN_TIME + 2);
  });

  test("whose root is in the list by name and key alone, and whose chain has further certificates", async () => {
    const setting = settingOf("rsa");
    const chain = [settingOf("p384").middle, setting.root, setting.middle];
    expect(await judge(stamp(setting, { chain }), setting)).toBe("good");
  });

  test("with an answer by a responder that the issuer has appointed", async () => {
    const setting = settingOf("p256");
    const { signer: about, middle: issuer } = setting;
    const responder = makeCertificate({ name: "R", kind: "p256", issuer, purposes: [OCSP_SIGNING] });
    const answer = makeRevocation({ about, issuer, responder, producedAt: GEN_TIME + 1 });
    expect(await judge(stamp(setting), setting, { ocsp: [answer] })).toBe("good");
  });
});

interface Broken {
  what: string;
  reason: string;
  token: (setting: Setting) => Uint8Array;
  of?: (kind: KeyKind) => Setting;
  judging?: Judging;
  /** Where OpenSSL is less strict, and why. */
  openSslAccepts?: string;
}

const other = (kind: KeyKind) => settingOf(kind === "p256" ? "p384" : "p256");

const broken: Broken[] = [
  {
    what: "about other bytes",
    reason: "of_other_checkpoint",
    token: (setting) => stamp(setting),
    judging: { about: utf8("other") },
  },
  {
    what: "signed by another key",
    reason: "bad_signature",
    token: (setting) => stamp(setting, { thief: makeSetting(setting.signer.kind).signer }),
  },
  {
    what: "made for another certificate",
    reason: "bad_signature",
    token: (setting) => stamp(setting, { named: setting.middle }),
  },
  {
    what: "without a reference to its certificate",
    reason: "bad_signature",
    token: (setting) => stamp(setting, { reference: "none" }),
  },
  {
    what: "of an authority that nobody knows",
    reason: "unknown_authority",
    token: ({ signer: { kind } }) => stamp(other(kind)),
  },
  {
    what: "with an imprint by SHA-1",
    reason: "weak_algorithm",
    token: (setting) => stamp(setting, { imprintHash: "sha1" }),
    openSslAccepts: "it still takes SHA-1",
  },
  {
    what: "signed with SHA-1",
    reason: "weak_algorithm",
    token: (setting) => stamp(setting, { hash: "sha1" }),
    openSslAccepts: "it still takes SHA-1",
  },
  ...(
    [
      ["for other uses", { purposes: [TIME_STAMPING, OCSP_SIGNING] }],
      ["for another use", { purposes: [OCSP_SIGNING] }],
      ["for any use", { purposes: undefined }],
      ["not critically for time-stamps", { isCritical: false }],
      ["that also encrypts", { keyUsage: [0, 2] }],
    ] as [string, Partial<CertificateOptions>][]
  ).map(([what, options]): Broken => {
    const of = (kind: KeyKind) => {
      const setting = settingOf(kind);
      const { middle: issuer } = setting;
      const given = { name: "Clock", kind, issuer, purposes: [TIME_STAMPING], ...options };
      const { purposes, ...rest } = given;
      return { ...setting, signer: makeCertificate({ ...rest, ...(purposes && { purposes }) }) };
    };
    return { what: `by a key ${what}`, reason: "unfit_certificate", token: (setting) => stamp(setting), of };
  }),
  {
    what: "by an issuer that is no authority",
    reason: "unknown_authority",
    of: (kind) => {
      const { root } = settingOf(kind);
      const middle = makeCertificate({ name: "Nobody", kind, issuer: root });
      const options = { name: "Clock", kind, issuer: middle, purposes: [TIME_STAMPING] };
      return { root, middle, signer: makeCertificate(options) };
    },
    token: (setting) => stamp(setting),
  },
  {
    what: "older than its certificate",
    reason: "not_in_force",
    token: (setting) => stamp(setting, { genTime: 1_500_000_000 }),
    openSslAccepts: "it asks about the time of the check alone",
  },
  {
    what: "of an authority that has expired",
    reason: "authority_expired",
    token: (setting) => stamp(setting),
    judging: { now: 4_000_000_001 },
  },
];

describe("a broken token is refused,", () => {
  test.each(broken)("$what", async ({ token, of = settingOf, judging, reason }) => {
    for (const kind of comparable) {
      const setting = of(kind);
      expect(await judge(token(setting), setting, judging)).toBe(reason);
    }
  });

  test("cut off anywhere, and with bytes behind it", async () => {
    const setting = settingOf("p256");
    const token = stamp(setting);
    for (let end = 0; end < token.length; end += 7)
      expect(await judge(token.subarray(0, end), setting)).toBe("unreadable");
    expect(await judge(Uint8Array.of(...token, 0), setting)).toBe("unreadable");
  });

  test("with any element changed, unless nothing is signed there", async () => {
    const setting = settingOf("p256");
    const token = readDer(stamp(setting));
    let refused = 0;
    const accepted: string[] = [];
    for (const place of placesIn(token).filter((_, at) => isLong || at % 9 === 0))
      for (const change of Object.values(changes)) {
        const changed = replaceAt(token, place, change);
        if (equal(changed, token.bytes)) continue;
        const verdict = await judge(changed, setting);
        if (!isOutside(place) && verdict === "good") accepted.push(place.join("."));
        refused += Number(verdict !== "good");
      }
    expect(accepted).toEqual([]);
    expect(refused).toBeGreaterThan(isLong ? 500 : 50);
  });
});

/** What no signature covers: versions, the list of digests, further certificates, parameters of algorithms. */
function isOutside([first, , part, ...deeper]: readonly number[]): boolean {
  if (first !== 1 || part === undefined) return false;
  if (part === 0 || part === 1) return true;
  if (part === 3) return deeper[0] !== 0 || deeper.length === 1;
  return part === 4 && (deeper[1] === 0 || deeper[1] === 2 || deeper[1] === 4);
}

describe.skipIf(isMissing("openssl"))("OpenSSL judges as we do", () => {
  test.each(comparable)("good tokens with keys of %s", (kind) => {
    const setting = settingOf(kind);
    for (const hash of ["sha256", "sha384", "sha512"] as const)
      for (const reference of ["v1", "v2"] as const)
        expect(asOpenSsl(stamp(setting, { hash, imprintHash: hash, reference }), setting)).toBe(true);
  });

  test.each(broken)("one $what", ({ token, of = settingOf, judging, openSslAccepts }) => {
    for (const kind of comparable) {
      const setting = of(kind);
      expect(asOpenSsl(token(setting), setting, judging)).toBe(openSslAccepts !== undefined);
    }
  });

  test("one that is cut off, and one with bytes behind it", () => {
    const setting = settingOf("p256");
    const token = stamp(setting);
    for (const end of [0, 1, 100, Math.floor(token.length / 2), token.length - 1])
      expect(asOpenSsl(token.subarray(0, end), setting)).toBe(false);
    expect(asOpenSsl(Uint8Array.of(...token, 0), setting)).toBe(false);
  });
});

describe("revocation", () => {
  const setting = () => settingOf("p256");
  const answer = (at: number, reason?: number, producedAt = NOW) => {
    const { signer: about, middle: issuer } = setting();
    const revoked = { at, ...(reason !== undefined && { reason }) };
    return makeRevocation({ about, issuer, producedAt, revoked });
  };
  const before = GEN_TIME - 100;
  const after = GEN_TIME + 100;

  test.each<[string, number | undefined, number, string]>([
    ["without a reason, later", undefined, after, "revoked"],
    ["because the key was stolen, later", 1, after, "revoked"],
    ["because the authority’s key was stolen, later", 2, after, "revoked"],
    ["because of a hold, later", 6, after, "revoked"],
    ...[0, 3, 4, 5].flatMap((reason): [string, number, number, string][] => [
      [`for reason ${reason}, later`, reason, after, "good"],
      [`for reason ${reason}, before`, reason, before, "revoked"],
    ]),
  ])("%s", async (_, reason, at, verdict) => {
    expect(await judge(stamp(setting()), setting(), { ocsp: [answer(at, reason)] })).toBe(verdict);
  });

  test("outweighs an answer that all is good", async () => {
    const ocsp = [goodOf(setting()), answer(after, 1), goodOf(setting(), NOW)];
    expect(await judge(stamp(setting()), setting(), { ocsp })).toBe("revoked");
  });

  test("leaves what another clock shows to be older", async () => {
    const ocsp = [answer(after, 1)];
    expect(await judge(stamp(setting()), setting(), { ocsp, olderThan: after - 1 })).toBe("good");
    expect(await judge(stamp(setting()), setting(), { ocsp, olderThan: after + 1 })).toBe("revoked");
    const expired = { now: 4_000_000_001, ocsp: [goodOf(setting())] };
    expect(await judge(stamp(setting()), setting(), { ...expired, olderThan: NOW })).toBe("good");
  });

  test.each<[string, () => Uint8Array[]]>([
    ["nobody answered", () => []],
    ["the answer is older than the token", () => [goodOf(setting(), GEN_TIME - 1)]],
    ["it is about another certificate", () => [goodOf(settingOf("p384"))]],
    [
      "somebody else signed it",
      () => {
        const { signer: about, middle: issuer } = setting();
        const responder = makeCertificate({ name: "Thief", kind: "p256" });
        return [makeRevocation({ about, issuer, responder, producedAt: NOW })];
      },
    ],
    [
      "the responder was not appointed for this",
      () => {
        const { signer: about, middle: issuer } = setting();
        const responder = makeCertificate({ name: "R", kind: "p256", issuer, purposes: [TIME_STAMPING] });
        return [makeRevocation({ about, issuer, responder, producedAt: NOW })];
      },
    ],
    ["it is no answer", () => [utf8("no")]],
  ])("is not known when %s", async (_, ocsp) => {
    expect(await judge(stamp(setting()), setting(), { ocsp: ocsp() })).toBe("revocation_not_checked");
  });

  describe.skipIf(isMissing("openssl"))("is what OpenSSL reads in the same answers:", () => {
    const file = (name: string, content: string | Uint8Array) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    /** The verdict on the token by what OpenSSL says of its signer, and by the rule of RFC 3161, 4.1. */
    const readByOpenSsl = (response: Uint8Array): string => {
      const { signer, middle, root } = setting();
      const { output } = run(
        "openssl",
        [
          ["ocsp", "-respin", file("ocsp", response), "-issuer", file("issuer.pem", middle.pem)],
          ["-cert", file("cert.pem", signer.pem), "-CAfile", file("ca.pem", root.pem + middle.pem)],
          ["-attime", String(NOW), "-validity_period", "4000000000"],
        ].flat(),
      );
      if (!output.includes("Response verify OK")) return "revocation_not_checked";
      if (output.includes("cert.pem: good")) return "good";
      if (!output.includes("cert.pem: revoked")) return "revocation_not_checked";
      const [, reason = "none"] = /Reason: (\w+)/.exec(output) ?? [];
      const [, at = ""] = /Revocation Time: (.+)/.exec(output) ?? [];
      const harmless = ["unspecified", "affiliationChanged", "superseded", "cessationOfOperation"];
      return harmless.includes(reason) && Date.parse(at) / 1000 > GEN_TIME ? "good" : "revoked";
    };
    const both = async (response: Uint8Array) => {
      const ours = await judge(stamp(setting()), setting(), { ocsp: [response] });
      return [ours, readByOpenSsl(response)];
    };

    test.each([undefined, 0, 1, 2, 3, 4, 5, 6, 9, 10])("revoked with reason %s", async (reason) => {
      const isHarmless = reason !== undefined && [0, 3, 4, 5].includes(reason);
      const expected = isHarmless ? "good" : "revoked";
      expect(await both(answer(after, reason))).toEqual([expected, expected]);
      expect(await both(answer(before, reason))).toEqual(["revoked", "revoked"]);
    });

    test("good, of another certificate, and of who may not answer", async () => {
      const { signer: about, middle: issuer } = setting();
      const by = (responder: Keyed) => makeRevocation({ about, issuer, responder, producedAt: NOW });
      const named = (purpose: string) =>
        makeCertificate({ name: "Responder", kind: "p256", issuer, purposes: [purpose] });
      const good = goodOf(setting());
      expect(await both(good)).toEqual(["good", "good"]);
      expect(await both(by(named(OCSP_SIGNING)))).toEqual(["good", "good"]);
      const unknown = "revocation_not_checked";
      for (const bad of [
        by(named(TIME_STAMPING)),
        by(makeCertificate({ name: "Thief", kind: "p256" })),
        goodOf(settingOf("p384")),
        good.subarray(0, -1),
        // Produced at another second than the one that was signed.
        good.with(good.indexOf(0x5a) - 1, 0x39),
        utf8("no"),
      ])
        expect(await both(bad)).toEqual([unknown, unknown]);
    });
  });
});
