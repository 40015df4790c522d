import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  concat,
  fromHex,
  javaScript,
  type Primitives,
  toHex,
  utf8,
  verifyCertificate,
} from "@colophon/proof";
import fc from "fast-check";
import { isLong } from "@colophon/testing/is-long";
import { describe, expect, test } from "vitest";
import { makeBundle } from "@colophon/testing/make-bundle";
import { refusal } from "@colophon/testing/refusal";
import { readWycheproof } from "@colophon/testing/wycheproof";
import { createNodePrimitives } from "./node-primitives.ts";
import { createOpenSsl, type OpenSsl } from "./open-ssl.ts";

const native = createNodePrimitives();

/** Everything that can be said of a signature, by OpenSSL and by JavaScript. */
const ed25519 = ({ isSoundEd25519Key, verifyEd25519 }: Primitives, [key, ...rest]: Case): boolean =>
  isSoundEd25519Key(key) && verifyEd25519(key, ...rest);
const p256 = ({ verifyP256 }: Primitives, [key, ...rest]: Case): boolean => verifyP256(key, ...rest);

interface Vector {
  key: string;
  sig: string;
  msg: string;
  flags: string[] | null;
}

type Case = [publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array];

test("OpenSSL is what computes here", () => {
  expect(native).not.toBe(javaScript);
});

test("SHA-256 is JavaScript's", () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: "grapheme" })), (input) => {
      expect(toHex(native.sha256(input))).toBe(toHex(javaScript.sha256(input)));
    }),
  );
  expect(refusal(() => native.sha256("\ud800"))).toBe("bad_utf8");
});

describe("the same is said as in JavaScript", () => {
  test("of CCTV's 914 edge cases of Ed25519", () => {
    const file = new URL("../../proof/testdata/ed25519/ed25519vectors.json", import.meta.url);
    const vectors = JSON.parse(readFileSync(file, "utf8")) as Vector[];
    expect(vectors.length).toBe(914);
    const accepted = vectors.filter(({ key, sig, msg }) =>
      ed25519(native, [fromHex(key), utf8(msg), fromHex(sig)]),
    );
    expect(accepted.map(({ flags }) => flags)).toEqual([null]);
  }, 30_000);

  test.each([
    ["ed25519", 150, ed25519],
    ["ecdsa_secp256r1_sha256_p1363", 262, p256],
  ] as const)(
    "of Wycheproof's %s",
    (name, count, judge) => {
      const cases = readWycheproof(name);
      expect(cases.length).toBe(count);
      for (const { id, publicKey, message, signature, isValid } of cases) {
        const one: Case = [fromHex(publicKey), fromHex(message), fromHex(signature)];
        expect({ id, isValid: judge(native, one) }).toEqual({ id, isValid });
      }
    },
    30_000,
  );

  test("of Ed25519 signatures, sound and altered", () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const key = new Uint8Array(publicKey.export({ format: "der", type: "spki" }).subarray(-32));
    expectAgreement(ed25519, {
      key,
      sign: (message) => sign(null, message, privateKey),
      altered: (signature) => [
        // S plus the group's order: the same equation, another spelling.
        withScalar(signature, 32, (s) => s + 2n ** 252n + 27742317777372353535851937790883648493n, "little"),
        // R as points of low order and in spellings that are not canonical.
        ...[0n, 1n, 2n ** 255n - 20n, 2n ** 255n - 19n, 2n ** 255n - 18n, 2n ** 255n, 2n ** 256n - 1n].map(
          (y) => withScalar(signature, 0, () => y, "little"),
        ),
        withScalar(signature, 32, () => 0n, "little"),
      ],
    });
  });

  test.runIf(isLong)("of P-256 signatures, sound and altered", () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    expectAgreement(p256, {
      key: pointOf(publicKey),
      sign: (message) => sign("sha256", message, { key: privateKey, dsaEncoding: "ieee-p1363" }),
      altered: (signature) => [
        withScalar(signature, 32, (s) => order - s, "big"),
        ...[0n, 1n, order - 1n, order, 2n ** 256n - 1n].flatMap((value) =>
          [0, 32].map((at) => withScalar(signature, at, () => value, "big")),
        ),
      ],
    });
  });

  test("of keys that are none", () => {
    const signature = new Uint8Array(64).fill(1);
    for (const key of [new Uint8Array(), new Uint8Array(64), new Uint8Array(65), new Uint8Array(65).fill(4)])
      expect(p256(native, [key, utf8(""), signature])).toBe(p256(javaScript, [key, utf8(""), signature]));
    for (const key of [
      new Uint8Array(),
      new Uint8Array(31),
      new Uint8Array(32),
      new Uint8Array(32).fill(255),
    ])
      expect(ed25519(native, [key, utf8(""), signature])).toBe(false);
  });

  test("of a P-256 key whose y is a byte short", () => {
    let keys;
    do keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
    while (pointOf(keys.publicKey)[33] !== 0);
    const point = pointOf(keys.publicKey);
    const short = concat(point.subarray(0, 33), point.subarray(34));
    const { privateKey } = keys;
    const signature = new Uint8Array(
      sign("sha256", utf8("text"), { key: privateKey, dsaEncoding: "ieee-p1363" }),
    );
    expect(p256(native, [point, utf8("text"), signature])).toBe(true);
    expect(p256(javaScript, [short, utf8("text"), signature])).toBe(false);
    expect(p256(native, [short, utf8("text"), signature])).toBe(false);
  });

  test("of certificates, genuine and altered by one character", () => {
    const { registry, bundle } = makeBundle();
    const { trust } = registry;
    const text = JSON.stringify(bundle);
    const expectSame = (input: string) =>
      expect(verifyCertificate(input, { trust, primitives: native })).toEqual(
        verifyCertificate(input, { trust }),
      );
    expectSame(text);
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom("A", "z", "0", "=", " ", "\\"),
        (at, character) => {
          expectSame(text.slice(0, at) + character + text.slice(at + 1));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("an OpenSSL that cannot be relied on is left aside", () => {
  const real = createOpenSsl();
  test.each<[string, OpenSsl]>([
    ["knows no Ed25519", { ...real, verifyEd25519: () => false }],
    ["accepts every Ed25519 signature", { ...real, verifyEd25519: () => true }],
    ["knows no P-256", { ...real, verifyP256: () => false }],
    ["accepts every P-256 signature", { ...real, verifyP256: () => true }],
  ])("when it %s", (_, openSsl) => {
    expect(createNodePrimitives(openSsl)).toBe(javaScript);
  });

  test("and what it refuses by mistake is accepted by JavaScript", () => {
    let isTested = false;
    const forgetful: OpenSsl = {
      verifyEd25519: (...one) => !isTested && real.verifyEd25519(...one),
      verifyP256: (...one) => !isTested && real.verifyP256(...one),
    };
    const primitives = createNodePrimitives(forgetful);
    isTested = true;
    expect(primitives).not.toBe(javaScript);
    for (const [name, judge] of [
      ["ed25519", ed25519],
      ["ecdsa_secp256r1_sha256_p1363", p256],
    ] as const) {
      const valid = readWycheproof(name).find(({ isValid }) => isValid);
      const { publicKey = "", message = "", signature = "" } = valid ?? {};
      expect(judge(primitives, [fromHex(publicKey), fromHex(message), fromHex(signature)])).toBe(true);
    }
  });
});

/** Signatures of random messages, each as it is, with one bit turned, cut, lengthened, and altered as `altered` says. */
function expectAgreement(
  judge: (primitives: Primitives, one: Case) => boolean,
  {
    key,
    sign: signWith,
    altered,
  }: {
    key: Uint8Array;
    sign: (message: Uint8Array) => Uint8Array;
    altered: (signature: Uint8Array) => Uint8Array[];
  },
): void {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(511), (message, bit) => {
      const signature = new Uint8Array(signWith(message));
      expect(judge(native, [key, message, signature])).toBe(true);
      const turned = signature.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      const lengths = [signature.subarray(1), signature.subarray(0, 63), concat(signature, Uint8Array.of(0))];
      for (const one of [signature, turned, ...lengths, ...altered(signature), new Uint8Array(64)])
        expect(judge(native, [key, message, one])).toBe(judge(javaScript, [key, message, one]));
    }),
    { numRuns: 25 },
  );
}

function pointOf(publicKey: KeyObject): Uint8Array {
  return new Uint8Array(publicKey.export({ format: "der", type: "spki" }).subarray(-65));
}

/** The 32 bytes at `at` as an integer, changed; of the result the lowest 256 bits. */
function withScalar(
  signature: Uint8Array,
  at: number,
  change: (value: bigint) => bigint,
  order: "big" | "little",
): Uint8Array {
  const oriented = (bytes: Uint8Array) => (order === "big" ? bytes : bytes.toReversed());
  const value = BigInt(`0x${toHex(oriented(signature.subarray(at, at + 32)))}`);
  const changed = oriented(fromHex(BigInt.asUintN(256, change(value)).toString(16).padStart(64, "0")));
  return concat(signature.subarray(0, at), changed, signature.subarray(at + 32));
}
