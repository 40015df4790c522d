import type { WorkListItem } from "@colophon/api";

/** The works whose title, kind or certificate number contains every word of the query, ignoring case and accents. */
export function findWorks(
  works: WorkListItem[],
  query: string,
  kindOf: (work: WorkListItem) => string,
): WorkListItem[] {
  const words = fold(query).split(/\s+/);
  return works.filter((work) => {
    const text = fold(`${work.title} ${kindOf(work)} ${work.certificateId}`);
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
