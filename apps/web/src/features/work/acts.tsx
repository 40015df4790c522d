import type { OwnWork } from "@colophon/api";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Act } from "./act.tsx";
import { CorrectPart } from "./correct-part.tsx";
import { LicencesAct } from "./licences-act.tsx";
import { TransferPart } from "./transfer-part.tsx";
import { UsesAct } from "./uses-act.tsx";
import { WithdrawPart } from "./withdraw-part.tsx";

/** The acts still possible with a work, each with its consequence. Nothing once it is withdrawn. */
export function Acts({ work, onSaid }: { work: OwnWork; onSaid: () => void }) {
  const { t } = useTranslation(["translation", "owner"]);
  const { id, status, versions } = work;
  if (status === "withdrawn" || status === "blocked") return undefined;
  const hasNewer = versions.some(({ relation }) => relation === "newer");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] paper:hidden">
      <h2 className="border-b border-rule pb-3 text-2xl">{t("work.acts")}</h2>
      <CorrectPart work={work} onSaid={onSaid} />
      <Suspense>
        <UsesAct work={work} onSaid={onSaid} />
      </Suspense>
      <LicencesAct work={work} />
      {!hasNewer && (
        <Act title={t("work.newer.title")} text={t("work.newer.text")}>
          <ButtonLink to={`/register-ip?newer-of=${id}`} look="secondary">
            {t("work.newer.open")}
          </ButtonLink>
        </Act>
      )}
      <TransferPart work={work} />
      <WithdrawPart work={work} onSaid={onSaid} />
    </section>
  );
}
