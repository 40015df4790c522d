import { rosettePaths } from "@colophon/certificate";
import { useMemo } from "react";

interface Props {
  /** The ornament's seed, such as a certificate's number: each has its own ornament. */
  seed: string;
  /** The density: few turns for a small mark, many for a large background. */
  turns?: number;
  /** The kind of a work, whose colour `text-kind` is. */
  kind?: string;
  className?: string;
}

/** The registry's ornament. */
export function Rosette({ seed, turns = 2, kind, className }: Props) {
  const paths = useMemo(() => rosettePaths(seed, turns), [seed, turns]);
  return (
    <svg viewBox="-1000 -1000 2000 2000" aria-hidden data-kind={kind} className={className}>
      {paths.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="0.75"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
