import { provenClockOf } from "@colophon/clocks";
import type { ClockPiece, Verification } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { isolate } from "../../lib/text/words.ts";
import { ClockLine } from "./clock-line.tsx";

/** Older records are stamped with a registry's first stamp, or with a log that has gone on: nothing says since when. */
const isOfLastDay = (seconds: number): boolean => Date.now() / 1000 - seconds < 86_400;

/** A piece of evidence of another clock: proven, with its time, or not there yet. */
export function PieceLine({
  piece,
  verification,
}: {
  piece: ClockPiece;
  verification: Verification<unknown>;
}) {
  const { t, i18n } = useTranslation("clocks");
  const timeOf = (seconds: number) => longDateTime(i18n.language, seconds * 1000);
  const { iat } = verification.record?.payload ?? {};
  const clock = provenClockOf(piece);
  if (clock && piece.state === "proven") {
    const isAuthority = piece.clock === "authority";
    const name = isAuthority ? isolate(piece.operator) : t("block", { height: piece.height });
    return (
      <ClockLine tone="passed" name={name}>
        {t("by", { time: timeOf(clock.time) })}
      </ClockLine>
    );
  }
  if (piece.state !== "waiting") return undefined;
  const name = piece.height === undefined ? t("bitcoin") : t("block", { height: piece.height });
  const isNew = piece.reason === "pending" && iat !== undefined && isOfLastDay(iat);
  return (
    <ClockLine tone="waiting" name={name}>
      {isNew ? t("promisedAfter", { time: timeOf(iat) }) : t(`reason.${piece.reason}`)}
    </ClockLine>
  );
}
