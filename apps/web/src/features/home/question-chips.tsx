interface Props {
  label: string;
  questions: readonly string[];
  onChoose: (question: string) => void;
}

/** Questions that fill the search box. */
export function QuestionChips({ label, questions, onChoose }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap justify-center gap-x-4">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-11 cursor-pointer px-2 py-1 font-serif text-lg lg:text-base leading-snug text-muted italic underline wrap-anywhere decoration-rule decoration-1 underline-offset-4 transition-colors hover:text-ink hover:decoration-current"
          >
            <bdi>{question}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
