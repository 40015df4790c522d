import type { Check, ClockPiece, Verification } from "@colophon/proof";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lineOf } from "../../lib/text/words.ts";
import { CheckMark } from "../../ui/check-mark.tsx";
import { AnchorLine } from "./anchor-line.tsx";
import { PieceLine } from "./piece-line.tsx";
import { TokenRenewals } from "./token-renewals.tsx";

interface Props {
  check: Check;
  verification: Verification<unknown>;
  /** The proof that brings them. */
  bundle: Uint8Array | undefined;
  /** What an anchor's check has found, which every reader of it knows. */
  children: ReactNode;
}

/** Check 7 where a proof brings more clocks than an anchor: each with who vouches, when, and what doesn't count. */
export function ClocksCheck({ check, verification, bundle, children }: Props) {
  const { t } = useTranslation(["clocks", "translation"]);
  const { pieces: all = [], proven } = verification.clocks ?? {};
  // Two pieces of which the same is to be said are one line.
  const pieces = [...new Map(all.map((piece) => [keyOf(piece), piece])).values()];
  const shown = pieces.filter((piece) => piece.state !== "left_out");
  const leftOut = pieces.filter((piece) => piece.state === "left_out");
  const isProven = check.state !== "failed" && proven !== undefined;
  const isWaiting = shown.some(({ state }) => state === "waiting");
  const tone = check.state === "failed" ? "failed" : isProven ? "passed" : isWaiting ? "waiting" : "unknown";
  return (
    <details className="group">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 py-3 print:py-1">
        <CheckMark tone={tone} className="size-6 text-sm print:size-5" />
        <span className="flex-1">{t("check.title")}</span>
        <span className="text-sm text-muted">
          {t(
            `translation:verify.state.${isProven ? "passed" : check.state === "failed" ? "failed" : "not_checked"}`,
          )}
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 ps-9 pb-4 print:hidden">
        <p>{t("check.text")}</p>
        <ul className="border-y border-rule text-sm">
          <AnchorLine check={check} />
          {shown.map((piece) => (
            <PieceLine key={keyOf(piece)} piece={piece} verification={verification} />
          ))}
        </ul>
        {leftOut.length > 0 && (
          <details>
            <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">
              {t("leftOut")}
            </summary>
            <ul className="grid gap-2 text-sm">
              {leftOut.map((piece) => (
                <LeftOut key={keyOf(piece)} piece={piece} />
              ))}
            </ul>
          </details>
        )}
        {bundle && all.some(({ clock }) => clock === "authority") && <TokenRenewals bundle={bundle} />}
        {check.evidence && (
          <details>
            <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">
              {t("chainDetails")}
            </summary>
            {children}
          </details>
        )}
      </div>
    </details>
  );
}

const keyOf = (piece: ClockPiece): string => JSON.stringify(piece);

function LeftOut({ piece }: { piece: Extract<ClockPiece, { state: "left_out" }> }) {
  const { t } = useTranslation("clocks");
  const { clock, reason, detail } = piece;
  return (
    <li>
      <span className="font-semibold">{t(`kind.${clock}`)}</span>
      {" – "}
      {t(`reason.${reason}`)}
      {detail !== undefined && (
        <>
          {" "}
          <code dir="ltr" lang="en" className="font-mono wrap-anywhere">
            {lineOf(detail)}
          </code>
        </>
      )}
    </li>
  );
}
