import { readDataRows } from "./data.ts";

/** A work that everybody knows, registered or not: what people compare others with. */
export interface FamousWork {
  id: string;
  /** What people call it in each language where it has a name of its own, as written there. */
  titles: readonly string[];
  /** The concepts by which somebody who liked it would look for more. */
  concepts: readonly string[];
}

/** All famous works, sorted by id. */
export function readFamousWorks(): FamousWork[] {
  const works = new Map<string, { titles: string[]; concepts: string[] }>();
  for (const [id = "", is, text = ""] of readDataRows("famous")) {
    const work = works.get(id) ?? { titles: [], concepts: [] };
    works.set(id, work);
    if (is === "concepts") work.concepts = text.split(" ");
    else work.titles.push(text);
  }
  return Array.from(works, ([id, work]) => ({ id, ...work }));
}
