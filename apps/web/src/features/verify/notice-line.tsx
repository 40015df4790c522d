import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { disputesQuery } from "../../lib/api/disputes-query.ts";
import { useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

/** For the certificate's holder, and for who may be: a way to write to somebody who uses the work. */
export function NoticeLine({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation("certificate");
  const { state } = useSession();
  const { data } = useQuery({
    ...disputesQuery(certificateId),
    enabled: state === "signed-in",
    retry: false,
  });
  if (state === "loading" || (state === "signed-in" && data?.isOwner !== true)) return undefined;
  return (
    <ButtonLink to={`/verify/${certificateId}/notice`} look="quiet">
      {t(state === "signed-in" ? "notice.mine" : "notice.ifMine")}
    </ButtonLink>
  );
}
