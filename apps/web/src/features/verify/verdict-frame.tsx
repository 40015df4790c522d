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

const tones: Record<VerdictName, { tone: CheckTone; look: string }> = {
  valid: { tone: "passed", look: "border-valid" },
  // A fork can be stamped as readily: never shown as plainly valid.
  validByClocks: { tone: "waiting", look: "border-pending" },
  validByRegistryTime: { tone: "passed", look: "border-valid" },
  // Anyone can write an anchor into a proof: unchecked, it is worth no more than a pending one.
  validTimeNotChecked: { tone: "waiting", look: "border-pending" },
  placeNotChecked: { tone: "unknown", look: "border-pending" },
  placeNotProvable: { tone: "unknown", look: "border-muted" },
  anchorPending: { tone: "waiting", look: "border-pending" },
  notValid: { tone: "failed", look: "border-invalid" },
  notThisCertificate: { tone: "failed", look: "border-invalid" },
  cannotBeChecked: { tone: "unknown", look: "border-muted" },
};

/** Only needed with evidence of other clocks, so loaded with the first. */
const ClocksNote = lazy(async () => ({ default: (await import("./clocks-note.tsx")).ClocksNote }));

interface Props {
  verdict: VerdictName;
  creatorName: string;
  verification?: Verification | undefined;
  /** What is proved and what isn't, for a genuine record. */
  columns?: ReactNode;
  children?: ReactNode;
}

/** A verdict in plain words, with its details. Announced when it appears or changes. */
export function VerdictFrame({ verdict, creatorName, verification, columns, children }: Props) {
  const { t, i18n } = useTranslation();
  const { tone, look } = tones[verdict];
  const { blockTime } = verification?.anchor ?? {};
  const { clocks } = verification ?? {};
  return (
    <section className={`flex gap-4 border-y-2 py-6 print:gap-3 print:py-3 ${look}`}>
      <CheckMark tone={tone} className="size-10 text-xl" />
      <div className="grid min-w-0 flex-1 gap-6 print:gap-3">
        <div aria-live="polite" className="grid justify-items-start gap-2">
          {verdict !== "validByClocks" && (
            <>
              <h2 className="text-2xl">{t(`verify.verdict.${verdict}.title`)}</h2>
              <p className="max-w-prose">
                <Sentence words={creatorName}>
                  {t(`verify.verdict.${verdict}.text`, {
                    name: isolate(creatorName),
                    ...unnamed(creatorName),
                    time: blockTime === undefined ? "" : longDateTime(i18n.language, blockTime * 1000),
                  })}
                </Sentence>
              </p>
            </>
          )}
          {verification && clocks && (
            <Suspense>
              <ClocksNote verification={verification} isVerdict={verdict === "validByClocks"} />
            </Suspense>
          )}
          {children}
        </div>
        {isGenuine(verdict) && columns}
      </div>
    </section>
  );
}
