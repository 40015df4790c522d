import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatBytes } from "../../lib/text/format.ts";
import { isolate } from "../../lib/text/words.ts";
import type { FileRowProps } from "./file-row-props.ts";

interface Props extends Pick<FileRowProps, "file" | "chosen" | "fileOf" | "mark" | "known" | "isActive"> {
  errors: string[];
}

/** What there is to say of a file: how far it is read, and what makes it another case than most. */
export function RowSays({ file, chosen, fileOf, mark, known, isActive, errors }: Props) {
  const { t, i18n } = useTranslation(["files", "translation", "wizard"]);
  const isMissing =
    file.sha256 === "" &&
    (chosen === undefined || (chosen.state === "waiting" && fileOf(file.id) === undefined));
  const state = isMissing ? "missing" : (chosen?.state ?? "done");
  return (
    <>
      {state === "reading" && chosen && (
        <span className="flex items-center gap-2 text-sm text-muted tabular-nums">
          <progress
            aria-label={t("progress")}
            max={Math.max(chosen.size, 1)}
            value={chosen.bytes}
            className="h-0.75 w-24 appearance-none overflow-hidden bg-rule [&::-moz-progress-bar]:bg-navy [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-navy"
          />
          {formatBytes(i18n.language, chosen.bytes)}
        </span>
      )}
      {state === "waiting" && <span className="text-sm text-muted">{t("state.waiting")}</span>}
      {(state === "unreadable" || state === "changed" || state === "missing") && (
        <Says tone="invalid">{t(`state.${state}`)}</Says>
      )}
      {errors.map((error) => (
        <Says key={error} tone="invalid">
          {error}
        </Says>
      ))}
      {file.size === 0 && <Says>{t("translation:registration.file.empty")}</Says>}
      {chosen?.isConverted && <Says>{t("converted")}</Says>}
      {mark?.sameAs !== undefined && <Says>{t("sameAs", { number: mark.sameAs })}</Says>}
      {mark?.namesakeOf !== undefined && <Says>{t("namesake", { number: mark.namesakeOf })}</Says>}
      {known && (
        <Says>
          <Link
            to={`/verify/${known.oldest.certificateId}`}
            target="_blank"
            tabIndex={isActive ? 0 : -1}
            className="wrap-anywhere"
          >
            {t("known", { title: isolate(known.oldest.title), certificateId: known.oldest.certificateId })}
          </Link>
        </Says>
      )}
    </>
  );
}

function Says({ tone = "pending", children }: { tone?: "pending" | "invalid"; children: ReactNode }) {
  return (
    <span className={`flex gap-1.5 text-sm ${tone === "invalid" ? "text-invalid" : "text-pending"}`}>
      <span aria-hidden className="font-semibold">
        {tone === "invalid" ? "×" : "!"}
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  );
}
