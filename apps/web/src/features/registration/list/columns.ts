/** What a list may say of a file. */
export const columnNames = ["file", "title", "date"] as const;
export type ColumnName = (typeof columnNames)[number];

/** Which columns of a table have it, counted from 0. */
export type Columns = Partial<Record<ColumnName, number>>;

/** Names of columns in seven languages; those of the US Copyright Office's list of photographs are among them. */
export const columnHeaders: Record<ColumnName, RegExp> = {
  file: /file ?name|^files?$|^path$|photo file|fichier|chemin|archivo|fichero|ruta|ملف|المسار|ファイル|パス|文件|档案|檔案|檔名|路径|路徑/iu,
  title: /title|titre|título|titulo|عنوان|タイトル|題名|作品名|标题|標題|题名|名称|名稱/iu,
  date: /publication|published|^date|^month|^year|parution|publicación|publicacion|^fecha|^mes|^año|نشر|تاريخ|公開|発行|公表|日付|年月|出版|发布|發布|发表|發表|日期/iu,
};

/**
 * The columns by the first row, if that names any. Otherwise by their position, as in the list of the US Copyright Office:
 * number, title, file name, date; without a number in front, where there are three or fewer.
 */
export function findColumns(rows: readonly (readonly string[])[]): { columns: Columns; hasHeader: boolean } {
  const [first = []] = rows;
  const named: Columns = {};
  first.forEach((cell, at) => {
    const header = cell.normalize("NFC").trim();
    if (header.length > 60 || /\.\w{2,5}$/.test(header)) return;
    // A file name is no title: the first of these that fits.
    const name = columnNames.find((one) => columnHeaders[one].test(header));
    // Ours say more than those of the US Copyright Office beside them.
    if (name !== undefined && (named[name] === undefined || /^(?:path|date)$/i.test(header)))
      named[name] = at;
  });
  if (named.file !== undefined) return { columns: named, hasHeader: true };
  const width = Math.max(0, ...rows.slice(0, 20).map(({ length }) => length));
  const start = width > 3 ? 1 : 0;
  const columns: Columns =
    width < 2 ? {} : { title: start, file: start + 1, ...(width > start + 2 && { date: start + 2 }) };
  return { columns, hasHeader: named.title !== undefined && named.date !== undefined };
}
