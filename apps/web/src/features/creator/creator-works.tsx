import type { Creator } from "@colophon/api";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/format.ts";
import { useKindOf } from "../../lib/use-kind-of.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Rosette } from "../../ui/rosette.tsx";

interface Props {
  works: Creator["works"];
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Listed works as a catalogue, each with its certificate's ornament; the next ones when they are asked for. */
export function CreatorWorks({ works, fetchNextPage, ...next }: Props) {
  const { t, i18n } = useTranslation();
  const kindOf = useKindOf();
  const list = useRef<HTMLUListElement>(null);

  /** The focus goes on to the first of the new ones: the button may be gone. */
  async function showMore(): Promise<void> {
    await fetchNextPage();
    list.current?.querySelectorAll("a")[works.length]?.focus();
  }

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
                    <bdi>{work.title}</bdi>
                  </Link>
                </h3>
                <p className="text-balance text-muted">
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
      {next.isFetchNextPageError && <Notice tone="error">{t("creator.loadError")}</Notice>}
      {next.hasNextPage && (
        <Button
          look="secondary"
          className="justify-self-center"
          isPending={next.isFetchingNextPage}
          onClick={() => void showMore()}
        >
          {t("creator.moreWorks")}
        </Button>
      )}
    </section>
  );
}
