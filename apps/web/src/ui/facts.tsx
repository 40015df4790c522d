import type { ReactNode } from "react";

export type Fact = [name: string, value: ReactNode];

/** Names and values side by side; a name without a value is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(([, value]) => value !== "" && value !== undefined && value !== null);
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(9rem,1fr)_3fr]">
      {known.map(([name, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list; two files have one name
        <div key={index} className="contents">
          <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
          <dd dir="auto" className="min-w-0 text-start whitespace-pre-line wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
