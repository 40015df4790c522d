import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Rosette } from "../../ui/rosette.tsx";
import { Words } from "../../ui/words.tsx";
import { Seal } from "./seal.tsx";

export interface PaperLine {
  name: string;
  value: ReactNode;
  isWide?: boolean;
}

interface Props {
  /** What the rosette is drawn from. */
  seed: string;
  title: string;
  isBlank?: boolean;
  /** In whose name. */
  creator?: string | undefined;
  lines: readonly PaperLine[];
  /** Without one, its place is marked. One with a delay, in milliseconds, is set then. */
  seal: "none" | "set" | { delay: number };
  children?: ReactNode;
}

/** A certificate as a sheet, with what matters of it in letters that can be read here. */
export function Paper({ seed, title, isBlank = false, creator, lines, seal, children }: Props) {
  const { t } = useTranslation();
  return (
    <figure className="mx-auto grid w-full max-w-[30rem] content-start gap-3">
      <div className="relative isolate grid min-h-[27rem] grid-rows-[auto_1fr_auto_auto] justify-items-center gap-4 overflow-clip border-[3px] border-double border-navy bg-raised px-6 pt-8 pb-6 text-center shadow-raised outline outline-gold -outline-offset-[10px] sm:min-h-[38rem] sm:px-10 sm:pt-12 sm:pb-9">
        <Rosette
          key={seed}
          seed={seed}
          turns={4}
          className={`absolute top-[38%] left-1/2 -z-10 w-[78%] -translate-x-1/2 -translate-y-1/2 text-gold opacity-30 ${isBlank ? "" : "motion-safe:forming"}`}
        />
        <p className="grid gap-1">
          <span className="font-brand text-sm tracking-[0.3em] text-gold uppercase">Colophon</span>
          <span className="font-serif text-xl sm:text-2xl">{t("home.paper.title")}</span>
        </p>
        <div
          key={title}
          className={`grid w-full content-center gap-2 ${isBlank ? "" : "motion-safe:appearing"}`}
        >
          <Words
            as="p"
            className={`line-clamp-4 w-full text-center font-serif leading-tight wrap-anywhere ${isBlank ? "text-lg text-muted italic" : "text-2xl sm:text-3xl"}`}
          >
            {title}
          </Words>
          {creator !== undefined && (
            <Words as="p" className="line-clamp-4 text-center wrap-anywhere">
              {creator}
            </Words>
          )}
        </div>
        <dl className="grid w-full grid-cols-2 gap-x-4 gap-y-2 text-sm">
          {lines.map(({ name, value, isWide = false }) => (
            <div key={name} className={`border-t border-rule pt-1 ${isWide ? "col-span-2" : ""}`}>
              <dt className="text-muted">{name}</dt>
              <dd className="min-h-[1lh] text-balance font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {seal === "none" ? (
          <span aria-hidden className="size-24 rounded-full border border-dashed border-muted sm:size-32" />
        ) : (
          <Seal seed={seed} delay={seal === "set" ? undefined : seal.delay} className="size-24 sm:size-32" />
        )}
      </div>
      {children !== undefined && (
        <figcaption className="text-center text-sm text-muted">{children}</figcaption>
      )}
    </figure>
  );
}
