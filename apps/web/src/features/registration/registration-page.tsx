import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useSession } from "../../lib/session.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { certificateSearch, CertificateStep, type Issued } from "./certificate-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import { Wizard } from "./wizard.tsx";

/** The five steps. The last one belongs to the history entry, so that it is still there after a reload. */
export function RegistrationPage() {
  const { t } = useTranslation();
  const session = useSession();
  const { state, search } = useLocation() as { state: unknown; search: string };
  // Whoever types the address of the wizard again is given its first page, though the browser keeps the entry's state.
  const issued = search === certificateSearch && isIssued(state) ? state.issued : undefined;
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
