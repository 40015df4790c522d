import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";

/** What somebody accepts who opens an account, with links to it. */
export function TermsAcceptance() {
  const { t } = useTranslation();
  return (
    <p className="text-sm text-muted">
      <Trans
        t={t}
        i18nKey="terms.acceptance"
        components={[<Link key="terms" to="/terms" />, <Link key="privacy" to="/privacy" />]}
      />
    </p>
  );
}
