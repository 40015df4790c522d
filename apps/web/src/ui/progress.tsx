/** A fine rule that grows. `value` goes from 0 to 1. */
export function Progress({ label, value }: { label: string; value: number }) {
  const percent = Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-0.75 w-full bg-rule"
    >
      <div className="h-full bg-navy transition-[width] duration-200" style={{ width: `${percent}%` }} />
    </div>
  );
}
