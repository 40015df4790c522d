import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isLong } from "@colophon/testing/is-long";
import { largeJpeg, largePng, pictureMakers, pixelsOf } from "@colophon/testing/make-pictures";
import { isMissing, run } from "@colophon/testing/run-tool";
import { afterAll, describe, expect, test } from "vitest";
import type { UsesSaid } from "../vocabulary.ts";
import { markPicture, plusOf } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "colophon-marked-"));
afterAll(() => rmSync(folder, { recursive: true }));

const training: UsesSaid = { "train-generative": "refuse", "train-other": "refuse" };
const mixture: UsesSaid = { ground: "refuse", index: "allow" };

function marked(file: Uint8Array, uses: UsesSaid): Uint8Array {
  const plus = plusOf(uses);
  if (plus === undefined) throw new Error("nothing is said");
  const made = markPicture(file, { plus });
  if (made.state !== "marked") throw new Error(made.reason);
  return Buffer.concat(made.parts);
}

const pictures = Object.entries(pictureMakers).filter((_, at) => isLong || at % 3 === 0);

function readByExiftool(name: string, file: Uint8Array): Record<string, string> {
  const path = join(folder, name);
  writeFileSync(path, file);
  const args = [
    "-json",
    "-XMP-plus:all",
    "-XMP:Title",
    "-XMP:Rating",
    "-Orientation#",
    "-ICC_Profile:ProfileDescription",
  ];
  const { output } = run("exiftool", [...args, "-Validate", "-Warning", path]);
  return (JSON.parse(output) as Record<string, string>[])[0] ?? {};
}

describe.skipIf(isMissing("exiftool"))("exiftool", () => {
  test.for(pictures)("reads the word in %s", async ([name, make]) => {
    const file = await make();
    const before = readByExiftool(`before-${name}`, file);
    const after = readByExiftool(name, marked(file, training));
    expect(after["DataMining"]).toBe("http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING");
    // Everything else is as it was, what it finds wrong with the file included.
    const { DataMining: _, SourceFile: _one, ...rest } = after;
    const { SourceFile: _other, ...same } = before;
    expect(rest).toEqual(same);
  });

  test.for(["baseline.jpg", "xmp.jpg", "xmp.png", "lossy.webp"] as const)(
    "reads the constraint in %s",
    async (name) => {
      const after = readByExiftool(name, marked(await pictureMakers[name](), mixture));
      expect(after).toMatchObject({
        DataMining: "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-SEECONSTRAINT",
        OtherConstraints: expect.stringMatching(
          /^Refused: grounding of answers\. Allowed: indexing/,
        ) as string,
      });
    },
  );

  test.runIf(isLong).for([
    ["large.jpg", largeJpeg],
    ["large.png", largePng],
  ] as const)("reads the word in %s of more than 60 MB", async ([name, make]) => {
    const file = await make();
    expect(file.length).toBeGreaterThan(60_000_000);
    const after = readByExiftool(name, marked(file, training));
    expect(after["DataMining"]).toMatch(/DMI-PROHIBITED-AIMLTRAINING$/);
  });
});

describe("the picture", () => {
  test.for(pictures)("in %s has the same pixels", async ([, make]) => {
    const file = await make();
    const [before, after] = [await pixelsOf(file), await pixelsOf(marked(file, training))];
    expect(after.pages).toBe(before.pages);
    expect(after.pixels.equals(before.pixels)).toBe(true);
  });
});
