import type { Api, EndpointOutput } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { isolate, joinList } from "../../lib/format.ts";
import { ExampleQuestions } from "./example-questions.tsx";
import { QuestionChips } from "./question-chips.tsx";
import { WorkEntry } from "./work-entry.tsx";

type Answer = EndpointOutput<Api["POST /api/chat/query"]>;

interface Props {
  answer: Answer;
  onFill: (question: string) => void;
}

/** The works that were found, as a bibliography, and what else could be asked. */
export function SearchResults({ answer: { results, suggestions }, onFill }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {results.length === 0 && <p className="text-muted">{t("search.tryOther")}</p>}
      {results.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-2xl">{t("search.results")}</h2>
          <ol>
            {results.map((result) => (
              <Result key={result.id} {...result} />
            ))}
          </ol>
        </section>
      )}
      {results.length === 0 && suggestions.length === 0 && <ExampleQuestions onChoose={onFill} />}
      {suggestions.length > 0 && (
        <section className="grid gap-2 text-center">
          <h2 className="text-xl">{t("search.suggestions")}</h2>
          <QuestionChips label={t("search.suggestions")} questions={suggestions} onChoose={onFill} />
        </section>
      )}
    </>
  );
}

function Result({ id, title, description, reasons, creator, type, year }: Answer["results"][number]) {
  const { t, i18n } = useTranslation();
  const imprint = [creator, t(`materialType.${type}`), String(year)];
  const list = (items: string[]) => joinList(i18n.language, items.map(isolate));
  return (
    <WorkEntry certificateId={id} title={title || t("search.untitled")}>
      <p className="text-muted">{list(imprint)}</p>
      <p dir="auto" className={`line-clamp-3 max-w-prose ${description ? "text-ink" : "text-muted"}`}>
        {description || t("search.noDescription")}
      </p>
      {reasons.length > 0 && (
        <p className="text-sm text-muted">{t("search.because", { reasons: list(reasons) })}</p>
      )}
    </WorkEntry>
  );
}
