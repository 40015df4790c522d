import { maxLinks } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { linksQuery } from "../../lib/api/links-query.ts";
import { Folded } from "../../ui/folded.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Part } from "../../ui/part.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { AddLink } from "./add-link.tsx";
import { LinkEntry } from "./link-entry.tsx";

/** Domains and pages that are somebody's own: most people have none here, so that it is one line until it is opened. */
export function LinksPart() {
  const { t } = useTranslation("links");
  const { t: say } = useTranslation();
  const { data: links, error, refetch } = useQuery(linksQuery);
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <Part title={t("mine.title")} text={t("mine.text")}>
      {!links && !error && <Loading />}
      {!links && error && (
        <RetryNotice action={say("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(say, error, t("mine.loadError"))}
        </RetryNotice>
      )}
      {links && (
        <Folded
          title={links.length === 0 ? t("mine.none") : t("mine.count", { count: links.length })}
          isOpen={links.length > 0}
          isRefused={false}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <p className="max-w-prose text-sm text-muted">{t("mine.how")}</p>
            {isRemoved && <Notice tone="success">{t("mine.removed")}</Notice>}
            {links.length > 0 && (
              <ul className="border-t border-rule">
                {links.map((link) => (
                  <LinkEntry key={link.id} link={link} onRemoved={() => setIsRemoved(true)} />
                ))}
              </ul>
            )}
            {links.length < maxLinks ? (
              <AddLink onAdded={() => setIsRemoved(false)} />
            ) : (
              <p className="text-muted">{t("mine.full")}</p>
            )}
          </div>
        </Folded>
      )}
    </Part>
  );
}
