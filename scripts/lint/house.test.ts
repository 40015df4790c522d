import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");

/** The rooms of docs/house.md's table: each line names a folder, indented below the one that it is in. */
function roomsInHouse(): string[] {
  const document = readFileSync(join(repository, "docs/house.md"), "utf8");
  const table = /^```\n(contracts\/.*?)^```/ms.exec(document)?.[1] ?? "";
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
