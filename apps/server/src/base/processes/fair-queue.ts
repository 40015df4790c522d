export interface FairQueueOptions<T> {
  /** Items that may wait. */
  maxWaiting: number;
  /** Items of one person that may be waiting or in progress. */
  maxOfOne: number;
  /** Called for an item that is refused at once, or that gives way to another. */
  refuse(item: T): void;
}

export interface FairQueue<T> {
  /** `of`: the person. An item that has to wait in a full queue is refused, or somebody else's last one is. */
  add(item: T, of: string | undefined): void;
  isWaiting(): boolean;
  /** The next item, and what to call when it is done. */
  next(): { item: T; done(): void } | undefined;
  /** Takes out all that wait. */
  clear(): T[];
}

interface Waiting<T> {
  item: T;
  of: string | undefined;
  /** How many of the same person came before it and are not done. The lowest is next: many of one person delay nobody else. */
  turn: number;
}

/** A queue in which everybody's first item comes before anybody's second. In a full one, the last item of whoever has most gives way to somebody who has fewer. */
export function createFairQueue<T>({ maxWaiting, maxOfOne, refuse }: FairQueueOptions<T>): FairQueue<T> {
  const waiting: Waiting<T>[] = [];
  /** Items of each person that wait or are in progress. */
  const counts = new Map<string, number>();

  function count(of: string | undefined, change: number): void {
    if (of === undefined) return;
    const now = (counts.get(of) ?? 0) + change;
    if (now > 0) counts.set(of, now);
    else counts.delete(of);
  }

  function takeAt(place: number): Waiting<T> | undefined {
    return waiting.splice(place, 1)[0];
  }

  /** Refuses the last of the waiting items with the highest turn, if that is above this one. */
  function hasMadeRoom(turn: number): boolean {
    const highest = Math.max(...waiting.map((one) => one.turn));
    if (highest <= turn) return false;
    const last = takeAt(waiting.findLastIndex((one) => one.turn === highest));
    if (last === undefined) return false;
    count(last.of, -1);
    refuse(last.item);
    return true;
  }

  return {
    add(item, of) {
      const turn = of === undefined ? 0 : (counts.get(of) ?? 0);
      if (turn >= maxOfOne || (waiting.length >= maxWaiting && !hasMadeRoom(turn))) return refuse(item);
      count(of, 1);
      waiting.push({ item, of, turn });
    },
    isWaiting: () => waiting.length > 0,
    next() {
      const lowest = Math.min(...waiting.map(({ turn }) => turn));
      const found = takeAt(waiting.findIndex(({ turn }) => turn === lowest));
      return found && { item: found.item, done: () => count(found.of, -1) };
    },
    clear: () => waiting.splice(0).map(({ item }) => item),
  };
}
