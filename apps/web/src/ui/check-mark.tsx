const tones = {
  passed: { sign: "✓", look: "bg-valid" },
  failed: { sign: "×", look: "bg-invalid" },
  waiting: { sign: "…", look: "bg-pending" },
  // A question mark would have to be turned round in Arabic.
  unknown: { sign: "–", look: "bg-muted" },
};

export type CheckTone = keyof typeof tones;

/** The sign beside the words; the words say it too. */
export function CheckMark({ tone, className }: { tone: CheckTone; className: string }) {
  const { sign, look } = tones[tone];
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full font-semibold text-paper ${look} ${className}`}
    >
      {sign}
    </span>
  );
}
