import type { WorkListItem } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Rosette } from "../../ui/rosette.tsx";
import { StatusMark } from "../../ui/status-mark.tsx";
import { LicencePanel } from "./licence-panel.tsx";
import { ListingSwitch } from "./listing-switch.tsx";
import { PrivateCopyButton } from "./private-copy-button.tsx";
import { Words } from "../../ui/words.tsx";

/** One work, with its certificate's unique ornament. */
export function PortfolioEntry({ work, kind }: { work: WorkListItem; kind: string }) {
  const { t, i18n } = useTranslation();
  const { id, title, createdAt, certificateId, status } = work;
  const [isLicenceOpen, setIsLicenceOpen] = useState(false);
  return (
    <li className="grid grid-cols-[auto_1fr] sm:grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1 border-b border-rule py-5 sm:gap-x-6">
      <Rosette seed={certificateId} className="row-span-2 size-14 text-gold sm:size-16" />
      <div className="min-w-0">
        <h3 className="text-xl wrap-anywhere">
          <Link to={`/works/${id}`} className="max-sm:tap">
            <Words>{title}</Words>
          </Link>
        </h3>
        <StatusMark status={status} />
        <p className="text-balance text-muted break-keep wrap-anywhere">
          {t("dashboard.registeredOn", { type: kind, date: longDate(i18n.language, createdAt) })}
        </p>
      </div>
      {/* Apart from the private copy, since it doesn't describe that. */}
      {status !== "withdrawn" && <ListingSwitch work={work} />}
      <div className="col-start-2 flex flex-wrap items-center gap-x-4 sm:gap-x-6">
        <Link to={`/verify/${certificateId}`} className="py-2 tabular-nums max-sm:tap">
          {t("dashboard.certificate", { certificateId })}
        </Link>
        <Button
          look="quiet"
          className="-mx-3 paper:hidden"
          aria-label={t("dashboard.licence.openOf", { title })}
          aria-haspopup="dialog"
          onClick={() => setIsLicenceOpen(true)}
        >
          {t("dashboard.licence.open")}
        </Button>
        <PrivateCopyButton work={work} />
      </div>
      {isLicenceOpen && <LicencePanel title={title} onClose={() => setIsLicenceOpen(false)} />}
    </li>
  );
}
