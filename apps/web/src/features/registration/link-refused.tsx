import type { ApiError } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isolateLink } from "../../lib/text/link-words.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { creatorQuery } from "./creator-query.ts";

interface Props {
  error: ApiError;
  /** The ids that were sent. */
  sent: readonly string[];
  onWithout: (id: string) => void;
}

/** A link that the registry no longer finds stops the registration: which one, and the way on without it. */
export function LinkRefused({ error, sent, onWithout }: Props) {
  const { t } = useTranslation("links");
  const { links = [] } = useQuery(creatorQuery).data ?? {};
  const refused = sent.filter((_, at) =>
    Object.keys(error.fields).some((path) => path.endsWith(`links.${at}`)),
  );
  return (
    <Notice tone="warning">
      {refused.map((id) => (
        <div key={id} className="grid justify-items-start gap-2">
          <p className="wrap-anywhere">
            {t("wizard.failed", { name: isolateLink(links.find((link) => link.id === id)?.url ?? "") })}
          </p>
          <Button look="secondary" onClick={() => onWithout(id)}>
            {t("wizard.without")}
          </Button>
        </div>
      ))}
      <Link to="/profile/identity">{t("wizard.profile")}</Link>
    </Notice>
  );
}
