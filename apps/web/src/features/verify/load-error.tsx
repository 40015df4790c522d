import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";

/** In place of a certificate that can't be shown: why, and where to go on. */
export function LoadError({ children, more }: { children: ReactNode; more?: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className="max-w-3xl">
      <Notice tone="error">
        <p>{children}</p>
        {more}
        <ButtonLink to="/verify" look="secondary" className="my-1">
          {t("drop.title")}
        </ButtonLink>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/" className="py-2 max-sm:tap">
            {t("common.toHome")}
          </Link>
          {session.state === "signed-in" && (
            <Link to="/dashboard" className="py-2 max-sm:tap">
              {t("certificate.toDashboard")}
            </Link>
          )}
        </p>
      </Notice>
    </div>
  );
}
