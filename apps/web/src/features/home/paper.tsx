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
      <div className="sheet relative isolate grid overflow-clip min-h-[28rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto_auto] justify-items-center gap-4 px-3 pt-3 pb-4 text-center shadow-raised sm:min-h-[42rem] sm:px-6 sm:pt-6 sm:pb-7">
        <Rosette
          key={seed}
          seed={seed}
          turns={4}
          className={`absolute top-[42%] left-1/2 -z-10 w-[86%] -translate-x-1/2 -translate-y-1/2 text-gold opacity-30 ${isBlank ? "" : "motion-safe:forming"}`}
        />
        <p className="grid justify-items-center gap-2">
          <span className="font-brand tracking-[0.3em] text-navy uppercase">Colophon</span>
          <span className="font-serif text-xl text-navy sm:text-2xl">{t("home.paper.title")}</span>
          <span className="h-px w-40 bg-gold" />
        </p>
        <div
          key={title}
          className={`grid w-full content-center gap-2 ${isBlank ? "" : "motion-safe:appearing"}`}
        >
          <Words
            as="p"
            className={`line-clamp-4 w-full text-center font-serif leading-tight wrap-anywhere ${isBlank ? "text-lg text-muted italic" : "text-2xl text-navy sm:text-3xl"}`}
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
              <dd className="min-h-[1lh] text-balance wrap-anywhere font-semibold tabular-nums">{value}</dd>
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
