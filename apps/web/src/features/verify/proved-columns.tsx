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
  /** With the file or the PDF at hand, if there is one. */
  checks: Check[];
  isPdf?: boolean;
}

/** What is proved and what isn't, side by side if there is room; nothing if the record couldn't be read. */
export function ProvedColumns({ verdict, verification, checks, isPdf = false }: Props) {
  const { t, i18n } = useTranslation();
  const { record, provenTime, anchor } = verification;
  if (!record) return undefined;
  const { proved, notProved } = provedLines({
    verdict,
    record,
    checks,
    isPdf,
    hasTime: provenTime !== undefined,
  });
  const { asOf = 0 } = checks.find(({ id }) => id === "statements")?.evidence ?? {};
  const { creatorName: name = "" } = record.claims;
  const values = {
    asOf: longDateTime(i18n.language, Number(asOf) * 1000),
    name: isolate(name),
    ...unnamed(name),
    time: longDateTime(i18n.language, (anchor?.blockTime ?? 0) * 1000),
    network: publicChainName(anchor?.chainId ?? 0) ?? "",
  };
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 paper:grid-cols-2">
      <Column title={t("verify.proved.title")} sign="✓" look="text-valid" words={name}>
        {proved.map((line) => t(`verify.proved.${line}`, values))}
      </Column>
      <Column title={t("verify.notProved.title")} sign="–" look="text-muted" words={name}>
        {[...notProved.map((line) => t(`verify.notProved.${line}`, values)), t("home.proves.person.no")]}
      </Column>
    </div>
  );
}

interface ColumnProps {
  title: ReactNode;
  sign: string;
  look: string;
  /** Of others, in the lines. */
  words: string;
  children: string[];
}

function Column({ title, sign, look, words, children }: ColumnProps) {
  return (
    <section className="grid content-start gap-2 print:gap-1">
      <h3 className="border-b border-rule pb-1 text-lg">{title}</h3>
      <ul className="grid gap-2 print:gap-1">
        {children.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden className={`font-semibold ${look}`}>
              {sign}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <Sentence words={words}>{line}</Sentence>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
