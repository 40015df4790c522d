import type { OwnWork } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { Words } from "../../ui/words.tsx";

/** The other versions of a work: the user's own link to their pages, others' to their certificates. */
export function VersionList({ versions }: Pick<OwnWork, "versions">) {
  const { t, i18n } = useTranslation();
  return (
    <ul className="border-t border-rule">
      {versions.map(({ relation, certificateId, workId, title, registrationDate }) => (
        <li key={certificateId} className="border-b border-rule py-3">
          <Link
            to={workId === null ? `/verify/${certificateId}` : `/works/${workId}`}
            className="font-serif text-lg wrap-anywhere max-sm:tap"
          >
            <Words>{title}</Words>
          </Link>
          <p className="text-sm text-muted">
            {t(relation === "newer" ? "said.newerCertificate" : "said.olderCertificate")}
            {" · "}
            {t("browse.registered", { date: longDate(i18n.language, registrationDate) })}
            {" · "}
            <span className="tabular-nums">{certificateId}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
