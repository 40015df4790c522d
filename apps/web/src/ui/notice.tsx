import type { ReactNode } from "react";

const tones = {
  success: { mark: "✓", look: "border-valid text-valid" },
  info: { mark: "i", look: "border-link text-link" },
  warning: { mark: "!", look: "border-pending text-pending" },
  error: { mark: "×", look: "border-invalid text-invalid" },
};

/** A message that screen readers announce when it appears: an error at once, others when there is a pause. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { mark, look } = tones[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={`flex gap-3 rounded border-s-4 bg-raised px-4 py-3 ${look}`}
    >
      <span aria-hidden className="font-semibold">
        {mark}
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-2 text-ink">{children}</div>
    </div>
  );
}
