import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { useSession } from "../../lib/session.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { CertificateStep, type Issued } from "./certificate-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import { Wizard } from "./wizard.tsx";

/** The five steps. The last one belongs to the history entry, so that it is still there after a reload. */
export function RegistrationPage() {
  const { t } = useTranslation();
  const session = useSession();
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  // Whoever types the wizard's address again begins anew, though the browser may keep the entry's state.
  const issued = search.get("step") === "5" && isIssued(state) ? state.issued : undefined;
  if (session.state !== "signed-in") return undefined;
  return (
    <div className="mx-auto grid max-w-2xl gap-8 has-[figure]:max-w-5xl">
      {/* On paper the certificate has its own heading. */}
      <div className={issued ? "print:hidden" : ""}>
        <PageTitle tab={t("registration.title")}>{t("registration.title")}</PageTitle>
      </div>
      {issued ? (
        <StepFrame step={5}>
          <CertificateStep issued={issued} />
        </StepFrame>
      ) : (
        <Wizard key={session.user.id} user={session.user} />
      )}
    </div>
  );
}

const isIssued = (state: unknown): state is { issued: Issued } =>
  typeof state === "object" && state !== null && "issued" in state;
