import type { ReactNode } from "react";

const tones = {
  success: { mark: "✓", look: "bg-valid", edge: "border-valid" },
  info: { mark: "i", look: "bg-link", edge: "border-link" },
  warning: { mark: "!", look: "bg-pending", edge: "border-pending" },
  error: { mark: "×", look: "bg-invalid", edge: "border-invalid" },
};

/** A message that screen readers announce when it appears: errors at once, others at the next pause. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { mark, look, edge } = tones[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={`flex gap-3 border-s-2 bg-raised px-4 py-3 ${edge}`}
    >
      <span
        aria-hidden
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-sm leading-none font-semibold text-paper ${look}`}
      >
        {mark}
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-2 text-ink">{children}</div>
    </div>
  );
}
