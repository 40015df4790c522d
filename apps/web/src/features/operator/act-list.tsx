import type { OperatorAct } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDateTime } from "../../lib/text/format.ts";
import { Words } from "../../ui/words.tsx";

/** Operators' acts, newest first, each with its reason. */
export function ActList({ acts }: { acts: readonly OperatorAct[] }) {
  const { t, i18n } = useTranslation("operator");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-2xl">{t("acts.title")}</h2>
      {acts.length === 0 && <p>{t("acts.none")}</p>}
      <ol className="border-t border-rule empty:hidden">
        {acts.map(({ place, at, act, subject, operatorId, reason, reference }) => (
          <li
            key={place}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-1 border-b border-rule py-3 lg:grid-cols-2"
          >
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{t(`acts.kind.${act}`)}</h3>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted wrap-anywhere">
                <Subject subject={subject} />
                <span>{longDateTime(i18n.language, at)}</span>
                <span>
                  {operatorId === null ? t("acts.commandLine") : t("acts.operator", { id: operatorId })}
                </span>
              </p>
            </div>
            <div className="grid content-start gap-1">
              <Words as="p" className="whitespace-pre-line wrap-anywhere">
                {reason}
              </Words>
              {reference !== null && (
                <p className="text-sm wrap-anywhere">{t("acts.reference", { reference })}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const places: Record<string, string> = { certificate: "certificates", account: "accounts" };

function Subject({ subject }: { subject: string }) {
  const [kind = "", id = ""] = subject.split(":");
  const place = places[kind];
  if (place === undefined) return <code>{id}</code>;
  return (
    <Link to={`/operator/${place}/${id}`}>
      <code>{id}</code>
    </Link>
  );
}
