import type { ClockPiece } from "@colophon/proof";
import { sha256, toHex } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../lib/api/query-client.ts";
import { judgeHere } from "../../lib/checking/judge-here.ts";
import { findRenewals, type FoundRenewal, keptRenewals } from "../../lib/checking/renewals.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ClockLine } from "./clock-line.tsx";
import { CompareWithBitcoin } from "./compare-with-bitcoin.tsx";
import { verdictQueries } from "./use-comparing.ts";

interface Props {
  bundle: Uint8Array;
}

/** Whether clocks of a later checkpoint date a proof's tokens, too. Fetched when somebody unfolds it. */
export function TokenRenewals({ bundle }: Props) {
  const { t } = useTranslation("clocks");
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <details className="paper:hidden" onToggle={() => setIsUnfolded(true)}>
      <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">
        {t("renewal.title")}
      </summary>
      {isUnfolded && <Found bundle={bundle} />}
    </details>
  );
}

function Found({ bundle }: Props) {
  const { t } = useTranslation("clocks");
  const { data, error } = useQuery({
    queryKey: ["renewals", toHex(sha256(bundle))],
    queryFn: async ({ signal }) => await findAndJudge(bundle, signal),
    retry: false,
  });
  if (error) return <Notice tone="error">{t("renewal.failed")}</Notice>;
  if (!data) return <Loading />;
  const lines = [...new Map(data.map((one) => [JSON.stringify(one), one])).values()];
  const waiting = waitingIn(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <p>{t("renewal.text")}</p>
      <ul className="w-full border-y border-rule text-sm">
        {lines.map((one) => (
          <RenewalLine key={JSON.stringify(one)} renewal={one} />
        ))}
      </ul>
      {waiting.some(({ height }) => height !== undefined) && <CompareWithBitcoin waiting={waiting} />}
    </div>
  );
}

function RenewalLine({ renewal: { stampedAt, pieces, time } }: { renewal: FoundRenewal }) {
  const { t, i18n } = useTranslation("clocks");
  const timeOf = (seconds: number) => longDateTime(i18n.language, seconds * 1000);
  const tone = time !== undefined ? "passed" : pieces ? "waiting" : "unknown";
  return (
    <ClockLine tone={tone} name={t("renewal.of", { time: timeOf(stampedAt) })}>
      {time !== undefined
        ? t("renewal.by", { time: timeOf(time) })
        : t(pieces ? "renewal.undated" : "renewal.none")}
    </ClockLine>
  );
}

/** What is proven counts for the verdict, too, which is then reached once more. */
async function findAndJudge(bundle: Uint8Array, signal: AbortSignal): Promise<FoundRenewal[]> {
  const before = keptRenewals().size;
  const found = await findRenewals(bundle, judgeHere, signal);
  if (keptRenewals().size > before)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => verdictQueries.includes(name),
    });
  return found;
}

/** Blocks that could date a later checkpoint, where nothing does yet. */
const waitingIn = (renewals: readonly FoundRenewal[]): Extract<ClockPiece, { state: "waiting" }>[] =>
  renewals.flatMap(({ pieces = [], time }) =>
    time === undefined ? pieces.filter((piece) => piece.state === "waiting") : [],
  );
