import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileTitle } from "../../lib/text/file-title.ts";
import { longDate } from "../../lib/text/format.ts";
import { Rosette } from "../../ui/rosette.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  /** A work's file once it is read; nothing before. */
  work: { name: string; sha256: string } | undefined;
  /** Whether it is registered. */
  state: "asking" | "notYet" | "registered" | "notAsked";
}

/** The certificate that the visitor's file would get, blank until a file is chosen. */
export function FirstCertificate({ work, state }: Props) {
  const { t, i18n } = useTranslation();
  const [today] = useState(Date.now);
  return (
    <figure className="mx-auto grid w-full max-w-sm justify-items-center gap-3 border-2 border-navy bg-raised p-5 text-center shadow-raised outline outline-gold -outline-offset-8 sm:p-8">
      <Rosette
        key={work?.sha256}
        seed={work?.sha256 ?? "Colophon"}
        turns={3}
        className="w-24 text-gold sm:w-36"
      />
      <p className="grid gap-1">
        <span className="font-brand text-sm tracking-[0.3em] text-gold uppercase">Colophon</span>
        <span className="font-serif text-xl">{t("home.paper.title")}</span>
      </p>
      <Words
        as="p"
        className={`line-clamp-3 w-full text-center font-serif leading-snug wrap-anywhere ${work ? "text-2xl" : "text-lg text-muted italic"}`}
      >
        {work ? fileTitle(work.name) || work.name : t("home.paper.blank")}
      </Words>
      <dl className="grid w-full grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <Entry name={t("registration.file.fingerprint")} className="col-span-2">
          {work && <code className="font-mono text-sm font-normal wrap-anywhere">{work.sha256}</code>}
        </Entry>
        <Entry name={t("home.paper.date")}>{work && longDate(i18n.language, today)}</Entry>
        <Entry name={t("home.paper.state")}>{work && t(`home.paper.${state}`)}</Entry>
      </dl>
      <figcaption className="text-sm text-muted">{t("document.previewOnly")}</figcaption>
    </figure>
  );
}

/** A ruled line, filled or still blank. */
function Entry({
  name,
  className = "",
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`border-t border-rule pt-1 ${className}`}>
      <dt className="text-muted">{name}</dt>
      <dd className="min-h-[1lh] text-balance font-semibold">{children}</dd>
    </div>
  );
}
