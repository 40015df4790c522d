import {
  animatedGif,
  largeJpeg,
  packedPng,
  pictureMakers,
  pngChunk,
  someXmp,
  withChunk,
} from "@colophon/testing/make-pictures";
import fc from "fast-check";
import { isLong } from "@colophon/testing/is-long";
import { describe, expect, test } from "vitest";
import { type Marked, markPicture, plusOf } from "./index.ts";
import type { Plus } from "../emit/plus.ts";

const namespace = "http://ns.useplus.org/ldf/xmp/1.0/";
const uri = (name: string) => `http://ns.useplus.org/ldf/vocab/DMI-${name}`;
const plus = plusOf({ "train-generative": "refuse" }) as Plus;
const mixture = plusOf({ ground: "refuse" }) as Plus;

const latin = (text: string) => Buffer.from(text, "latin1");
const bytesOf = (marked: Marked): Buffer => {
  if (marked.state !== "marked") throw new Error(`left alone: ${marked.reason}`);
  return Buffer.concat(marked.parts);
};
const textOf = (marked: Marked) => bytesOf(marked).toString("utf8");
const jpeg = await pictureMakers["baseline.jpg"]();
const png = await pictureMakers["plain.png"]();
const webp = await pictureMakers["lossy.webp"]();

const segment = (marker: number, contents: Buffer | string): Buffer => {
  const bytes = typeof contents === "string" ? Buffer.from(contents) : contents;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};
const jpegWith = (...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const xmpSegment = (xmp: string) => segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`);
const jpegOf = (xmp: string) => jpegWith(xmpSegment(xmp));
const pngOf = (contents: string | Buffer, type = "iTXt") => withChunk(png, type, Buffer.from(contents));
const webpWith = (type: string, contents: Uint8Array) => {
  const head = Buffer.concat([latin(type), Buffer.alloc(4)]);
  head.writeUInt32LE(contents.length, 4);
  const all = Buffer.concat([webp, head, contents, Buffer.alloc(contents.length % 2)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
};

const says = (value: string) =>
  `<rdf:Description rdf:about="uuid:1" xmlns:p="${namespace}"><p:DataMining>${value}</p:DataMining></rdf:Description>`;
const saysAsAttribute = (value: string) =>
  `<rdf:Description rdf:about='uuid:1' xmlns:p='${namespace}' p:DataMining='${value}' />`;
const saysAsResource = (value: string) =>
  `<rdf:Description rdf:about="" xmlns:p="${namespace}"><p:DataMining rdf:resource="${value}"/></rdf:Description>`;
const constrains = `<rdf:Description rdf:about="" xmlns:p="${namespace}"><p:OtherConstraints><rdf:Alt><rdf:li xml:lang="x-default">Ask.</rdf:li></rdf:Alt></p:OtherConstraints></rdf:Description>`;

describe("a picture with XMP", () => {
  test("keeps every byte of it, and says more", () => {
    const xmp = someXmp();
    const text = textOf(markPicture(jpegOf(xmp), { plus }));
    const [before, after] = xmp.split("</rdf:RDF>") as [string, string];
    expect(text).toContain(before);
    expect(text).toContain(after);
    expect(text).toContain(`rdf:about="uuid:1"><plus:DataMining>${plus.uri}</plus:DataMining>`);
  });

  test("gives its padding when there is no other room, and else has none", () => {
    const full = (size: number, padding: number) => {
      const more = `<!--${"x".repeat(size)}-->`;
      return jpegOf(someXmp(more, padding));
    };
    expect(markPicture(full(60_000, 4_000), { plus }).state).toBe("marked");
    expect(markPicture(full(64_800, 100), { plus })).toEqual({ state: "left_alone", reason: "xmp_full" });
  });

  test.for([says, saysAsAttribute, saysAsResource])("is asked about what it says already (%#)", (as) => {
    const same = jpegOf(someXmp(as(plus.uri)));
    expect(markPicture(same, { plus })).toEqual({ state: "left_alone", reason: "says_so" });
    const other = jpegOf(someXmp(as(uri("ALLOWED"))));
    const refused = { state: "left_alone", reason: "says_otherwise", said: uri("ALLOWED") };
    expect(markPicture(other, { plus })).toEqual(refused);
    expect(markPicture(other, { plus, replacing: uri("PROHIBITED") })).toEqual(refused);
    const replaced = markPicture(other, { plus, replacing: uri("ALLOWED") });
    expect(textOf(replaced)).not.toContain("DMI-ALLOWED");
    expect(markPicture(bytesOf(replaced), { plus }).state).toBe("left_alone");
  });

  test("keeps somebody's constraints", () => {
    const file = jpegOf(someXmp(constrains));
    expect(markPicture(file, { plus: mixture })).toEqual({ state: "left_alone", reason: "has_constraints" });
    expect(markPicture(file, { plus }).state).toBe("marked");
  });

  test.for([
    ["two values", someXmp(says(uri("ALLOWED")) + saysAsAttribute(uri("PROHIBITED")))],
    ["a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${someXmp()}`],
    ["another encoding", `<?xml version="1.0" encoding="UTF-16"?>${someXmp()}`],
    ["elements that don't end", someXmp().replace("</x:xmpmeta>", "")],
    ["elements that cross", someXmp("<rdf:Description><a></rdf:Description></a>")],
    ["a prefix of nothing", someXmp("<rdf:Description q:a='1'/>")],
    ["an attribute twice", someXmp("<rdf:Description rdf:about='' rdf:about=''/>")],
    ["another description", someXmp("<rdf:Bag/>")],
    ["a value of elements", someXmp(says("<rdf:Bag/>"))],
    ["two lists of facts", `${someXmp()}${someXmp()}`],
    ["no list", "<x/>"],
    ["an empty list", '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>'],
    ["nothing", ""],
    ["a zero", `${someXmp()}\0`],
  ])("is left alone with %s", ([, xmp = ""]) => {
    expect(markPicture(jpegOf(xmp), { plus })).toEqual({ state: "left_alone", reason: "xmp_unclear" });
  });

  test("is left alone when its XMP is compressed, twice there, or kept in another way", async () => {
    const unclear = { state: "left_alone", reason: "xmp_unclear" };
    expect(markPicture(await packedPng(), { plus })).toEqual(unclear);
    expect(markPicture(pngOf("XML:com.adobe.xmp\0\x01\0\0\0zzz"), { plus })).toEqual(unclear);
    expect(markPicture(pngOf("Raw profile type xmp\0\0zzz", "zTXt"), { plus })).toEqual(unclear);
    expect(markPicture(jpegWith(xmpSegment(someXmp()), xmpSegment(someXmp())), { plus })).toEqual(unclear);
    const twice = withChunk(
      pngOf(`XML:com.adobe.xmp\0\0\0\0\0${someXmp()}`),
      "iTXt",
      Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${someXmp()}`),
    );
    expect(markPicture(twice, { plus })).toEqual(unclear);
  });

  test("keeps its extended part, unless that may say it", () => {
    const extended = (text: string) =>
      segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${"A".repeat(32)}${"\0".repeat(8)}${text}`);
    const file = jpegWith(xmpSegment(someXmp()), extended("<x>first"), extended(" second</x>"));
    const made = bytesOf(markPicture(file, { plus }));
    expect(made.includes(extended("<x>first"))).toBe(true);
    expect(made.includes(extended(" second</x>"))).toBe(true);
    const hidden = jpegWith(
      xmpSegment(someXmp()),
      extended("http://ns.usep"),
      extended("lus.org/ldf/xmp/1.0/"),
    );
    expect(markPicture(hidden, { plus })).toEqual({ state: "left_alone", reason: "xmp_unclear" });
  });
});

describe("left alone", () => {
  const c2pa = { state: "left_alone", reason: "c2pa" };

  test("with Content Credentials, in the file or elsewhere", () => {
    const box = latin("JP\0\x01\0\0\0\x01\0\0\0\x30jumb\0\0\0\x28jumdc2pa");
    expect(markPicture(jpegWith(segment(0xeb, box)), { plus })).toEqual(c2pa);
    expect(markPicture(withChunk(png, "caBX", box), { plus })).toEqual(c2pa);
    expect(markPicture(webpWith("C2PA", box), { plus })).toEqual(c2pa);
    const elsewhere = `<rdf:Description rdf:about="" xmlns:d="http://purl.org/dc/terms/" d:provenance="https://x"/>`;
    expect(markPicture(jpegOf(someXmp(elsewhere)), { plus })).toEqual(c2pa);
  });

  test("with further pictures behind the first", () => {
    const file = jpegWith(segment(0xe2, "MPF\0MM\0*\0\0\0\b"));
    expect(markPicture(file, { plus })).toEqual({ state: "left_alone", reason: "several_pictures" });
  });

  test("of another format", async () => {
    const others = [
      await animatedGif(),
      latin("II*\0\b\0\0\0"),
      latin("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
      latin("\0\0\0\x18ftypavif\0\0\0\0mif1avif"),
      latin("RIFF\x04\0\0\0WAVE"),
      latin("%PDF-1.7"),
      new Uint8Array(),
    ];
    for (const file of others)
      expect(markPicture(file, { plus })).toEqual({ state: "left_alone", reason: "format" });
  });

  test("when it is cut anywhere behind its first bytes", async () => {
    const files = await Promise.all(Object.values(pictureMakers).map((make) => make()));
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), (file, part) => {
        const cut = file.subarray(0, 12 + Math.floor((file.length - 13) * part));
        expect(markPicture(cut, { plus })).toEqual({ state: "left_alone", reason: "damaged" });
      }),
      { numRuns: 500 },
    );
  });
});

describe("every byte", () => {
  const isMade = (from: Uint8Array) => bytesOf(markPicture(from, { plus }));

  test.for([
    "baseline.jpg",
    "progressive.jpg",
    "cmyk.jpg",
    "turned.jpg",
    "plain.png",
    "sixteen.png",
    "animated.png",
  ] as const)("of %s is there, with one piece more", async (name) => {
    const file = await pictureMakers[name]();
    const made = isMade(file);
    const from = made.findIndex((byte, at) => byte !== file[at]);
    const added = made.length - file.length;
    // The piece may begin with bytes like those behind it.
    const places = Array.from({ length: 5 }, (_, back) => from - back);
    expect(
      places.some((at) => Buffer.concat([made.subarray(0, at), made.subarray(at + added)]).equals(file)),
    ).toBe(true);
  });

  test.for(["lossy.webp", "alpha.webp", "profile.webp", "animated.webp"] as const)(
    "of the chunks of %s is there",
    async (name) => {
      const chunksOf = (bytes: Buffer) => {
        const chunks: string[] = [];
        for (let at = 12; at < bytes.length;) {
          const to = at + 8 + bytes.readUInt32LE(at + 4);
          chunks.push(bytes.subarray(at, to).toString("latin1"));
          at = to + (to % 2);
        }
        return chunks;
      };
      const [before, after] = [Buffer.from(await pictureMakers[name]()), isMade(await pictureMakers[name]())];
      expect(after.readUInt32LE(4)).toBe(after.length - 8);
      const isPicture = (chunk: string) => !/^(?:VP8X|XMP )/.test(chunk);
      expect(chunksOf(after).filter(isPicture)).toEqual(chunksOf(before).filter(isPicture));
    },
  );

  test("behind the picture's end stays", () => {
    const tail = latin("somebody's film");
    for (const file of [jpeg, png, webp])
      expect(isMade(Buffer.concat([file, tail])).subarray(-tail.length)).toEqual(tail);
  });

  test("of a picture in restarts stays", () => {
    const scan = Buffer.concat([
      segment(0xda, latin("\x01\x01\0\0\x3f\0")),
      latin("ab\xff\0c\xff\xd0d\xff\xd7e\xff\xff\xd9"),
    ]);
    const file = Buffer.concat([latin("\xff\xd8"), segment(0xe0, "JFIF\0"), segment(0xc4, "x"), scan]);
    const made = isMade(file);
    expect(made.subarray(-scan.length)).toEqual(scan);
    expect(made.subarray(0, 11)).toEqual(file.subarray(0, 11));
  });

  test("that is another gives a reason or a file that says it, and never a fault", () => {
    const seeds = [jpeg, jpegOf(someXmp()), pngOf(`XML:com.adobe.xmp\0\0\0\0\0${someXmp()}`), webp];
    fc.assert(
      fc.property(
        fc.constantFrom(...seeds),
        fc.array(fc.tuple(fc.nat(1200), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(plus, mixture),
        (file, changes, wish) => {
          const changed = Buffer.from(file);
          for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte;
          const made = markPicture(changed, { plus: wish });
          if (made.state === "left_alone") return;
          expect(textOf(made)).toContain(`<plus:DataMining>${wish.uri}<`);
          const again = markPicture(bytesOf(made), { plus: wish });
          expect(again).toEqual({
            state: "left_alone",
            reason: wish.constraint === undefined ? "says_so" : "has_constraints",
          });
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("of noise gives a reason", () => {
    const heads = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\x40\0\0\0WEBP"].map(latin);
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 100 }), (head, noise) => {
        expect(markPicture(Buffer.concat([head, noise]), { plus }).state).toBe("left_alone");
      }),
      { numRuns: 1000 },
    );
  });

  test.runIf(isLong)("of 60 MB is shared with the original, not copied", async () => {
    const file = await largeJpeg();
    const made = markPicture(file, { plus });
    if (made.state !== "marked") throw new Error(made.reason);
    expect(made.parts.at(-1)?.buffer).toBe(file.buffer);
  });
});

test("a PNG's chunk has the right sum", () => {
  const made = bytesOf(markPicture(png, { plus }));
  const from = made.indexOf("iTXt");
  const length = made.readUInt32BE(from - 4);
  const contents = made.subarray(from + 4, from + 4 + length);
  expect(made.subarray(from - 4, from + 8 + length)).toEqual(pngChunk("iTXt", contents));
  expect(from).toBeLessThan(made.indexOf("IDAT"));
});
