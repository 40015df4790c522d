import { encode, integer, OID, oid, readDer, readInteger, readSequence, sequence, TAG } from "@colophon/der";
import { concat, equal } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { describe, expect, test } from "vitest";
import { changes, placesIn, replaceAt } from "@colophon/testing/change-der";
import { SIGNER_INFO } from "@colophon/testing/make-cms";
import { addTimeStamp, cmsOf, makePdf, withCms } from "@colophon/testing/make-pdf";
import { makeSigner } from "@colophon/testing/make-signer";
import { checkPdfSignature } from "./check-pdf-signature.ts";
import { readCertificatePdf } from "./read-certificate-pdf.ts";

// Who has a genuine PDF and no key can change the signature's container alone: nothing else is left out of what is signed.

const root = makeSigner({ name: "Root", isAuthority: true });
const between = makeSigner({ name: "Between", issuer: root, isAuthority: true });
const signer = makeSigner({ name: "Signer", issuer: between });
const pdf = makePdf({ signer, bundle: "{}", room: 4096 });

/** Of the certificates in the structure, and of the parts of one. */
const CERTIFICATES = [1, 0, 3];
const SIGNATURE_VALUE = 2;
/** Parts of the signer. */
const SIGNATURE = 5;
const UNSIGNED_ATTRIBUTES = 6;
/** Of the token's SignedData within those. */
const TOKEN = [0, 1, 0, 1];

const stateWith = (cms: Uint8Array, roots = [root.pem]) =>
  checkPdfSignature(readCertificatePdf(withCms(pdf, cms)), roots).state;

/** Every element of the structure whose place begins so, changed in every way: those changes that are accepted. */
function acceptedChanges(genuine: Uint8Array, within: readonly number[] = []): string[] {
  const structure = readDer(genuine);
  const places = placesIn(structure).filter((place) => within.every((part, i) => place[i] === part));
  expect(places.length).toBeGreaterThan(0);
  const tried = places.filter((_, at) => isLong || at % 9 === 0 || places.length < 20);
  return tried.flatMap((place) =>
    Object.entries(changes)
      .map(([name, change]) => ({
        name: `${place.join(".")} ${name}`,
        cms: replaceAt(structure, place, change),
      }))
      .filter(({ cms }) => !equal(cms, genuine) && stateWith(cms) !== "refused")
      .map(({ name }) => name),
  );
}

/** The other signature that anybody can make of one: n − s in the place of s. */
function withOtherS(signature: Uint8Array): Uint8Array {
  const [r = 0n, s = 0n] = readSequence(readDer(signature), 2).map(readInteger);
  return sequence(integer(r), integer(ORDER - s));
}

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

describe("in the container of a signature", () => {
  test("no element can be left out, put in, repeated, moved or changed", () => {
    expect(stateWith(cmsOf(pdf))).toBe("sound");
    expect(acceptedChanges(cmsOf(pdf))).toEqual([]);
  });

  test("nothing can be put behind it, nor can it be written in another way", () => {
    const cms = cmsOf(pdf);
    const refused = [
      concat(cms, encode(TAG.null)),
      // A length of three bytes where two are enough.
      concat(Uint8Array.of(0x30, 0x83, 0), cms.subarray(2)),
      replaceAt(readDer(cms), [0], () => [oid(OID.data)]),
    ];
    for (const one of refused) expect(stateWith(one)).toBe("refused");
  });
});

describe("what stays free, since nobody shows it and it changes nothing (docs/format.md)", () => {
  test("the larger and the smaller s of the signer and of an authority below the root, no others", () => {
    const cms = readDer(cmsOf(pdf));
    const ofSigner = replaceAt(cms, [...SIGNER_INFO, SIGNATURE], ({ tag, content }) => [
      encode(tag, withOtherS(content)),
    ]);
    const ofCertificate = (place: number) =>
      replaceAt(cms, [...CERTIFICATES, place, SIGNATURE_VALUE], ({ tag, content }) => [
        encode(tag, Uint8Array.of(0), withOtherS(content.subarray(1))),
      ]);
    expect(stateWith(ofSigner)).toBe("sound");
    expect([0, 1, 2].map((place) => stateWith(ofCertificate(place)))).toEqual([
      "refused",
      "sound",
      "refused",
    ]);
  });

  test("a time-stamp: whether there is one, and what else it says about this signature", () => {
    const stamped = cmsOf(addTimeStamp(pdf, 800_000_000));
    const place = [...SIGNER_INFO, UNSIGNED_ATTRIBUTES];
    const inToken = [...place, ...TOKEN].join(".");
    const accepted = acceptedChanges(stamped, place).filter((change) => !change.startsWith(inToken));
    expect(accepted).toEqual([`${place.join(".")} left out`]);
  });

  test("a root of anybody’s, where the trust names a certificate further below than the one it has issued", () => {
    const fakeRoot = makeSigner({ name: "Root", isAuthority: true });
    const fake = makeSigner({ name: "Between", issuer: fakeRoot, keyOf: between, isAuthority: true });
    const cms = replaceAt(readDer(cmsOf(pdf)), CERTIFICATES, ({ tag }) => [
      encode(tag, signer.certificate, fake.certificate, fakeRoot.certificate),
    ]);
    expect([root, between, signer].map(({ pem }) => stateWith(cms, [pem]))).toEqual([
      "refused",
      "refused",
      "sound",
    ]);
  });
});
