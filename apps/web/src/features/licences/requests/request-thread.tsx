import type { LicenceRequest } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../../lib/text/format.ts";
import { Words } from "../../../ui/words.tsx";

/** What each side wrote, the oldest first. */
export function RequestThread({ request: { said, as, licensor, licensee } }: { request: LicenceRequest }) {
  const { t, i18n } = useTranslation("licences");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-2xl">{t("request.said")}</h2>
      <ol className="border-t border-rule">
        {said.map(({ by, text, at }) => (
          <li key={at + text} className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-rule py-4">
            <p className="text-sm text-muted">
              {by === as ? (
                t("request.you")
              ) : (
                <Words>{by === "licensor" ? licensor.name : licensee.name}</Words>
              )}
              {" · "}
              {longDateTime(i18n.language, at)}
            </p>
            <Words as="p" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {text}
            </Words>
          </li>
        ))}
      </ol>
    </section>
  );
}
