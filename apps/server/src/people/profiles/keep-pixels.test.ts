import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { keepPixels } from "./keep-pixels.ts";

const picture = await sharp({ create: { width: 6, height: 4, channels: 3, background: "#8a1c2b" } })
  .png()
  .toBuffer();

/** After the signature and IHDR. */
const afterHeader = 8 + 25;

function withChunk(name: string, content: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(name, 4, "latin1");
  chunk.set(content, 8);
  return Buffer.concat([picture.subarray(0, afterHeader), chunk, picture.subarray(afterHeader)]);
}

test("text, profiles and unknown chunks of a PNG are dropped, its pixels are not", async () => {
  const bare = keepPixels(picture);
  for (const name of ["zTXt", "iTXt", "tEXt", "iCCP", "sPLT", "vpAg"])
    expect(keepPixels(withChunk(name, deflateSync(Buffer.alloc(100_000))))).toEqual(bare);
  expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
});

test("what follows the end of a PNG is dropped", () => {
  expect(keepPixels(Buffer.concat([picture, Buffer.from("<script>")]))).toEqual(keepPixels(picture));
});

test("other files, and a PNG that is cut short, are left to the decoder", () => {
  const text = Buffer.from("not a picture");
  expect(keepPixels(text)).toEqual(text);
  const cut = picture.subarray(0, picture.length - 20);
  expect(keepPixels(cut).length).toBeLessThanOrEqual(cut.length);
  const lying = withChunk("zTXt", Buffer.alloc(0));
  lying.writeUInt32BE(0xffffffff, afterHeader);
  expect(keepPixels(lying).length).toBe(lying.length);
});
