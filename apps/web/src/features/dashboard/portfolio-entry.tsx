import type { WorkListItem } from "@colophon/api";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { Rosette } from "../../ui/rosette.tsx";
import { StatusMark } from "../../ui/status-mark.tsx";
import { ListingSwitch } from "./listing-switch.tsx";
import { PrivateCopyButton } from "./private-copy-button.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  work: WorkListItem;
  kind: string;
  /** Whether it is chosen; undefined where none can be. */
  isChosen: boolean | undefined;
  /** With those between it and the last one, if `isRange`. */
  onChoose: (isRange: boolean) => void;
}

/** One work, with its certificate's unique ornament. */
export function PortfolioEntry({ work, kind, isChosen, onChoose }: Props) {
  const { t, i18n } = useTranslation(["translation", "portfolio", "owner"]);
  const { id, title, createdAt, certificateId, status } = work;
  const titleId = useId();
  return (
    <li className="grid grid-cols-[auto_1fr] sm:grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1 border-b border-rule py-5 sm:gap-x-6">
      <div className="row-span-2 flex gap-x-2 max-sm:flex-col max-sm:items-center sm:gap-x-4">
        {isChosen !== undefined && (
          <label className="-m-3 cursor-pointer self-start p-3 max-sm:order-last max-sm:m-0 max-sm:self-center sm:mt-2 paper:hidden">
            <input
              type="checkbox"
              className="block size-5"
              aria-label={t("portfolio:selectOf", { title })}
              checked={isChosen}
              onChange={({ nativeEvent }) => onChoose((nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        )}
        <Rosette seed={certificateId} className="size-14 text-gold sm:size-16" />
      </div>
      <div className="min-w-0">
        <h3 id={titleId} className="text-xl wrap-anywhere">
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
        <Link to={`/verify/${certificateId}`} className="py-2 tabular-nums max-sm:tap max-sm:basis-full">
          {t("dashboard.certificate", { certificateId })}
        </Link>
        {status !== "withdrawn" && status !== "blocked" && (
          <Link
            to={`/works/${id}#licences`}
            className="py-2 max-sm:tap paper:hidden"
            aria-label={t("dashboard.licence.openOf", { title })}
          >
            {t("dashboard.licence.open")}
          </Link>
        )}
        <PrivateCopyButton work={work} />
        <Link
          to={`/register-ip?like=${id}`}
          className="py-2 max-sm:tap paper:hidden"
          aria-describedby={titleId}
        >
          {t("portfolio:another")}
        </Link>
      </div>
    </li>
  );
}
