import { maxQueryLength } from "@colophon/api";
import { type RefObject, type SubmitEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ExampleQuestions } from "./example-questions.tsx";

interface Props {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  isSearching: boolean;
  hasExamples: boolean;
  onType: (text: string) => void;
  onFill: (question: string) => void;
  onAsk: (question: string) => void;
}

/** The search field for a question. */
export function SearchForm({ box, text, isSearching, hasExamples, onType, onFill, onAsk }: Props) {
  const { t } = useTranslation();
  const id = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onAsk(text);
  }

  return (
    <form
      role="search"
      onSubmit={submit}
      className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-3"
    >
      <label htmlFor={id} className="font-serif text-2xl">
        {t("search.label")}
      </label>
      <div className="flex w-full max-w-2xl flex-wrap items-end justify-center gap-3">
        <input
          ref={box}
          id={id}
          type="search"
          name="q"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxQueryLength}
          value={text}
          onChange={(event) => onType(event.target.value)}
          className="min-h-11 min-w-0 flex-[1_1_14rem] appearance-none border-b border-muted bg-transparent px-1 py-2 font-serif text-xl text-ink transition-colors hover:border-ink [&::-webkit-search-cancel-button]:ms-3"
        />
        <Button type="submit" isPending={isSearching}>
          {t("search.submit")}
        </Button>
      </div>
      {hasExamples && <ExampleQuestions onChoose={onFill} />}
    </form>
  );
}
