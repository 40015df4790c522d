import type { Verification } from "@colophon/proof";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { unnamed } from "../../lib/text/unnamed.ts";
import { CheckMark, type CheckTone } from "../../ui/check-mark.tsx";
import { isGenuine } from "./proved-lines.ts";
import type { VerdictName } from "./verdict-text.ts";
import { isolate } from "../../lib/text/words.ts";
import { Sentence } from "../../ui/words.tsx";

/** The look alone: which verdict it is decides `verdictName`. */
const tones: Record<VerdictName, { tone: CheckTone; look: string }> = {
  valid: { tone: "passed", look: "border-valid bg-valid/8" },
  // Not plainly valid, as their titles say: a fork can be stamped as readily. The first must not look worse than the second.
  validByClocks: { tone: "passed", look: "border-valid bg-valid/8" },
  validByRegistryTime: { tone: "passed", look: "border-valid bg-valid/8" },
  // Anyone can write an anchor into a proof: unchecked, it is worth no more than a pending one.
  validTimeNotChecked: { tone: "waiting", look: "border-pending bg-pending/8" },
  placeNotChecked: { tone: "unknown", look: "border-pending bg-pending/8" },
  placeNotProvable: { tone: "unknown", look: "border-muted bg-muted/8" },
  anchorPending: { tone: "waiting", look: "border-pending bg-pending/8" },
  notValid: { tone: "failed", look: "border-invalid bg-invalid/8" },
  notThisCertificate: { tone: "failed", look: "border-invalid bg-invalid/8" },
  fileMayBeHidden: { tone: "unknown", look: "border-muted bg-muted/8" },
  cannotBeChecked: { tone: "unknown", look: "border-muted bg-muted/8" },
};

/** Only needed with evidence of other clocks, so loaded with the first. */
const ClocksNote = lazy(async () => ({ default: (await import("./clocks.ts")).ClocksNote }));

interface Props {
  verdict: VerdictName;
  creatorName: string;
  verification?: Verification<unknown> | undefined;
  /** In place of the verdict's own title and text. */
  title?: string;
  text?: ReactNode;
  /** What is proved and what isn't, for a genuine record. */
  columns?: ReactNode;
  children?: ReactNode;
}

/** A verdict in plain words, with its details. Announced when it appears or changes. */
export function VerdictFrame({ verdict, creatorName, verification, title, text, columns, children }: Props) {
  const { t, i18n } = useTranslation();
  // Where the trust names a public chain, its anchor is missing, however many clocks say when.
  const isPending = verdict === "validByClocks" && verification?.verdict === "valid_anchor_pending";
  const { tone, look } = tones[isPending ? "anchorPending" : verdict];
  const { blockTime } = verification?.anchor ?? {};
  const { clocks } = verification ?? {};
  return (
    <section
      data-verdict={verdict}
      className={`flex gap-4 rounded border-s-4 px-4 py-5 sm:px-5 print:gap-3 print:border-0 print:border-y-2 print:bg-transparent print:px-0 print:py-3 ${look}`}
    >
      <CheckMark tone={tone} className="size-8 text-lg sm:size-10 sm:text-xl" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-5 print:gap-3">
        <div
          aria-live="polite"
          className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 wrap-anywhere"
        >
          {verdict !== "validByClocks" && (
            <>
              <h2 className="text-2xl">{title ?? t(`verify.verdict.${verdict}.title`)}</h2>
              {text ??
                (verdict !== "fileMayBeHidden" && (
                  <p className="max-w-prose">
                    <Sentence words={creatorName}>
                      {t(`verify.verdict.${verdict}.text`, {
                        name: isolate(creatorName),
                        ...unnamed(creatorName),
                        time: blockTime === undefined ? "" : longDateTime(i18n.language, blockTime * 1000),
                      })}
                    </Sentence>
                  </p>
                ))}
            </>
          )}
          {verification && clocks && (
            <Suspense fallback={verdict === "validByClocks" && text}>
              <ClocksNote verification={verification} isVerdict={verdict === "validByClocks"} text={text} />
            </Suspense>
          )}
          {children}
        </div>
        {isGenuine(verdict) && columns}
      </div>
    </section>
  );
}
