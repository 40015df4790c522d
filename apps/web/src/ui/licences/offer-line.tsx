import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { offeredQuery } from "../../lib/api/licences-query.ts";

/** Where licences of a work are offered, one line that leads to them. Nothing else, not even while it is asked. */
export function OfferLine({ certificateId }: { certificateId: string }) {
  const { data } = useQuery({ ...offeredQuery(certificateId), retry: false });
  return data && <LicenceLink certificateId={certificateId} />;
}

/** Its texts are loaded only where it is shown. */
function LicenceLink({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation("licences");
  return (
    <Link
      to={`/verify/${certificateId}/licence`}
      className="relative justify-self-start py-2 max-sm:tap paper:hidden"
    >
      {t("take.line")}
    </Link>
  );
}
