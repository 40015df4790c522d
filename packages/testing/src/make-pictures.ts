import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

const width = 61;
const height = 47;

/** Pixels that no encoder guesses, the same each time. */
function noise(count: number, seed: number): Buffer {
  const bytes = Buffer.alloc(count);
  let state = seed >>> 0;
  for (let at = 0; at < count; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

const picture = ({
  seed = 1,
  channels = 3,
  w = width,
  h = height,
}: { seed?: number; channels?: 3 | 4; w?: number; h?: number } = {}) =>
  sharp(noise(w * h * channels, seed), { raw: { width: w, height: h, channels } });

/** XMP as other programs write it: facts as attributes and as elements, words that aren't ASCII, padding. */
export const someXmp = (more = "", padding = 200): string =>
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n' +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Adobe XMP Core 5.6">\n' +
  ' <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n' +
  '  <rdf:Description rdf:about="uuid:1" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4">\n' +
  "  </rdf:Description>\n" +
  '  <rdf:Description rdf:about="uuid:1" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
  '   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">L’Été — 夏 &amp; &lt;more&gt;</rdf:li></rdf:Alt></dc:title>\n' +
  `  </rdf:Description>${more}\n </rdf:RDF>\n</x:xmpmeta>\n${" ".repeat(padding)}\n<?xpacket end="w"?>`;

const bytesOf = async (made: Sharp): Promise<Uint8Array> => new Uint8Array(await made.toBuffer());

/** Pictures as cameras and programs write them, by name. */
export const pictureMakers = {
  "baseline.jpg": () => bytesOf(picture().jpeg({ quality: 90 })),
  "progressive.jpg": () => bytesOf(picture().jpeg({ progressive: true })),
  "filled.jpg": async () => withComment(await bytesOf(picture().jpeg())),
  "cmyk.jpg": () => bytesOf(picture().toColourspace("cmyk").jpeg()),
  "grey.jpg": () => bytesOf(picture().greyscale().jpeg()),
  "turned.jpg": () => bytesOf(picture().withMetadata({ orientation: 6 }).jpeg()),
  "profile.jpg": () => bytesOf(picture().withIccProfile("p3").jpeg()),
  "xmp.jpg": () => bytesOf(picture().withMetadata({ orientation: 8 }).withXmp(someXmp()).jpeg()),
  "plain.png": () => bytesOf(picture().png()),
  "sixteen.png": () => bytesOf(picture().toColourspace("rgb16").png()),
  "palette.png": () => bytesOf(picture().png({ palette: true, colours: 16 })),
  "alpha.png": () => bytesOf(picture({ channels: 4 }).withIccProfile("p3").png()),
  "xmp.png": async () =>
    withChunk(await bytesOf(picture().png()), "iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${someXmp()}`)),
  "animated.png": async () =>
    animate(await bytesOf(picture().png()), await bytesOf(picture({ seed: 2 }).png())),
  "lossy.webp": () => bytesOf(picture().webp()),
  "lossless.webp": () => bytesOf(picture().webp({ lossless: true })),
  "alpha.webp": () => bytesOf(picture({ channels: 4 }).webp({ lossless: true, exact: true })),
  "lossy-alpha.webp": () => bytesOf(picture({ channels: 4 }).webp()),
  "profile.webp": () => bytesOf(picture().withIccProfile("p3").withMetadata({ orientation: 3 }).webp()),
  "xmp.webp": () => bytesOf(picture().withXmp(someXmp()).webp()),
  "animated.webp": () => bytesOf(frames().webp({ loop: 0, delay: [80, 90, 100] })),
} satisfies Record<string, () => Promise<Uint8Array>>;

/** The XMP is compressed, as libvips does it. */
export const packedPng = (): Promise<Uint8Array> => bytesOf(picture().withXmp(someXmp()).png());

export const animatedGif = (): Promise<Uint8Array> => bytesOf(frames().gif());

const frames = () =>
  sharp(noise(width * height * 3 * 3, 5), {
    raw: { width, height: height * 3, channels: 3, pageHeight: height },
  });

/** Of more than 60 MB. */
export const largePng = (): Promise<Uint8Array> =>
  bytesOf(picture({ w: 5200, h: 4000 }).png({ compressionLevel: 0 }));
export const largeJpeg = (): Promise<Uint8Array> =>
  bytesOf(picture({ w: 5600, h: 4400 }).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }));

/** Its pixels as two bytes a sample, of all frames that libvips reads, as stored: not turned, in its own colours. */
export async function pixelsOf(file: Uint8Array): Promise<{ pixels: Buffer; pages: number }> {
  const { pages = 1 } = await sharp(file, { animated: true }).metadata();
  return { pixels: await sharp(file, { animated: true }).raw({ depth: "ushort" }).toBuffer(), pages };
}

/** With a comment behind bytes of filling. */
const withComment = (jpeg: Uint8Array): Uint8Array =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from("\xff\xff\xff\xfe\0\x05hey", "latin1"), jpeg.subarray(2)]);

/** With a chunk behind the header. */
export const withChunk = (png: Uint8Array, type: string, contents: Uint8Array): Uint8Array =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, contents), png.subarray(33)]);

export function pngChunk(type: string, contents: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), contents]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(contents.length);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

/** An animated PNG of two, whose default picture is its first frame. */
function animate(first: Uint8Array, second: Uint8Array): Uint8Array {
  const control = (at: number) => {
    const contents = Buffer.alloc(26);
    for (const [place, value] of [at, width, height].entries()) contents.writeUInt32BE(value, place * 4);
    contents.writeUInt16BE(1, 20);
    contents.writeUInt16BE(10, 22);
    return pngChunk("fcTL", contents);
  };
  const at = Buffer.from(first).indexOf("IDAT") - 4;
  const dataOf = (png: Uint8Array) => {
    const from = Buffer.from(png).indexOf("IDAT");
    return Buffer.from(png).subarray(from + 4, from + 4 + Buffer.from(png).readUInt32BE(from - 4));
  };
  const number = Buffer.from([0, 0, 0, 2]);
  return Buffer.concat([
    first.subarray(0, at),
    pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0),
    first.subarray(at, -12),
    control(1),
    pngChunk("fdAT", Buffer.concat([number, dataOf(second)])),
    first.subarray(-12),
  ]);
}
