import type { ListedWork } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Imprint } from "../../ui/imprint.tsx";
import { WorkEntry } from "../../ui/work-entry.tsx";

/** The newest listed works as a catalogue. */
export function NewestWorks({ works }: { works: ListedWork[] }) {
  const { t, i18n } = useTranslation();
  const kindOf = useKindOf();
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{t("home.newest.title")}</h2>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {works.map((work) => (
          <WorkEntry key={work.certificateId} {...work}>
            <p className="text-sm text-muted break-keep wrap-anywhere">
              <Imprint
                creator={work.creatorName}
                profileId={work.profileId}
                facts={[kindOf(work), longDate(i18n.language, work.registrationDate)]}
              />
            </p>
          </WorkEntry>
        ))}
      </ul>
      <Link to="/browse" className="inline-block justify-self-start py-2 max-sm:tap">
        {t("browse.all")}
      </Link>
    </section>
  );
}
