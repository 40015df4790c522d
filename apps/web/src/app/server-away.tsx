import { useTranslation } from "react-i18next";
import { useSession } from "../lib/session/session.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** On every page, while nobody knows whose session this is: the server is away. Nobody is signed out by that. */
export function ServerAway() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state !== "loading" || !session.away) return undefined;
  return (
    <Notice tone="warning">
      <p>{t("nav.unreachable")}</p>
      <Button look="secondary" isPending={session.away.isAsking} onClick={session.away.ask}>
        {t("common.retry")}
      </Button>
    </Notice>
  );
}
