import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDateTime, utcTime } from "../lib/text/format.ts";
import { lineOf } from "../lib/text/words.ts";
import { RegisteredBy } from "./registered-by.tsx";

interface SheetProps {
  /** What comes before the paper on a phone, and beside it where there is room. */
  head: ReactNode;
  paper: ReactNode;
  children?: ReactNode;
}

/** The skeleton of every page about one work: its paper, and beside it what it is, whose, since when, and what to do. */
export function WorkSheet({ head, paper, children }: SheetProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:gap-x-14 print:block print:space-y-4">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 print:gap-3">{head}</div>
      {/* Without a paper on a phone there is no gap for it either. */}
      <div className="min-w-0 max-lg:empty:hidden max-lg:has-[>[data-beside]]:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {paper}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2">
        {children}
      </div>
    </div>
  );
}

interface HeadProps {
  title: string;
  /** Empty where the account was erased; undefined while it isn't known. */
  creator: string | undefined;
  registeredAt: string | number;
  /** The work's kind and other words, before the number. */
  kind?: string | undefined;
  certificateId?: string;
  /** `h1` if it names the page. */
  as: "h1" | "h2" | "p";
  /** A mark of its state. */
  children?: ReactNode;
}

/** A work by its title, with its name, date, kind and number: the same on every page about it. */
export function WorkHead({
  title,
  creator,
  registeredAt,
  kind = "",
  certificateId,
  as: Heading,
  children,
}: HeadProps) {
  const { t, i18n } = useTranslation();
  const date = longDateTime(i18n.language, registeredAt);
  const utc = utcTime(i18n.language, registeredAt);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 print:gap-1">
      <Heading
        tabIndex={Heading === "h1" ? -1 : undefined}
        dir="auto"
        data-title
        className={`font-serif leading-tight text-balance wrap-anywhere print:line-clamp-none ${titleSize(title)}`}
      >
        {lineOf(title)}
      </Heading>
      <p data-registered className="wrap-anywhere">
        {creator === undefined ? (
          t("browse.registered", { date })
        ) : (
          <RegisteredBy creator={creator} date={date} />
        )}
        {utc !== undefined && <span className="text-sm text-muted"> ({utc})</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {kind !== "" && <span>{kind}</span>}
        {certificateId !== undefined && <span className="tabular-nums">{certificateId}</span>}
        {children}
      </p>
    </header>
  );
}

/** Han, kana and Hangul are as wide as two Latin letters. */
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** The longest title is cut after lines that leave room for the verdict; the details have it whole. */
export function titleSize(title: string): string {
  const width = title.length + (title.match(wide)?.length ?? 0);
  if (width <= 48) return "text-3xl sm:text-[2.75rem]";
  if (width <= 110) return "text-2xl sm:text-3xl";
  return "text-xl line-clamp-5 sm:text-2xl";
}
