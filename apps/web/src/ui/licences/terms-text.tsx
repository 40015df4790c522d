import { alwaysSaid, type TermsLanguage } from "@colophon/licences";

interface Props {
  language: TermsLanguage;
  /** As `describeTerms` has them. */
  sentences: readonly string[];
}

/** A licence's sentences; those that end every such text are smaller, below a line. */
export function TermsText({ language, sentences }: Props) {
  const always = alwaysSaid(language);
  return (
    <div className="mx-auto grid w-full max-w-prose grid-cols-[minmax(0,1fr)] gap-4 print:mx-0">
      <Paragraphs sentences={sentences.filter((one) => !always.includes(one))} />
      <div className="border-t border-rule pt-3 text-sm text-muted">
        <Paragraphs sentences={always} />
      </div>
    </div>
  );
}

function Paragraphs({ sentences }: Pick<Props, "sentences">) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {sentences.map((sentence) => (
        <p key={sentence} className="whitespace-pre-line wrap-anywhere">
          {sentence}
        </p>
      ))}
    </div>
  );
}
