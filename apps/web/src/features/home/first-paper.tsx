import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { useNewest } from "./newest-query.ts";
import { Paper } from "./paper.tsx";

/** A certificate of the register; a blank one while the register is empty. */
export function FirstPaper() {
  const { t, i18n } = useTranslation();
  const { example, isPending } = useNewest();
  const [date, number] = [t("home.paper.date"), t("certificate.id")];
  if (example)
    return (
      <Paper
        seed={example.certificateId}
        title={example.title}
        creator={example.creatorName || t("certificate.erasedAccount")}
        seal="set"
        lines={[
          { name: date, value: longDate(i18n.language, example.registrationDate) },
          { name: number, value: example.certificateId },
        ]}
      >
        <Link to={`/verify/${example.certificateId}`} className="inline-block py-2">
          {t("home.how.open")}
        </Link>
      </Paper>
    );
  return (
    <Paper
      seed="Colophon"
      title={isPending ? "" : t("home.paper.blank")}
      isBlank
      seal={isPending ? "set" : "none"}
      lines={[date, number].map((name) => ({ name, value: "" }))}
    >
      <span className="inline-block py-2">{isPending ? "\u00a0" : t("document.previewOnly")}</span>
    </Paper>
  );
}
