import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bitString,
  boolean,
  context,
  DerError,
  type DerElement,
  encode,
  integer,
  octetString,
  oid,
  readBitString,
  readBoolean,
  readDer,
  readExplicit,
  readInteger,
  readNamedBits,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  readSet,
  readSetOf,
  readTime,
  sequence,
  setOf,
  TAG,
  time,
  utf8String,
} from "./index.ts";

const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(" ", ""), "hex"));
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const read = (hex: string) => readDer(fromHex(hex));

/** Real certificates: the roots that Node.js brings along. */
const certificates = rootCertificates.map((pem) => new Uint8Array(new X509Certificate(pem).raw));

/** The element again, from its parts. */
function rewrite({ tag, content, children }: DerElement): Uint8Array {
  return encode(tag, ...(children.length > 0 ? children.map(rewrite) : [content]));
}

/** Undefined for what is refused; any other error fails the test. */
function tryRead(bytes: Uint8Array): DerElement | undefined {
  try {
    return readDer(bytes);
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
}

describe("what is read is what was written", () => {
  const whole = fc.bigInt({ min: 0n, max: 2n ** 600n });
  const bytes = fc.uint8Array({ maxLength: 300 });
  const arcs = fc
    .tuple(fc.constantFrom(0, 1, 2), fc.nat(39), fc.array(fc.nat(2 ** 31 - 1), { maxLength: 8 }))
    .map(([root, second, rest]) => [root, second, ...rest].join("."));
  const date = fc
    .date({ min: new Date("1950-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((one) => new Date(Math.floor(one.getTime() / 1000) * 1000));

  test("numbers, bytes, identifiers, times and texts", () => {
    fc.assert(
      fc.property(whole, bytes, arcs, date, fc.boolean(), (number, octets, dotted, at, value) => {
        expect(readInteger(readDer(integer(number)))).toBe(number);
        expect(readOctetString(readDer(octetString(octets)))).toEqual(octets);
        expect(readBitString(readDer(bitString(octets)))).toEqual(octets);
        expect(readObjectIdentifier(readDer(oid(dotted)))).toBe(dotted);
        expect(readTime(readDer(time(at)))).toBe(at.getTime() / 1000);
        expect(readBoolean(readDer(boolean(value)))).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(Buffer.from(readDer(utf8String(text)).content).toString()).toBe(text);
      }),
    );
  });

  test("what contains others, at any length", () => {
    const leaf = fc.oneof(whole.map(integer), bytes.map(octetString), arcs.map(oid));
    const members = fc.array(leaf, { maxLength: 30 });
    fc.assert(
      fc.property(members, fc.nat(30), (list, n) => {
        const contents = (elements: readonly DerElement[]) => elements.map((one) => toHex(one.bytes));
        expect(contents(readSequence(readDer(sequence(...list)), list.length))).toEqual(list.map(toHex));
        expect(contents(readSetOf(readDer(setOf(...list)))).toSorted()).toEqual(list.map(toHex).toSorted());
        expect(contents([readExplicit(readDer(context(n, sequence(...list))), n)])).toEqual([
          toHex(sequence(...list)),
        ]);
      }),
    );
  });

  test.each<[string, DerElement | bigint | string | boolean[], unknown]>([
    ["a negative INTEGER", readInteger(read("0201ff")), -1n],
    ["an identifier with a large second arc", readObjectIdentifier(read("0603883703")), "2.999.3"],
    [
      "an identifier of 128 bits",
      readObjectIdentifier(read(`06146983${"ff".repeat(17)}7f`)),
      "2.25.340282366920938463463374607431768211455",
    ],
    ["named bits", readNamedBits(read("03020106")), [false, false, false, false, false, true, true]],
    ["no named bits", readNamedBits(read("030100")), []],
  ])("%s", (_, found, wanted) => {
    expect(found).toEqual(wanted);
  });
});

describe("real certificates", () => {
  test("are all read, and are the same when written again", () => {
    expect(certificates.length).toBeGreaterThan(100);
    for (const certificate of certificates)
      expect(toHex(rewrite(readDer(certificate)))).toBe(toHex(certificate));
  });

  test("with changes are refused, or are the same when written again", () => {
    const edit = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(3),
      fc.uint8Array({ maxLength: 3 }),
    );
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...certificates),
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        (certificate, edits) => {
          let bytes = Buffer.from(certificate);
          for (const [place, left, put] of edits) {
            const at = Math.floor(place * bytes.length);
            bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + left)]);
          }
          const element = tryRead(bytes);
          if (element === undefined) return;
          accepted += 1;
          expect(toHex(rewrite(element))).toBe(toHex(bytes));
        },
      ),
      { numRuns: 2000 },
    );
    // Changes that keep all lengths pass: else this test would say nothing.
    expect(accepted).toBeGreaterThan(20);
  });

  test("cut off anywhere are refused", () => {
    const [certificate = new Uint8Array()] = certificates;
    for (let end = 0; end < certificate.length; end++)
      expect(tryRead(certificate.subarray(0, end))).toBeUndefined();
  });
});

describe("what is not DER is refused", () => {
  test.each([
    ["nothing", ""],
    ["a tag alone", "02"],
    ["an element that is cut off", "020200"],
    ["something after the end", "020100 00"],
    ["a length in two octets instead of one", "04810100"],
    ["a length with a zero before it", `04820080 ${"00".repeat(128)}`],
    ["a length without end", "30800000"],
    ["a length of five octets", "048500000000 01 00"],
    ["a length of 126 octets", `04fe${"ff".repeat(126)}`],
    ["a length beyond the end", "0484ffffffff"],
    ["a tag of several octets", "1f8101 00"],
    ["an end of contents", "30020000"],
    ["a primitive sequence", "1000"],
    ["a constructed string", "2403040100"],
    ["a constructed identifier", "2600"],
    ["TRUE as 01", "010101"],
    ["a BOOLEAN of two octets", "0102ffff"],
    ["an empty BOOLEAN", "0100"],
    ["an INTEGER with a zero before it", "02020001"],
    ["an INTEGER with ones before it", "0202ff80"],
    ["an empty INTEGER", "0200"],
    ["an ENUMERATED with a zero before it", "0a020001"],
    ["a BIT STRING whose unused bits are not zero", "03020101"],
    ["a BIT STRING with eight unused bits", "03020800"],
    ["an empty BIT STRING with unused bits", "030101"],
    ["a BIT STRING without its first octet", "0300"],
    ["a NULL with content", "050100"],
    ["an identifier with a zero digit before an arc", "0603558001"],
    ["an identifier that begins with one", "06028001"],
    ["an identifier without end", "06025581"],
    ["an empty identifier", "0600"],
    ["a UTCTime without seconds", `170b${toHex(Buffer.from("2601010000Z"))}`],
    ["a UTCTime with an offset", `1711${toHex(Buffer.from("260101000000+0100"))}`],
    ["a UTCTime on 30 February", `170d${toHex(Buffer.from("260230000000Z"))}`],
    ["a UTCTime at 24 o’clock", `170d${toHex(Buffer.from("260101240000Z"))}`],
    ["a UTCTime in a leap second", `170d${toHex(Buffer.from("261231235960Z"))}`],
    ["a GeneralizedTime in local time", `180e${toHex(Buffer.from("20500101000000"))}`],
    [
      "a GeneralizedTime with a zero at the end of its fraction",
      `1812${toHex(Buffer.from("20500101000000.10Z"))}`,
    ],
    ["the same inside something else", "a0053003010101"],
  ])("%s", (_, hex) => {
    expect(() => read(hex)).toThrow(DerError);
  });

  test("too much, and too deep", () => {
    expect(() => readDer(octetString(new Uint8Array(65_536)))).toThrow("too large");
    let nested = sequence();
    for (let depth = 0; depth < 32; depth++) nested = sequence(nested);
    expect(readDer(nested).tag).toBe(TAG.sequence);
    expect(() => readDer(sequence(nested))).toThrow("nested too deeply");
  });
});

describe("what was not asked for is refused", () => {
  const text = (content: string) => Buffer.from(content);

  test.each<[string, () => unknown]>([
    ["an element that is not there", () => readSequence(undefined)],
    ["another type", () => readInteger(readDer(octetString(new Uint8Array())))],
    ["more elements", () => readSequence(readDer(sequence(integer(1), integer(2))), 1)],
    ["fewer elements", () => readSet(readDer(setOf()), 1)],
    ["an explicit tag without an element", () => readExplicit(readDer(context(0)), 0)],
    ["an explicit tag with two", () => readExplicit(readDer(context(0, integer(1), integer(2))), 0)],
    ["a SET OF in another order", () => readSetOf(readDer(encode(TAG.set, integer(2), integer(1))))],
    ["whole bytes with unused bits", () => readBitString(readDer(bitString(Uint8Array.of(0x80), 1)))],
    ["named bits with a zero at the end", () => readNamedBits(readDer(bitString(Uint8Array.of(0x80))))],
    [
      "an enormous identifier",
      () => readObjectIdentifier(readDer(encode(TAG.objectIdentifier, new Uint8Array(65).fill(1)))),
    ],
    [
      "a GeneralizedTime before 2050",
      () => readTime(readDer(encode(TAG.generalizedTime, text("20491231235959Z")))),
    ],
    [
      "a certificate’s time with a fraction",
      () => readTime(readDer(encode(TAG.generalizedTime, text("20500101000000.5Z")))),
    ],
  ])("%s", (_, ask) => {
    expect(ask).toThrow(DerError);
  });

  test("a negative number is not written", () => {
    expect(() => integer(-1)).toThrow(RangeError);
  });
});
