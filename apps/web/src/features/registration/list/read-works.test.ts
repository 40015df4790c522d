import { maxBatch } from "@colophon/api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTable, writeTable } from "@colophon/table";
import { readWorks, writeTemplate } from "./read-works.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readWorks(readTable(bytes(text), "en"));
const digest = (at: number) => at.toString(16).padStart(64, "0");

test("a table of fingerprints is works, with a byte order mark, semicolons, grouped digits and formulas kept as text", () => {
  const text = `\ufeffTitle;File name;SHA-256;Bytes;Type;Date;Description\r\n\r\n"'=1+1";a\\b.tif;${digest(10).toUpperCase()};12,345;image/tiff;May 2024;"One; ""two"""\r\n`;
  expect(read(text)).toEqual({
    works: [
      {
        title: "=1+1",
        name: "a/b.tif",
        sha256: digest(10),
        size: 12_345,
        mediaType: "image/tiff",
        date: "2024-05",
        description: 'One; "two"',
      },
    ],
  });
});

test.each([
  ["fr", "Titre;Nom du fichier;Empreinte SHA-256;Taille du fichier"],
  ["es", "Título;Nombre del archivo;Huella SHA-256;Tamaño del archivo"],
  ["ar", "العنوان;الملف;بصمة الملف;حجم الملف"],
  ["ja", "題名;ファイル名;ファイルの電子指紋;ファイルの大きさ"],
  ["zh", "标题;文件名;文件指纹;文件大小"],
  ["zh-TW", "標題;檔案名稱;檔案指紋;檔案大小"],
])("its columns may have the names of %s", (_language, header) => {
  expect(read(`${header}\nSea;sea.jpg;${digest(1)};5`)).toMatchObject({
    works: [{ title: "Sea", name: "sea.jpg", sha256: digest(1), size: 5 }],
  });
});

test("every row that is no work is named as its program counts it, and nothing is taken", () => {
  const rows = [
    ["File name", "SHA-256", "Size", "Date"],
    ["a.jpg", digest(1), "1", ""],
    ["", digest(2), "1", ""],
    ["b.jpg", "", "1", ""],
    ["c.jpg", "d41d8cd9", "1", ""],
    ["d.jpg", digest(1), "1", ""],
    ["e.jpg", digest(5), "", ""],
    ["f.jpg", digest(6), "1.5 MB", ""],
    ["g.jpg", digest(7), "1", "someday"],
  ];
  const text = writeTable(rows).replace("\r\n", "\r\n,,,\r\n");
  expect(read(text)).toEqual({
    problems: [
      { row: 4, why: "noFile", value: "" },
      { row: 5, why: "noSha256", value: "" },
      { row: 6, why: "badSha256", value: "d41d8cd9" },
      { row: 7, why: "twice", value: "3" },
      { row: 8, why: "noSize", value: "" },
      { row: 9, why: "badSize", value: "1.5 MB" },
      { row: 10, why: "badDate", value: "someday" },
    ],
  });
});

test("a table without fingerprints, and one with more rows than one order takes", () => {
  expect(read("Title,File name,Bytes\na,b.jpg,1")).toEqual({ missing: "sha256" });
  expect(read("File name,SHA-256\nb.jpg,1")).toEqual({ missing: "size" });
  expect(read("SHA-256,Bytes\n1,1")).toEqual({ missing: "file" });
  const rows = Array.from({ length: maxBatch + 1 }, (_, at) => `f.jpg,${digest(at)},1`);
  expect(read(`File name,SHA-256,Bytes\n${rows.join("\n")}`)).toEqual({ tooMany: maxBatch + 1 });
});

test("the template has every column, and no row", () => {
  expect(read(`${writeTemplate()}x,x.jpg,${digest(3)},7,,,`)).toMatchObject({ works: [{ size: 7 }] });
});

test("any bytes are a table or not, and nothing else happens", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (any) => {
      expect(Object.keys(readWorks(readTable(any, "en")))).toHaveLength(1);
    }),
  );
});
