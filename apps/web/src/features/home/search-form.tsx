import { maxQueryLength } from "@colophon/api";
import { type RefObject, type SubmitEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
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
        <div className="relative min-w-0 flex-[1_1_14rem]">
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
            className="min-h-11 w-full appearance-none border-b border-muted bg-transparent py-2 ps-1 pe-11 font-serif text-xl text-ink transition-colors hover:border-ink [&::-webkit-search-cancel-button]:hidden"
          />
          {text !== "" && (
            <button
              type="button"
              aria-label={t("search.clear")}
              className="absolute end-0 bottom-0 grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
              onClick={() => {
                onType("");
                box.current?.focus();
              }}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <Button type="submit" isPending={isSearching}>
          {t("search.submit")}
        </Button>
      </div>
      {hasExamples && <ExampleQuestions onChoose={onFill} />}
    </form>
  );
}
