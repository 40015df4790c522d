import type { Certificate } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { RegisteredBy } from "../../ui/registered-by.tsx";
import { StatusMark } from "../../ui/status-mark.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  certificate: Certificate;
  sha256: string;
  /** Unlisted works are shown to visitors who have the file, not to those who only read its fingerprint here. */
  hasFile: boolean;
}

/** The page of the file has the others. */
const shownAtFirst = 3;

/** Other certificates of a file, including earlier ones; nothing if there are none. */
export function SameFile({ certificate, sha256, hasFile }: Props) {
  const { t, i18n } = useTranslation();
  const { data = [] } = useQuery({
    queryKey: ["certificates", sha256, hasFile],
    queryFn: async ({ signal }) => {
      const query = hasFile ? { sha256 } : ({ sha256, only: "listed" } as const);
      return callApi("GET /api/certificates", { query }, { signal });
    },
  });
  const others = data.filter(({ certificateId }) => certificateId !== certificate.certificateId);
  if (others.length === 0) return undefined;
  const first = others.slice(0, shownAtFirst);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl print:hidden">{t("verify.sameFile.title")}</h2>
      <p>{t("verify.sameFile.text")}</p>
      <ul className="border-t border-rule print:hidden">
        {first.map(({ certificateId, title, creatorName: creator, registrationDate, status }) => (
          <li key={certificateId} className="grid justify-items-start border-b border-rule py-3">
            <Link to={`/verify/${certificateId}`} className="font-serif text-lg wrap-anywhere max-sm:tap">
              <Words>{title}</Words>
            </Link>
            <StatusMark status={status} />
            <p className="text-muted wrap-anywhere">
              <RegisteredBy creator={creator} date={longDateTime(i18n.language, registrationDate)} />
            </p>
            <p className="text-muted">
              {t(
                registrationDate < certificate.registrationDate
                  ? "verify.sameFile.earlier"
                  : "verify.sameFile.later",
              )}
            </p>
          </li>
        ))}
      </ul>
      <Link to={`/files/${sha256}`} className="justify-self-start py-2 max-sm:tap paper:hidden">
        {t("rivals.all")}
      </Link>
    </section>
  );
}
