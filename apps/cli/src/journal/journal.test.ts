import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openJournal } from "./journal.ts";
import { JournalDamaged, type JournalLine, readJournalLines, writeLine } from "./journal-lines.ts";
import { pendingOf } from "./journal-state.ts";

const text = fc.string({ unit: "grapheme" });
const work = fc.record({ digest: text, title: text, fileCount: fc.nat() });
const line: fc.Arbitrary<JournalLine> = fc.oneof(
  fc.record({
    kind: fc.constant("prepared" as const),
    id: text,
    at: fc.nat(),
    token: text,
    way: fc.constantFrom("register" as const, "order" as const),
    body: text,
    works: fc.array(work),
  }),
  fc.record({ kind: fc.constant("ordered" as const), id: text, at: fc.nat(), order: text }),
  fc.record({
    kind: fc.constant("registered" as const),
    id: text,
    at: fc.nat(),
    works: fc.array(fc.record({ workId: text, certificateId: text })),
  }),
  fc.record({ kind: fc.constant("dropped" as const), id: text, at: fc.nat(), why: text }),
  fc.record({ kind: fc.constant("deposited" as const), workId: text, at: fc.nat() }),
);

const bytesOf = (lines: JournalLine[]) => Buffer.from(lines.map(writeLine).join(""));
const journalPath = () => join(makeTemporaryFolder("colophon-journal-"), "state", "registry.jsonl");

const prepared = (id: string, digest = id): JournalLine => ({
  kind: "prepared",
  id,
  at: 1,
  token: "t",
  way: "register",
  body: "{}",
  works: [{ digest, title: digest, fileCount: 1, sha256: `sha of ${digest}` }],
});

function outcomeOf(bytes: Uint8Array): string {
  try {
    return readJournalLines(bytes).whole <= bytes.length ? "read" : "too long";
  } catch (error) {
    return error instanceof JournalDamaged ? "damaged" : String(error);
  }
}

describe("lines", () => {
  test("are read as they were written, and a torn last one is none", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), line, fc.nat(), (lines, last, cut) => {
        const whole = bytesOf(lines);
        const torn = Buffer.from(writeLine(last));
        const bytes = Buffer.concat([whole, torn.subarray(0, cut % torn.length)]);
        expect(readJournalLines(bytes)).toEqual({ lines, whole: whole.length });
      }),
    );
  });

  test("are read or refused, whatever the bytes are", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((json) => Buffer.from(`${json}\n`)),
        ),
        (bytes) => {
          expect(outcomeOf(bytes)).toMatch(/^(read|damaged)$/);
        },
      ),
    );
  });
});

test("a journal remembers, is its owner's alone, and goes on after a torn line", () => {
  const path = journalPath();
  const first = openJournal(path);
  first.append(prepared("a"));
  first.append({ kind: "registered", id: "a", at: 2, works: [{ workId: "w", certificateId: "RSF" }] });
  first.append(prepared("b"));
  first.close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  appendFileSync(path, '{"kind":"registered","id":"b","at":3,"wor');
  const second = openJournal(path);
  expect(second.state.registered.get("a")).toMatchObject({ certificateId: "RSF" });
  expect(second.state.files.get("sha of a")).toMatchObject({ certificateId: "RSF" });
  expect(pendingOf(second.state).map(({ id }) => id)).toEqual(["b"]);
  second.append({ ...prepared("c", "b"), replaces: "b" } as JournalLine);
  second.close();
  const third = openJournal(path);
  expect(pendingOf(third.state).map(({ id }) => id)).toEqual(["c"]);
  third.close();
  expect(readFileSync(path, "utf8").endsWith("\n")).toBe(true);
});

test("a damaged line that is not the last one is named, and nothing is changed", () => {
  const path = journalPath();
  openJournal(path).close();
  const damaged = `${writeLine(prepared("a"))}{"kind":\n${writeLine(prepared("b"))}`;
  writeFileSync(path, damaged);
  expect(() => openJournal(path)).toThrow(/Line 2 .* is damaged/);
  expect(readFileSync(path, "utf8")).toBe(damaged);
});

test("two processes never have one journal, and a killed one does not keep it", async () => {
  const path = journalPath();
  openJournal(path).close();
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await new Promise((resolve) => other.once("spawn", resolve));
  writeFileSync(`${path}.lock`, `${String(other.pid)} - x\n`);
  expect(() => openJournal(path)).toThrow(/process \d+\) is at work/);
  const ended = new Promise((resolve) => other.once("close", resolve));
  other.kill("SIGKILL");
  await ended;
  const journal = openJournal(path);
  expect(() => openJournal(path)).toThrow(/is at work/);
  journal.close();
  openJournal(path).close();
});

test("where no journal can be, that is said before anything is sent", () => {
  const path = journalPath();
  writeFileSync(join(path, ".."), "a file where its folder would be");
  expect(() => openJournal(path)).toThrow(/can't be written.*nothing was sent/);
});
