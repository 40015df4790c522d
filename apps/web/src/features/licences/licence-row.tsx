import type { ReactNode } from "react";
import { Link } from "react-router";
import { Rosette } from "../../ui/rosette.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  /** Of the ornament: a licence has its own, a request that of the work's certificate. */
  seed: string;
  to: string;
  title: string;
  price: { text: string; isAmount: boolean };
  children: ReactNode;
}

/** A licence, or a request for one, as a row of a list: its work, its price, and what else is to be said. */
export function LicenceRow({ seed, to, title, price, children }: Props) {
  return (
    <li className="relative flex items-start gap-4 border-b border-rule py-5">
      <Rosette
        seed={seed}
        className={`size-12 shrink-0 print:hidden ${seed.startsWith("LIC-") ? "text-valid" : "text-gold"}`}
      />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="text-xl wrap-anywhere">
          <Link to={to} className="max-sm:after:absolute max-sm:after:inset-0">
            <Words>{title}</Words>
          </Link>
        </h3>
        {price.isAmount ? (
          <p className="font-serif text-lg tabular-nums sm:text-end">
            <span dir="ltr">{price.text}</span>
          </p>
        ) : (
          <p className="sm:text-end">{price.text}</p>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1 sm:col-span-2">{children}</div>
      </div>
    </li>
  );
}
