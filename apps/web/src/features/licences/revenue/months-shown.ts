export interface Month {
  /** Of UTC, as `2026-11`. */
  month: string;
  amount: number;
  issued: number;
}

/** As many as a chart on a phone can name. */
const most = 12;

/** The last twelve months up to now, those without licences too, and all that were earlier as one sum. */
export function monthsShown(months: readonly Month[], now: number): { shown: Month[]; earlier: Month[] } {
  // A clock that is slow hides nothing.
  const newest = [monthOf(new Date(now)), ...months.map(({ month }) => month)].toSorted().at(-1) ?? "";
  const shown = Array.from({ length: most }, (_, place) => {
    const month = monthOf(monthsBefore(newest, most - 1 - place));
    return months.find((one) => one.month === month) ?? { month, amount: 0, issued: 0 };
  });
  const first = shown[0]?.month ?? "";
  return { shown, earlier: months.filter(({ month }) => month < first) };
}

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

function monthsBefore(month: string, count: number): Date {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1));
}
