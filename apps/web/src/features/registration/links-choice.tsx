import type { Link } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/text/format.ts";
import { isolateLink } from "../../lib/text/link-words.ts";
import { Switch } from "../../ui/choice.tsx";
import { showsLink } from "./shown-links.ts";
import type { StepProps } from "./step-props.ts";

/** Which of somebody's confirmed links the certificate names. */
export function LinksChoice({
  draft,
  edit,
  links,
}: Pick<StepProps, "draft" | "edit"> & { links: readonly Link[] }) {
  const { t, i18n } = useTranslation("links");
  return links.map((link) => {
    const label = t("wizard.show", { name: isolateLink(link.url) });
    const date = longDate(i18n.language, link.confirmedAt ?? "");
    return (
      <Switch
        key={link.id}
        label={<span className="wrap-anywhere">{label}</span>}
        name={label}
        hint={draft.creatorName === "" ? t("wizard.hint", { date }) : t("wizard.alias")}
        isOn={showsLink(draft, link)}
        onChange={(isShown) => edit({ linkChoices: { ...draft.linkChoices, [link.id]: isShown } })}
      />
    );
  });
}
