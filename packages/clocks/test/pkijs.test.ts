import { utf8 } from "@colophon/proof";
import {
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
import { BasicOCSPResponse, Certificate, OCSPResponse, SignedData, TimeStampResp } from "pkijs";
import { describe, expect, test } from "vitest";
import { authorityOfRoot, judgeToken, timeStampResponse } from "../src/index.ts";
import { refusalOf } from "../src/refusal.ts";

// PKI.js, a third implementation of RFC 3161 and of OCSP, checks form, signature, chain and revocation. It asks neither what a
// key may be used for nor which certificate is signed along, nor about any time but the token's, takes SHA-1, and knows no rule about
// reasons of a revocation.

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

const certificateOf = ({ certificate }: Keyed) => Certificate.fromBER(certificate);

const goodOf = ({ signer, middle }: Setting) =>
  makeRevocation({ about: signer, issuer: middle, producedAt: GEN_TIME + 60 });

interface Judging {
  about?: Uint8Array;
  now?: number;
  ocsp?: Uint8Array[];
}

async function asWe(
  token: Uint8Array,
  setting: Setting,
  { about = message, now = NOW, ocsp = [goodOf(setting)] }: Judging = {},
) {
  try {
    const authorities = [authorityOfRoot("Test", setting.root.pem)];
    await judgeToken(token, about, { authorities, now, ocsp });
    return "good";
  } catch (error) {
    return refusalOf(error).reason;
  }
}

/** Whether PKI.js accepts a token; it throws for most of what it refuses. */
async function asPkijs(
  token: Uint8Array,
  { root }: Setting,
  { about = message }: Judging = {},
): Promise<boolean> {
  try {
    const { timeStampToken } = TimeStampResp.fromBER(timeStampResponse(token));
    return await new SignedData({ schema: timeStampToken?.content }).verify({
      signer: 0,
      trustedCerts: [certificateOf(root)],
      data: about.slice().buffer,
      checkChain: true,
    });
  } catch {
    return false;
  }
}

const kinds: KeyKind[] = ["rsa", "rsa-pss", "p256", "p384"];

describe.each(kinds)("PKI.js judges tokens with keys of %s as we do:", (kind) => {
  const setting = makeSetting(kind);
  const { signer, middle } = setting;
  const stamp = (options: Partial<TokenOptions> = {}) =>
    makeToken(message, { signer, chain: [middle], genTime: GEN_TIME, ...options });

  test("good ones, by each hash", async () => {
    for (const hash of ["sha256", "sha384", "sha512"] as const) {
      const token = stamp({ hash, imprintHash: hash });
      expect([await asWe(token, setting), await asPkijs(token, setting)]).toEqual(["good", true]);
    }
  });

  test("about other bytes, by another key, of an authority that nobody knows, cut off, older than its certificate", async () => {
    const other = makeSetting(kind);
    const token = stamp();
    const bad: [Uint8Array, string, Judging?][] = [
      [token, "of_other_checkpoint", { about: utf8("other") }],
      [stamp({ thief: other.signer }), "bad_signature"],
      [
        makeToken(message, { signer: other.signer, chain: [other.middle], genTime: GEN_TIME }),
        "unknown_authority",
      ],
      [token.subarray(0, -1), "unreadable"],
      [token.subarray(0, token.length / 2), "unreadable"],
      [Uint8Array.of(...token, 0), "unreadable"],
      [stamp({ genTime: 1_500_000_000 }), "not_in_force"],
    ];
    for (const [given, reason, judging] of bad)
      expect([await asWe(given, setting, judging), await asPkijs(given, setting, judging)]).toEqual([
        reason,
        false,
      ]);
  });

  test("but it takes what we refuse: another use of the key, no reference to its certificate, SHA-1, an expired authority", async () => {
    const unfit = (options: { purposes: string[]; isCritical?: boolean }) =>
      stamp({ signer: makeCertificate({ name: "Clock", kind, issuer: middle, ...options }) });
    const lax: [Uint8Array, string, Judging?][] = [
      [unfit({ purposes: [OCSP_SIGNING] }), "unfit_certificate"],
      [unfit({ purposes: [TIME_STAMPING], isCritical: false }), "unfit_certificate"],
      [stamp({ reference: "none" }), "bad_signature"],
      [stamp({ imprintHash: "sha1" }), "weak_algorithm"],
      [stamp(), "authority_expired", { now: 4_000_000_001 }],
    ];
    for (const [given, reason, judging] of lax)
      expect([await asWe(given, setting, judging), await asPkijs(given, setting, judging)]).toEqual([
        reason,
        true,
      ]);
  });
});

/** What PKI.js reads in an answer of OCSP: good, revoked, or nothing that it believes. */
async function readByPkijs(response: Uint8Array, { root, middle, signer }: Setting): Promise<string> {
  try {
    const { responseBytes } = OCSPResponse.fromBER(response);
    const basic = BasicOCSPResponse.fromBER(responseBytes?.response.valueBlock.valueHexView ?? response);
    const issuer = certificateOf(middle);
    const isVerified = await basic.verify({ trustedCerts: [certificateOf(root)], issuerCerts: [issuer] });
    if (!isVerified) return "unknown";
    const { isForCertificate, status } = await basic.getCertificateStatus(certificateOf(signer), issuer);
    return isForCertificate ? (["good", "revoked"][status] ?? "unknown") : "unknown";
  } catch {
    return "unknown";
  }
}

describe("PKI.js reads answers of OCSP as we do:", () => {
  const setting = makeSetting("p256");
  const { signer: about, middle: issuer } = setting;
  const token = makeToken(message, { signer: about, chain: [issuer], genTime: GEN_TIME });
  const judge = (response: Uint8Array) => asWe(token, setting, { ocsp: [response] });

  test.each([undefined, 0, 1, 2, 3, 4, 5, 6, 9, 10])("revoked, with reason %s", async (reason) => {
    // Whether an earlier token stays good is for us to know: PKI.js gives no reason.
    const isHarmless = reason !== undefined && [0, 3, 4, 5].includes(reason);
    for (const [at, expected] of [
      [GEN_TIME - 100, "revoked"],
      [GEN_TIME + 100, isHarmless ? "good" : "revoked"],
    ] as const) {
      const revoked = { at, ...(reason !== undefined && { reason }) };
      const response = makeRevocation({ about, issuer, producedAt: NOW, revoked });
      expect([await judge(response), await readByPkijs(response, setting)]).toEqual([expected, "revoked"]);
    }
  });

  test("good, by the issuer and by whom it has appointed", async () => {
    const responder = makeCertificate({ name: "R", kind: "p256", issuer, purposes: [OCSP_SIGNING] });
    for (const response of [
      goodOf(setting),
      makeRevocation({ about, issuer, responder, producedAt: GEN_TIME + 60 }),
    ])
      expect([await judge(response), await readByPkijs(response, setting)]).toEqual(["good", "good"]);
  });

  test("nothing by a stranger, by whom the issuer did not appoint, about another certificate, and cut off", async () => {
    const by = (responder: Keyed) => makeRevocation({ about, issuer, responder, producedAt: NOW });
    const other = makeSetting("p256");
    for (const response of [
      by(makeCertificate({ name: "Thief", kind: "p256" })),
      by(makeCertificate({ name: "R", kind: "p256", issuer, purposes: [TIME_STAMPING] })),
      goodOf(other),
      goodOf(setting).subarray(0, -1),
    ])
      expect([await judge(response), await readByPkijs(response, setting)]).toEqual([
        "revocation_not_checked",
        "unknown",
      ]);
  });
});
