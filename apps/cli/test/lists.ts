import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { call, type WorkListItem } from "@colophon/api";
import { type Account, authorization } from "@colophon/testing/account";

/** A folder with this number of small files, and the list of them: works of their own. */
export function writeWorks(folder: string, count: number, name = "list.csv"): string {
  mkdirSync(join(folder, "photos"), { recursive: true });
  const rows = Array.from({ length: count }, (_, at) => {
    writeFileSync(join(folder, "photos", `${at}.jpg`), `photograph ${at} of ${folder}`);
    return `photos/${at}.jpg;"Photograph ${at}; the sea";photograph;author;2026-03-${String((at % 28) + 1).padStart(2, "0")}`;
  });
  const list = join(folder, name);
  writeFileSync(list, `\ufefffile;title;kind;relation;date\r\n${rows.join("\r\n")}\r\n`);
  return list;
}

/** All works of an account. */
export async function worksOf({ url, token }: Account): Promise<WorkListItem[]> {
  const works: WorkListItem[] = [];
  for (;;) {
    const before = works.at(-1)?.id;
    const query = { limit: 500, ...(before !== undefined && { before }) };
    const page = await call("GET /api/ip/user", { query }, { baseUrl: url, headers: authorization(token) });
    works.push(...page);
    if (page.length < 500) return works;
  }
}

/** How often each title is registered. */
export function tally(works: readonly WorkListItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of works) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}
