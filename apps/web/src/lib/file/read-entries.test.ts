import { makeZip } from "client-zip";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEntryReader } from "./read-entries.ts";

const names = [
  "RSF-000000001-Low Water.pdf",
  "RSF-000000002-海.pdf",
  "RSF-000000003.earlier-1.ots",
  "manifest.csv",
];
const files = names.map((name, at) => ({ name, input: "P".repeat(at * 40) }));
const zip = new Uint8Array(await new Response(makeZip(files)).arrayBuffer());

test("every file is named once, in whatever pieces the ZIP arrives", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), (sizes) => {
      const found: string[] = [];
      const read = createEntryReader((name) => found.push(name));
      for (let at = 0, step = 0; at < zip.length; step++) {
        const size = sizes[step % sizes.length] ?? 1;
        read(zip.subarray(at, at + size));
        at += size;
      }
      expect(found).toEqual(names);
    }),
  );
});
