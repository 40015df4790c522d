import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");
const house = readFileSync(join(repository, "docs/house.md"), "utf8");

/** The rooms of docs/house.md's table: each line names a folder, indented below the one that it is in. */
function roomsInHouse(): string[] {
  const table = /^```\n(contracts\/.*?)^```/ms.exec(house)?.[1] ?? "";
  const above: string[] = [];
  return table
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { indent = "", folder = "" } = /^(?<indent> *)(?<folder>\S+)\/(?: |$)/.exec(line)?.groups ?? {};
      const depth = indent.length / 2;
      above.splice(depth, Infinity, folder);
      return above.join("/");
    });
}

const foldersOf = (folder: string): string[] =>
  readdirSync(join(repository, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** Folders of data and texts are part of the room that they are in. */
const isRoom = (folder: string): boolean =>
  !/\/(migrations|texts|grammars|certificate-fonts|node_modules|dist)$/.test(folder);

/** The folders that house.md has to explain. */
function roomsInTree(): string[] {
  const wings = foldersOf("apps/server/src");
  const others =
    "contracts apps/server/src apps/verify apps/cli apps/web/src e2e bench scripts tools docs".split(" ");
  return [
    ...others,
    ...wings,
    ...wings.flatMap(foldersOf),
    ...foldersOf("packages"),
    ...foldersOf("packages/proof/src"),
    ...foldersOf("packages/api/src"),
    ...foldersOf("packages/clocks/src"),
    ...foldersOf("packages/uses/src"),
    ...foldersOf("packages/licences/src"),
    ...foldersOf("apps/web/src/lib"),
  ].filter(isRoom);
}

test("docs/house.md explains each room of the tree, and no other", () => {
  expect(roomsInHouse().toSorted()).toEqual(roomsInTree().toSorted());
});

test("each state in docs/house.md names tests that there are", () => {
  const there = new Set(
    globSync("{apps,e2e}/**/*.{test,spec}.{ts,tsx}", {
      cwd: repository,
      exclude: (name) => name.endsWith("node_modules"),
    }).map((path) => path.split("/").at(-1)),
  );
  const states = /^## The states of a registration.*?^## /ms.exec(house)?.[0] ?? "";
  const rows = states.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| state |"));
  const wrong = rows.filter((row) => {
    const named = [...row.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = ""]) => name);
    return named.length === 0 || !named.every((name) => there.has(name));
  });
  expect(rows.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});

test("docs/house.md says with what each file of the web's texts comes", () => {
  const files = readdirSync(join(repository, "apps/web/public/locales/en")).map((file) =>
    file.replace(".json", ""),
  );
  const texts = /^## Texts of the web.*?^## /ms.exec(house)?.[0] ?? "";
  expect(files.filter((name) => !texts.includes(`\`${name}\``))).toEqual([]);
});
