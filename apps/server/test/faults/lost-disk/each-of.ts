/** Does something with each of these, several at once; the answers are in the order of the items. */
export async function eachOf<T, R>(
  items: readonly T[],
  work: (item: T, place: number) => Promise<R>,
  clients = 12,
): Promise<R[]> {
  const answers: R[] = [];
  const rest = items.entries();
  const goOn = async () => {
    for (const [place, item] of rest) answers[place] = await work(item, place);
  };
  await Promise.all(Array.from({ length: clients }, goOn));
  return answers;
}

/** At most this number, spread evenly over all. */
export function sampleOf<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, place) => place % step === 0);
}
