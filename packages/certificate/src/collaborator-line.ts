import type { DocumentLanguage } from "./document-language.ts";
import { isSilent } from "./field-texts.ts";
import { formatDate, formatNumber, formatShare } from "./format-date.ts";
import type { Labels } from "./labels/labels.ts";
import { personName } from "./person-name.ts";
import type { Collaborator } from "./printed-facts.ts";

/** Whether the page has no room for something that is known of them. */
export const hasMore = ({ email, role = "", share = null, answer, ...names }: Collaborator): boolean =>
  email !== null ||
  role !== "" ||
  share !== null ||
  (answer !== undefined && (!isSilent(answer) || personName(names) === ""));

export function collaboratorLine(
  { number, email, role = "", share = null, answer, ...names }: Collaborator,
  place: number,
  lang: DocumentLanguage,
  labels: Labels,
): string {
  const name = personName(names) || labels.unnamed(formatNumber(lang, number ?? place));
  const said = answer && labels.answers[answer.state](answer.at === null ? "" : formatDate(lang, answer.at));
  return [`${name} ${email ?? ""}`.trim(), role, share === null ? "" : formatShare(lang, share), said ?? ""]
    .filter((part) => part !== "")
    .join(" · ");
}
