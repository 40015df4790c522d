import type { PortfolioFilter, WorkListItem } from "@colophon/api";
import { useState } from "react";

interface Chosen {
  /** What was found when they were chosen: other works are not acted upon unseen. */
  among: string;
  ids: ReadonlySet<string>;
  /** All that was found, on whatever page. */
  isAll: boolean;
}

/** The works that are chosen among those found, on all pages. */
export function useSelection(filter: PortfolioFilter, works: readonly WorkListItem[], total: number) {
  const among = JSON.stringify(filter);
  const none: Chosen = { among, ids: new Set(), isAll: false };
  const [kept, setKept] = useState(none);
  /** Where a range begins that is chosen with the Shift key. */
  const [anchor, setAnchor] = useState<string>();
  const { ids, isAll } = kept.among === among ? kept : none;
  const onPage = works.map(({ id }) => id);
  const isChosen = (id: string) => isAll || ids.has(id);
  const choose = (chosen: Iterable<string>) => setKept({ among, ids: new Set(chosen), isAll: false });

  return {
    count: isAll ? total : ids.size,
    isAll,
    isChosen,
    isPageChosen: onPage.length > 0 && onPage.every(isChosen),
    /** Chooses a work or no longer does; with those between it and the last one, if asked. */
    toggle(id: string, isRange: boolean) {
      const [from, to] = [onPage.indexOf(anchor ?? id), onPage.indexOf(id)];
      const range = isRange && from >= 0 ? onPage.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      setAnchor(id);
      const before = isAll ? onPage : [...ids];
      choose(isChosen(id) ? before.filter((one) => !range.includes(one)) : [...before, ...range]);
    },
    togglePage() {
      const others = isAll ? [] : [...ids].filter((id) => !onPage.includes(id));
      choose(onPage.every(isChosen) ? others : [...others, ...onPage]);
    },
    chooseAll: () => setKept({ ...none, isAll: true }),
    clear: () => setKept(none),
    /** As the server is told. */
    works: isAll ? { filter } : { ids: [...ids] },
  };
}
export type Selection = ReturnType<typeof useSelection>;
