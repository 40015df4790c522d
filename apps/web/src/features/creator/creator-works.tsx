import type { Creator } from "@colophon/api";
import { type ComponentProps, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Rosette } from "../../ui/rosette.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { StatusMark } from "../../ui/status-mark.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  works: Creator["works"];
  next: ComponentProps<typeof ShowMore>["next"];
}

/** Listed works as a catalogue, each with its certificate's ornament; the next ones on request. */
export function CreatorWorks({ works, next }: Props) {
  const { t, i18n } = useTranslation();
  const kindOf = useKindOf();
  const list = useRef<HTMLUListElement>(null);

  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t("creator.works")}</h2>
      {works.length === 0 && <p className="text-muted">{t("creator.noWorks")}</p>}
      {works.length > 0 && (
        <ul ref={list} className="border-t border-rule">
          {works.map((work) => (
            <li
              key={work.certificateId}
              className="relative flex items-center gap-4 border-b border-rule py-5 sm:gap-6"
            >
              <Rosette seed={work.certificateId} className="size-14 shrink-0 text-gold sm:size-16" />
              <div className="min-w-0">
                <h3 className="text-xl wrap-anywhere">
                  <Link
                    to={`/verify/${work.certificateId}`}
                    className="max-sm:after:absolute max-sm:after:inset-0"
                  >
                    <Words>{work.title}</Words>
                  </Link>
                </h3>
                <StatusMark status={work.status} />
                <p className="text-balance text-muted break-keep wrap-anywhere">
                  {t("dashboard.registeredOn", {
                    type: kindOf(work),
                    date: longDate(i18n.language, work.createdAt),
                  })}
                </p>
                <p className="text-sm text-muted tabular-nums">{work.certificateId}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} label={t("creator.moreWorks")} failure={t("creator.loadError")} next={next} />
      <Link to="/browse" className="inline-block justify-self-start py-2 max-sm:tap">
        {t("browse.all")}
      </Link>
    </section>
  );
}
