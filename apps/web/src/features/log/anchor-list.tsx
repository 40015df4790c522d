import type { LogAnchors } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDateTime, timeOfDay } from "../../lib/text/format.ts";
import { Notice } from "../../ui/notice.tsx";

type Anchor = LogAnchors["anchors"][number];

export function AnchorList({ anchors: { anchors, nextAnchorAt, isChainAway } }: { anchors: LogAnchors }) {
  const { t, i18n } = useTranslation(["translation", "log"]);
  const isAhead = nextAnchorAt !== null && Date.parse(nextAnchorAt) > Date.now();
  return (
    <>
      {isChainAway && <Notice tone="warning">{t("log.anchors.chainAway")}</Notice>}
      <p role="status">
        {isAhead && t("log.anchors.nextAt", { time: timeOfDay(i18n.language, nextAnchorAt) })}
        {nextAnchorAt !== null && !isAhead && !isChainAway && t("log.anchors.nextSoon")}
        {nextAnchorAt === null && t("log.anchors.covered")}
      </p>
      {anchors.length === 0 ? (
        <p className="text-muted">{t("log.anchors.none")}</p>
      ) : (
        <ol className="border-t border-rule">
          {anchors.map((anchor) => (
            <AnchorEntry key={`${anchor.chainId} ${anchor.contract} ${anchor.size}`} anchor={anchor} />
          ))}
        </ol>
      )}
    </>
  );
}

function AnchorEntry({ anchor }: { anchor: Anchor }) {
  const { t, i18n } = useTranslation(["translation", "log"]);
  const { size, state, blockTime, chainId, network, explorerUrl, transactionHash } = anchor;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0">
        <p>{t("log.anchors.entries", { count: size })}</p>
        <p className="text-sm text-muted">
          {blockTime === null ? t("log.anchors.notYet") : longDateTime(i18n.language, blockTime)}
        </p>
      </div>
      <div className="min-w-0 text-sm sm:text-end">
        <p>
          {explorerUrl === null && transactionHash !== null && (
            <Link to={`/chain/${transactionHash}`} className="font-mono max-sm:tap">
              {transactionHash.slice(0, 10)}
            </Link>
          )}
          {explorerUrl !== null && (
            <a href={explorerUrl} target="_blank" rel="noreferrer" className="font-mono max-sm:tap">
              {transactionHash?.slice(0, 10)}
            </a>
          )}
        </p>
        <p className="text-muted">
          {t(`log.anchors.state.${state}`)}
          {" · "}
          <bdi>{isPublicChain(chainId) ? network : t("certificate.testChain")}</bdi>
        </p>
      </div>
    </li>
  );
}
