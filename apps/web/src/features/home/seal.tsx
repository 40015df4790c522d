import { useId } from "react";
import { Rosette } from "../../ui/rosette.tsx";

interface Props {
  /** Of the certificate's rosette. */
  seed: string;
  /** Set before the reader's eyes, this number of milliseconds from now; otherwise it is there. */
  delay?: number | undefined;
  className?: string;
}

/** The seal of a certificate: who, where, when, around the certificate's own rosette. */
export function Seal({ seed, delay, className = "" }: Props) {
  const ring = useId();
  return (
    <span
      aria-hidden
      style={delay === undefined ? undefined : { animationDelay: `${delay}ms` }}
      className={`relative grid place-items-center rounded-full bg-paper text-gold ${delay === undefined ? "" : "motion-safe:stamping"} ${className}`}
    >
      <svg viewBox="0 0 200 200" className="absolute inset-0">
        <defs>
          <path id={ring} d="M100 100m-71 0a71 71 0 1 1 142 0a71 71 0 1 1 -142 0" />
        </defs>
        {[97, 92, 62].map((radius) => (
          <circle key={radius} cx="100" cy="100" r={radius} fill="none" stroke="currentColor" />
        ))}
        <text fill="var(--color-navy)" className="font-brand text-[20px]" textLength="425" direction="ltr">
          <textPath href={`#${ring}`}>QUIS · UBI · QUANDO ·&#160;</textPath>
        </text>
      </svg>
      <Rosette seed={seed} turns={3} className="w-[58%]" />
    </span>
  );
}
