import { useTranslation } from "react-i18next";
import { unnamed } from "../lib/text/unnamed.ts";
import { isolate } from "../lib/text/words.ts";
import { Sentence } from "./words.tsx";

/** Who registered a work, and when: `date` as it is read. Without a name where the account was erased. */
export function RegisteredBy({ creator, date }: { creator: string; date: string }) {
  const { t } = useTranslation();
  return (
    <Sentence words={creator}>
      {t("home.registered.entry", { creator: isolate(creator), date, ...unnamed(creator) })}
    </Sentence>
  );
}
