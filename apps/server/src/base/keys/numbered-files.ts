import fs from "node:fs";
import path from "node:path";

/** Of a key that can be replaced: `name.key` is the first one, `name-2.key` the one after it, and so on. */
export function numberedFile(keysDir: string, name: string, number: number, extension = ".key"): string {
  return path.join(keysDir, `${name}${number === 1 ? "" : `-${number}`}${extension}`);
}

/**
 * The numbers of the keys of that name which the folder has, rising. The highest is not always the one in use: a key is made before it is
 * used, and whoever reads keys says which one is.
 */
export function listNumbers(keysDir: string, name: string, extension = ".key"): number[] {
  if (!fs.existsSync(keysDir)) return [];
  const numbers = fs.readdirSync(keysDir).flatMap((file) => {
    if (!file.startsWith(name) || !file.endsWith(extension)) return [];
    const middle = file.slice(name.length, -extension.length);
    if (middle === "") return [1];
    const [, digits] = /^-([1-9]\d{0,2})$/.exec(middle) ?? [];
    return digits === undefined || digits === "1" ? [] : [Number(digits)];
  });
  return numbers.toSorted((a, b) => a - b);
}
