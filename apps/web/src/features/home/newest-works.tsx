import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { WorkWall } from "../../ui/work-wall.tsx";
import { useNewest } from "./newest-query.ts";

/** The newest listed works. Nothing while the register is empty. */
export function NewestWorks() {
  const { t } = useTranslation();
  const { works } = useNewest();
  if (works.length === 0) return undefined;
  return (
    <section className="grid gap-8">
      <h2 className="text-3xl">{t("home.newest.title")}</h2>
      <WorkWall
        works={works.map(({ creatorName: name, profileId, ...work }) => ({
          ...work,
          creator: { name, profileId },
        }))}
      />
      <Link to="/browse" className="inline-block justify-self-start py-2 max-sm:tap">
        {t("browse.all")}
      </Link>
    </section>
  );
}
