import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Notice } from "../../ui/notice.tsx";
import { lackingPeople } from "./draft-details.ts";
import type { Draft } from "./draft.ts";

/** Names the people whose details this browser hasn't kept. */
export function LackingNotice({ draft }: { draft: Draft }) {
  const { t, i18n } = useTranslation("draft");
  const people = lackingPeople(draft);
  if (people.length === 0) return undefined;
  const names = people.map(({ givenName, familyName }) => isolate(`${givenName} ${familyName}`.trim()));
  const list = new Intl.ListFormat(i18n.language).format(names);
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">{t("lacking", { names: list })}</p>
    </Notice>
  );
}
