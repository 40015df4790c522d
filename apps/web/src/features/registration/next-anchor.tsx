import type { Certificate } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { anchorsQuery } from "../../lib/api/anchors-query.ts";
import { duration, timeOfDay } from "../../lib/text/format.ts";
import { countdown } from "./countdown.ts";
import { useNow } from "./use-now.ts";

interface Props {
  /** Undefined until it is loaded. */
  anchor: Certificate["anchor"] | undefined;
  /** The register is unreachable now. */
  isUnknown: boolean;
}

/** What happens next: a countdown to the anchor, or its progress. */
export function NextAnchor({ anchor, isUnknown }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  if (!anchor && !isUnknown) return undefined;
  return (
    <section className="grid gap-3">
      <h3 className="border-b border-rule pb-1 text-xl">{t("nextAnchor.title")}</h3>
      {anchor && !isUnknown ? <Standing anchor={anchor} /> : <p role="status">{t("nextAnchor.unknown")}</p>}
      {anchor && (
        <p className="text-sm text-muted">
          {isPublicChain(anchor.chainId) ? t("nextAnchor.why") : t("verify.testChain")}
        </p>
      )}
    </section>
  );
}

function Standing({ anchor: { state, nextAnchorAt } }: { anchor: Certificate["anchor"] }) {
  const { t, i18n } = useTranslation(["translation", "wizard"]);
  const isPending = state === "pending";
  const now = useNow(isPending && nextAnchorAt !== null);
  const { data: anchors } = useQuery({ ...anchorsQuery, enabled: isPending });
  const left = nextAnchorAt === null ? 0 : Math.ceil((Date.parse(nextAnchorAt) - now) / 1000);
  // Nobody has just registered in a log that has ended.
  if (state === "ended") return null;
  if (isPending && anchors?.isChainAway) return <p role="status">{t("nextAnchor.delayed")}</p>;
  if (!isPending || nextAnchorAt === null)
    return <p role="status">{t(`nextAnchor.${isPending ? "underWay" : state}`)}</p>;
  if (left <= 0) return <p role="status">{t("verify.nextAnchorSoon")}</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4">
        {/* Screen readers must not announce every second. */}
        <span aria-hidden dir="ltr" className="font-serif text-4xl tabular-nums">
          {countdown(left)}
        </span>
        <span>{t("verify.nextAnchorAt", { time: timeOfDay(i18n.language, nextAnchorAt) })}</span>
      </p>
      <p role="status" className="sr-only">
        {t("nextAnchor.within", { duration: duration(i18n.language, heardAs(left)) })}
      </p>
    </>
  );
}

/** In seconds; the announcement changes when one of them has passed. */
const steps = [60, 300, 600, 1800, 3600, 3 * 3600, 12 * 3600];

/** The remaining time, rounded up to the next step that is announced. */
const heardAs = (left: number): number => steps.find((step) => left <= step) ?? 24 * 3600;
