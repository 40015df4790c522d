import type { SourceFile } from "./source-files.ts";

/** Turns of phrase that cost a second reading, and what to say for them. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\bso many\b/i, "the number's name, or “at most”, “this number of”"],
  [/\banew\b/i, "“again”"],
  [/\bof before\b/i, "“earlier”, “older”, “from before …”"],
  [/\b(?:to|by|from) who\b/i, "“someone who”, or who it is"],
  [/\bat hand\b/i, "“given”, or who has it"],
];

const comment = /^\s*(?:\/\*\*?|\*|\/\/)(?<whole>.*)|\s\/\/ (?<behind>[^"'`]*)$/;
const testName = /^\s*(?:test|describe)(?:\.\w+)*(?:\(.*?\))?\(\s*(?<quote>["'`])(?<name>.*?)\k<quote>/;

/** Each line of a comment, or name of a test, that has one of these turns: where it is, and what to say. */
export function findTurns(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const { whole, behind } = comment.exec(line)?.groups ?? {};
      const said = whole ?? behind ?? testName.exec(line)?.groups?.["name"] ?? "";
      const found = turns.find(([turn]) => turn.test(said));
      return found === undefined ? [] : [`${path}:${index + 1}: say ${found[1]}`];
    }),
  );
}
