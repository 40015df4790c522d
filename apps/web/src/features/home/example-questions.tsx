import { useTranslation } from "react-i18next";
import { QuestionChips } from "./question-chips.tsx";

/** Three example questions. */
export function ExampleQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  const { t } = useTranslation();
  const examples = [t("search.example.lifestyle"), t("search.example.comics"), t("search.example.similar")];
  return <QuestionChips label={t("search.examples")} questions={examples} onChoose={onChoose} />;
}
