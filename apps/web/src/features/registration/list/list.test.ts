import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findColumns } from "./columns.ts";
import { matchRows, withListValues } from "./match-rows.ts";
import { readDate } from "./read-date.ts";
import { readTable, writeTable } from "@colophon/table";
import { writeList } from "./write-list.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return new Uint8Array(view.buffer);
};

describe("a table", () => {
  const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[=+\-@'",;\t\r\n a]{0,6}$/));

  test("is read as it was written, whatever its cells are", () => {
    // A row of empty cells is none.
    const row = fc.array(cell, { minLength: 2, maxLength: 5 }).map((cells) => ["x", ...cells]);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        expect(readTable(bytes(writeTable(rows)), "en")).toMatchObject({
          rows,
          encoding: "utf-8",
          isGuessed: false,
        });
      }),
    );
  });

  test("has no cell that is a formula to other programs", () => {
    fc.assert(
      fc.property(cell, (text) => {
        const written = writeTable([[text, "x"]]).slice(1);
        expect(written).not.toMatch(/^"?[=+\-@\t\r]/);
      }),
    );
  });

  test("is read or not, and nothing else happens, whatever the bytes are", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom("en", "ja", "zh", "ar"),
        (any, language) => {
          const { rows } = readTable(any, language);
          const { columns } = findColumns(rows);
          const files = [{ id: "a", name: "a.jpg" }];
          expect(matchRows(files, rows, columns).said.size).toBeLessThan(2);
        },
      ),
    );
  });

  test.each([
    ["semicolons", bytes("a;b\r\nc;d")],
    ["tabs", bytes("a\tb\nc\td")],
    ["a byte order mark", bytes("\ufeffa,b\nc,d")],
    ["UTF-16", utf16("\ufeffa\tb\r\nc\td", false)],
    ["UTF-16, big end first", utf16("\ufeffa\tb\r\nc\td", true)],
    ["UTF-16 without a mark", utf16("a,b\r\nc,d", false)],
    ["empty rows", bytes("a,b\n,\n\nc,d\n")],
  ])("with %s", (_what, given) => {
    expect(readTable(given, "en")).toMatchObject({
      rows: [
        ["a", "b"],
        ["c", "d"],
      ],
      isGuessed: false,
    });
  });

  test("that is not in Unicode is read as the language’s programs write it, and that is said", () => {
    const latin = Uint8Array.from("caf\u00e9,b", (letter) => letter.charCodeAt(0));
    expect(readTable(latin, "fr")).toMatchObject({
      rows: [["café", "b"]],
      encoding: "windows-1252",
      isGuessed: true,
    });
    const japanese = Uint8Array.of(0x96, 0xe9, 0x2c, 0x62);
    expect(readTable(japanese, "ja")).toMatchObject({
      rows: [["夜", "b"]],
      encoding: "shift_jis",
      isGuessed: true,
    });
  });
});

describe("columns", () => {
  test.each([
    [
      ["Photo No.", "Title of Photo", "File Name", "Month/Year of Publication"],
      { title: 1, file: 2, date: 3 },
    ],
    [["Nom du fichier", "Titre", "Date de publication"], { file: 0, title: 1, date: 2 }],
    [["Título", "Archivo", "Fecha"], { title: 0, file: 1, date: 2 }],
    [["اسم الملف", "العنوان", "تاريخ النشر"], { file: 0, title: 1, date: 2 }],
    [["ファイル名", "タイトル", "公開日"], { file: 0, title: 1, date: 2 }],
    [["文件名", "标题", "发布日期"], { file: 0, title: 1, date: 2 }],
    [["檔案名稱", "標題", "發布日期"], { file: 0, title: 1, date: 2 }],
  ])("are recognized: %j", (header, columns) => {
    expect(findColumns([header, ["1", "a", "b", "c"]])).toEqual({ columns, hasHeader: true });
  });

  test("without names are taken by their position", () => {
    expect(findColumns([["1", "Night", "a.jpg", "3/2024"]])).toEqual({
      columns: { title: 1, file: 2, date: 3 },
      hasHeader: false,
    });
    expect(findColumns([["Night", "a.jpg"]]).columns).toEqual({ title: 0, file: 1 });
  });
});

test.each([
  ["2024-03-15", "2024-03-15"],
  ["3/2024", "2024-03"],
  ["2024/3", "2024-03"],
  ["15/03/2024", "2024-03-15"],
  ["3/15/2024", "2024-03-15"],
  ["March 2024", "2024-03"],
  ["15 mars 2024", "2024-03-15"],
  ["marzo de 2024", "2024-03"],
  ["2024年3月15日", "2024-03-15"],
  ["٣/٢٠٢٤", "2024-03"],
  ["مارس 2024", "2024-03"],
  ["2024", "2024"],
  ["", ""],
  // The third of April, or the fourth of March: nobody knows.
  ["3/4/2024", "3/4/2024"],
  ["some day", "some day"],
  ["31/2/2024", "31/2/2024"],
])("a date written as %j is read as %j", (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

describe("rows", () => {
  const files = [
    { id: "a", name: "Summer/IMG_1.jpg" },
    { id: "b", name: "Winter/IMG_1.jpg" },
    { id: "c", name: "Winter/IMG_2.jpg" },
  ];
  const match = (...names: string[]) =>
    matchRows(
      files,
      names.map((name) => [`of ${name}`, name]),
      { title: 0, file: 1 },
    );

  test("find their file by path, name or stem, and those that find none are named", () => {
    const { said, unmatched } = match("winter/img_1.JPG", "IMG_2", "IMG_1.jpg", "IMG_9.jpg", "");
    expect([...said.keys()]).toEqual(["b", "c"]);
    expect(unmatched).toEqual(["IMG_1.jpg", "IMG_9.jpg"]);
  });

  test("change only what they say", () => {
    const whole = files.map((file) => ({
      ...file,
      sha256: "",
      size: 1,
      mediaType: "",
      title: "before",
      date: "2020",
    }));
    const after = withListValues(whole, new Map([["b", { title: "Snow", date: "" }]]));
    expect(after.map(({ title, date }) => [title, date])).toEqual([
      ["before", "2020"],
      ["Snow", "2020"],
      ["before", "2020"],
    ]);
  });

  test("of the list that we write lead back to the same titles and dates", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 }).map((title) => title.trim());
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 8 }), (titles) => {
        const drafted = titles.map((title, at) => ({
          id: String(at),
          name: `Folder ${at % 2}/=photo ${at}.jpg`,
          sha256: "ab".repeat(32),
          size: at,
          mediaType: "image/jpeg",
          title,
          date: at % 2 ? "2024-03-15" : "",
        }));
        const { rows } = readTable(bytes(writeList(drafted)), "en");
        const { columns } = findColumns(rows);
        const blank = drafted.map((file) => ({ ...file, title: "", date: "" }));
        const { said, unmatched } = matchRows(blank, rows.slice(1), columns);
        expect(unmatched).toEqual([]);
        expect(withListValues(blank, said)).toEqual(drafted);
      }),
    );
  });
});
