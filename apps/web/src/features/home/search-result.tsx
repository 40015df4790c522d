import type { Api, EndpointOutput } from "@colophon/api";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { joinList } from "../../lib/text/format.ts";
import { isolate } from "../../lib/text/words.ts";
import { Imprint } from "../../ui/imprint.tsx";
import { WorkEntry } from "../../ui/work-entry.tsx";
import { Words } from "../../ui/words.tsx";

/** Few works are offered: loaded after what was found. */
const OfferLine = lazy(async () => ({
  default: (await import("../../ui/licences/offer-line.tsx")).OfferLine,
}));

type Result = EndpointOutput<Api["POST /api/chat/query"]>["results"][number];

/** A work that was found, and why. */
export function SearchResult({
  id,
  title,
  description,
  reasons,
  creator,
  profileId,
  type,
  year,
  status,
}: Result) {
  const { t, i18n } = useTranslation();
  return (
    <WorkEntry certificateId={id} title={title || t("search.untitled")} status={status}>
      <p className="text-muted break-keep wrap-anywhere">
        <Imprint creator={creator} profileId={profileId} facts={[t(`materialType.${type}`), String(year)]} />
      </p>
      <Words as="p" className={`line-clamp-3 max-w-prose ${description ? "text-ink" : "text-muted"}`}>
        {description || t("search.noDescription")}
      </Words>
      {reasons.length > 0 && (
        <p className="text-sm text-muted">
          {t("search.because", { reasons: joinList(i18n.language, reasons.map(isolate)) })}
        </p>
      )}
      <Suspense>
        <OfferLine certificateId={id} />
      </Suspense>
    </WorkEntry>
  );
}
