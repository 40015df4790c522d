import { type Use, USES, type UsesSaid } from "@colophon/uses";
import { useTranslation } from "react-i18next";
import { nameOfUses } from "../lib/text/name-of-uses.ts";

/** What is said of machines, use by use; both kinds of training together where they are the same. */
export function UsesLines({ uses }: { uses: UsesSaid }) {
  const { t } = useTranslation("uses");
  const isOneTraining =
    uses["train-generative"] !== undefined && uses["train-generative"] === uses["train-other"];
  const lines: [Use[], Use][] = USES.filter((use) => uses[use] !== undefined)
    .filter((use) => !(isOneTraining && use === "train-other"))
    .map((use) => [isOneTraining && use === "train-generative" ? [use, "train-other"] : [use], use]);
  if (lines.length === 0) return t("nothing");
  return lines.map(([together, use]) => (
    <span key={use} className="block">
      {t(`plain.${uses[use] ?? "refuse"}`, { use: nameOfUses(t, together) })}
    </span>
  ));
}
