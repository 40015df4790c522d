import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { beforeAll, expect, test } from "vitest";
import { root } from "./run.ts";
import { readLockfile, type Sbom, writeSbom } from "./write-sbom.ts";

let sbom: Sbom;
beforeAll(() => {
  sbom = writeSbom(makeTemporaryFolder("colophon-sbom-"));
});

/** What the lockfile has beside tests and our own, on any platform. */
function wanted(): string[] {
  const all = Object.entries(readLockfile().packages)
    .filter(([place, { dev }]) => place.includes("node_modules/") && dev !== true)
    .flatMap(([place, { name = place.replace(/^.*node_modules\//, ""), version }]) =>
      version === undefined ? [] : [`${name}@${version}`],
    );
  return [...new Set(all)].toSorted();
}

test("it is CycloneDX, of the whole", () => {
  expect(sbom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5" });
  expect(sbom.metadata.component).toMatchObject({ name: "colophon", type: "application" });
});

test("it names all that is installed beside tests, each once, and nothing else but what is ours", () => {
  const named = sbom.components.map(({ purl }) => decodeURIComponent(purl.replace("pkg:npm/", "")));
  const others = named.filter((each) => !each.startsWith("@colophon/"));
  expect(others.toSorted()).toEqual(wanted());
  const names = others.map((each) => each.replace(/@[^@]*$/, ""));
  expect(names).toEqual(expect.arrayContaining(["zod", "pg", "react", "@noble/hashes"]));
  expect(names.filter((name) => ["vitest", "vite", "oxlint", "knip"].includes(name))).toEqual([]);
});

test("each has a licence, and a hash unless it is ours", () => {
  const bare = sbom.components.filter(
    ({ licenses = [] }) => !licenses.some((each) => each.license?.id ?? each.expression),
  );
  expect(bare.map(({ purl }) => purl)).toEqual([]);
  const unknown = sbom.components.filter(
    ({ purl, hashes = [] }) => hashes.length === 0 && !purl.includes("%40colophon"),
  );
  expect(unknown.map(({ purl }) => purl)).toEqual([]);
});

test("it has no address of a registry of packages, and no path of this machine", () => {
  const text = JSON.stringify(sbom);
  expect(text.match(/https?:\/\/[^/"]+/g)).toEqual(["http://cyclonedx.org"]);
  expect(text).not.toContain(root);
});
