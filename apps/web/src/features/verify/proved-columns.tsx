import { type Check, publicChainName, type Verification } from "@colophon/proof";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { unnamed } from "../../lib/text/unnamed.ts";
import { provedLines } from "./proved-lines.ts";
import type { VerdictName } from "./verdict-text.ts";
import { isolate } from "../../lib/text/words.ts";
import { Sentence } from "../../ui/words.tsx";

interface Props {
  verdict: VerdictName;
  verification: Verification;
  /** With the given file or PDF, if there is one. */
  checks: Check[];
  isPdf?: boolean;
  /** Beside the certificate's paper: one below the other, and at first only what matters most. */
  isShort?: boolean;
}

/** What is proved and what isn't, side by side if there is room; nothing if the record couldn't be read. */
export function ProvedColumns({ verdict, verification, checks, isPdf = false, isShort = false }: Props) {
  const { t, i18n } = useTranslation(["translation", "certificate"]);
  const { record, anchor } = verification;
  if (!record) return undefined;
  const { proved, notProved } = provedLines({ verdict, record, checks, isPdf });
  const { asOf = 0 } = checks.find(({ id }) => id === "statements")?.evidence ?? {};
  const { creatorName: name = "" } = record.claims;
  const values = {
    asOf: longDateTime(i18n.language, Number(asOf) * 1000),
    name: isolate(name),
    ...unnamed(name),
    time: longDateTime(i18n.language, (anchor?.blockTime ?? 0) * 1000),
    network: publicChainName(anchor?.chainId ?? 0) ?? "",
  };
  const yes = proved.map((line) => t(`verify.proved.${line}`, values));
  const no = [
    ...notProved.map((line) => t(`verify.notProved.${line}`, values)),
    ...(record.claims.links.length > 0 ? [t("certificate:links")] : []),
    t("home.proves.person.no"),
  ];
  const columns = (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 paper:grid-cols-2 ${isShort ? "pt-3 paper:pt-0" : "md:grid-cols-2"}`}
    >
      <Column title={t("verify.proved.title")} look={proves} words={name}>
        {yes}
      </Column>
      <Column title={t("verify.notProved.title")} look={provesNot} words={name}>
        {no}
      </Column>
    </div>
  );
  if (!isShort) return columns;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid gap-2 text-sm paper:hidden" data-short>
        <Lines look={proves} words={name}>
          {yes.slice(0, 1)}
        </Lines>
        <Lines look={provesNot} words={name}>
          {[...no.slice(0, 1), ...no.slice(-1)]}
        </Lines>
      </div>
      <details>
        <summary className="flex cursor-pointer items-center gap-3 py-2 text-link paper:hidden">
          {t("certificate:all")}
        </summary>
        {columns}
      </details>
    </div>
  );
}

const proves = { sign: "✓", colour: "text-valid" };
const provesNot = { sign: "–", colour: "text-muted" };

interface LinesProps {
  look: typeof proves;
  /** Of others, in the lines. */
  words: string;
  children: string[];
}

function Column({ title, ...lines }: LinesProps & { title: ReactNode }) {
  return (
    <section className="grid content-start gap-2 print:gap-1">
      <h3 className="border-b border-rule pb-1 text-lg">{title}</h3>
      <Lines {...lines} />
    </section>
  );
}

function Lines({ look: { sign, colour }, words, children }: LinesProps) {
  return (
    <ul className="grid gap-2 print:gap-1">
      {children.map((line) => (
        <li key={line} className="flex gap-2">
          <span aria-hidden className={`min-w-[1em] font-semibold ${colour}`}>
            {sign}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <Sentence words={words}>{line}</Sentence>
          </span>
        </li>
      ))}
    </ul>
  );
}
