import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChosenFile } from "../../lib/file/chosen-file.ts";
import { asOne, asSeveral, hasUnread, markFiles, moved, withChosen } from "./draft-files.ts";
import { type Draft, type DraftFile, emptyDraft } from "./draft.ts";
import { findMissing, findRefused } from "./problems.ts";

const digest = (of: number) => of.toString(16).padStart(64, "0");
const chosen = (id: string, path: string, change: Partial<ChosenFile> = {}): ChosenFile => ({
  id,
  path,
  name: path.split("/").at(-1) ?? path,
  size: 5,
  lastModified: 0,
  mediaType: "image/jpeg",
  sha256: undefined,
  state: "waiting",
  bytes: 0,
  isConverted: false,
  ...change,
});
const row = (id: string, change: Partial<DraftFile> = {}): DraftFile => ({
  id,
  sha256: digest(1),
  name: `${id}.jpg`,
  size: 5,
  mediaType: "image/jpeg",
  title: "",
  date: "",
  ...change,
});
const draftOf = (...files: DraftFile[]): Draft => ({ ...emptyDraft(), files });

describe("several files", () => {
  test("come in the order in which they were chosen, and suggest their folder’s name and a kind", () => {
    const draft = withChosen(
      emptyDraft(),
      [chosen("a", "Summer_2024/a.jpg"), chosen("b", "Summer_2024/b.jpg")],
      undefined,
    );
    expect(draft.files.map(({ name }) => name)).toEqual(["Summer_2024/a.jpg", "Summer_2024/b.jpg"]);
    expect(draft.materialDetails).toMatchObject({ title: "Summer 2024", materialType: "photograph" });
    expect(hasUnread(draft)).toBe(true);
  });

  test("come after the one that there was", () => {
    const file = { sha256: digest(9), name: "a.jpg", size: 5, mediaType: "image/jpeg" };
    const draft = withChosen({ ...emptyDraft(), file }, [chosen("b", "b.jpg")], undefined);
    expect(draft.file).toBeNull();
    expect(draft.files.map(({ sha256, name }) => [sha256, name])).toEqual([
      [digest(9), "a.jpg"],
      ["", "b.jpg"],
    ]);
  });

  test("without a common folder suggest no title", () => {
    const draft = withChosen(emptyDraft(), [chosen("a", "a.jpg"), chosen("b", "b.jpg")], undefined);
    expect(draft.materialDetails.title).toBe("");
  });

  test("get their fingerprints, and keep what was entered about them and their order", () => {
    const before = draftOf(row("b", { sha256: "", title: "Second" }), row("a", { sha256: "" }));
    const read = [chosen("a", "a.jpg", { state: "done", sha256: digest(7) }), chosen("b", "b.jpg")];
    const after = withChosen(before, read, undefined);
    expect(after.files).toEqual([row("b", { sha256: "", title: "Second" }), row("a", { sha256: digest(7) })]);
    expect(withChosen(after, read, undefined)).toBe(after);
  });

  test("lose the fingerprint of one that is read again", () => {
    const after = withChosen(
      draftOf(row("a"), row("b")),
      [chosen("a", "a.jpg", { state: "changed" })],
      undefined,
    );
    expect(after.files.map(({ sha256 }) => sha256)).toEqual(["", digest(1)]);
  });

  test("that had to be chosen again keep their place, title and date", () => {
    const before = draftOf(row("a", { sha256: "", title: "Kept", date: "2024" }), row("b"));
    const again = chosen("c", "a.jpg", { state: "done", sha256: digest(3) });
    expect(withChosen(before, [again], undefined).files).toEqual([
      row("c", { name: "a.jpg", sha256: digest(3), title: "Kept", date: "2024" }),
      row("b"),
    ]);
  });

  test("are at most a thousand", () => {
    const many = Array.from({ length: 1200 }, (_, at) => chosen(`id-${at}`, `${at}.jpg`));
    expect(withChosen(emptyDraft(), many, undefined).files).toHaveLength(1000);
  });

  test("become of one and one again, which keeps its earlier proofs", () => {
    const earlierProofs = [{ name: "a.ots", base64: "AAAA" }];
    const file = { sha256: digest(9), name: "a.jpg", size: 5, mediaType: "image/jpeg" };
    const one = { ...emptyDraft(), file, earlierProofs };
    const several = asSeveral(one, "a");
    expect(several).toMatchObject({ file: null, earlierProofs: [], files: [{ id: "a", ...file }] });
    expect(asOne(several, undefined)).toMatchObject({ file, files: [], earlierProofs });
    const unread = draftOf(row("a", { sha256: "" }));
    expect(asOne(unread, undefined)).toBe(unread);
    expect(asOne(draftOf(row("a", { name: "Summer/a.jpg" })), undefined).file?.name).toBe("a.jpg");
  });

  test("move, and none is lost or doubled", () => {
    const files = Array.from({ length: 9 }, (_, at) => row(String(at)));
    const place = fc.nat({ max: 8 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const after = moved(files, String(from), to);
        expect(after[to]?.id).toBe(String(from));
        expect(after.filter(({ id }) => id !== String(from))).toEqual(files.filter((_, at) => at !== from));
      }),
    );
  });

  test("with the same contents or the same name are marked", () => {
    const marks = markFiles([
      row("a"),
      row("b", { name: "a.jpg", sha256: digest(2) }),
      row("c"),
      row("d", { sha256: "" }),
      row("e", { name: "a.jpg" }),
      row("f", { sha256: "" }),
    ]);
    expect([...marks]).toEqual([
      ["b", { namesakeOf: 1 }],
      ["c", { sameAs: 1 }],
      ["e", { sameAs: 1 }],
    ]);
  });
});

describe("what the server would refuse of several files is said before", () => {
  const problems = (...files: DraftFile[]) =>
    findMissing(draftOf(...files)).filter(({ path }) => path.startsWith("files"));

  test.each([
    ["a date that doesn’t exist", { date: "2024-13" }, "invalid_date"],
    ["a date to come", { date: "2999" }, "future_date"],
    ["a long title", { title: "a".repeat(301) }, "too_long"],
    ["a long path", { name: "a".repeat(501) }, "too_long"],
  ])("%s", (_what, change, code) => {
    expect(problems(row("a"), row("b", change))).toEqual([{ path: "files", code, step: 1 }]);
  });

  test("names that are too long together", () => {
    const long = Array.from({ length: 1000 }, (_, at) => row(String(at), { name: "a".repeat(400) }));
    expect(problems(...long)).toEqual([{ path: "files", code: "too_long", step: 1 }]);
    expect(problems(...long.slice(0, 800))).toEqual([]);
  });

  test("and what it refuses is said at the list", () => {
    const draft = draftOf(row("a"), row("b"));
    const refusal = { fields: { "files.1.date": "future_date" } as const, sent: draft };
    expect(findRefused(draft, refusal)).toEqual([{ path: "files", code: "future_date", step: 1 }]);
    expect(findRefused(draftOf(row("a"), row("b")), refusal)).toEqual([]);
  });
});
