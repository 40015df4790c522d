const paths = {
  chevron: "M5 7.5l5 5 5-5",
  close: "M5 5l10 10M15 5L5 15",
  globe: "M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M2.5 10h15M10 2.5c-5 5-5 10 0 15M10 2.5c5 5 5 10 0 15",
  menu: "M3 6h14M3 10h14M3 14h14",
  search: "M8.5 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M12.5 12.5L17 17",
};

/** An icon in the colour and weight of the text beside it. None of them has a left or right direction. */
export function Icon({ name, className = "" }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={`size-5 shrink-0 ${className}`}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
