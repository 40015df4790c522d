import type { Creator } from "@colophon/api";
import { type ComponentProps, lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ShowMore } from "../../ui/show-more.tsx";
import { WorkWall } from "../../ui/work-wall.tsx";

/** Few works are offered: loaded after the list. */
const OfferLine = lazy(async () => ({
  default: (await import("../../ui/licences/offer-line.tsx")).OfferLine,
}));

const offerOf = (certificateId: string) => (
  <Suspense>
    <OfferLine certificateId={certificateId} />
  </Suspense>
);

interface Props {
  works: Creator["works"];
  next: ComponentProps<typeof ShowMore>["next"];
}

/** Listed works; the next ones on request. */
export function CreatorWorks({ works, next }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);

  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{t("creator.works")}</h2>
      {works.length === 0 && <p className="text-muted">{t("creator.noWorks")}</p>}
      {works.length > 0 && (
        <WorkWall
          ref={list}
          hasHeadings
          works={works.map((work) => ({ ...work, year: new Date(work.createdAt).getFullYear() }))}
          moreOf={offerOf}
        />
      )}
      <ShowMore list={list} label={t("creator.moreWorks")} failure={t("creator.loadError")} next={next} />
      <Link to="/browse" className="inline-block justify-self-start py-2 max-sm:tap">
        {t("browse.all")}
      </Link>
    </section>
  );
}
