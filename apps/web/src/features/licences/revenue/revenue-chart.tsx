import type { Month } from "./months-shown.ts";

interface Props {
  months: readonly Month[];
  nameOf: (month: string, length: "short" | "narrow" | "year") => string;
  /** An amount as the reader writes it. */
  money: (amount: number) => string;
}

/** A month's width, and its column's, of a height of 100. */
const [step, width] = [10, 6];

/** Columns of a table that is beside it: whoever can't see them reads that. */
export function RevenueChart({ months, nameOf, money }: Props) {
  const largest = Math.max(...months.map(({ amount }) => amount));
  const height = (amount: number) => (amount === 0 ? 0 : Math.max(1, (amount / largest) * 100));
  return (
    <div aria-hidden="true" className="grid gap-1.5">
      <p className="border-b border-dashed border-rule pb-1 text-sm text-muted">
        <span dir="ltr" className="tabular-nums">
          {money(largest)}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${months.length * step} 100`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-ink text-navy rtl:-scale-x-100"
      >
        {months.map(({ month, amount }, place) => (
          <rect
            key={month}
            x={place * step + (step - width) / 2}
            y={100 - height(amount)}
            width={width}
            height={height(amount)}
            fill="currentColor"
          >
            <title>{`${nameOf(month, "short")}: ${money(amount)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="flex text-sm text-muted">
        {months.map(({ month }, place) => (
          <span
            key={month}
            className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start justify-items-center leading-snug"
          >
            {/* Japanese and Chinese months are numbers: twelve with their character don't fit. */}
            <span className="sm:hidden">{nameOf(month, "narrow").replace("月", "")}</span>
            <span className="max-sm:hidden">{nameOf(month, "short")}</span>
            {beginsYear(months, place) && <span className="whitespace-nowrap">{nameOf(month, "year")}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where the year is written: at each January, and at the first month if that leaves room for both. */
function beginsYear(months: readonly Month[], place: number): boolean {
  const isJanuary = (month: Month | undefined) => month?.month.endsWith("-01") === true;
  return isJanuary(months[place]) || (place === 0 && !months.slice(1, 3).some(isJanuary));
}
