import type { CertificateStatus } from "@colophon/api";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Rosette } from "./rosette.tsx";
import { StatusMark } from "./status-mark.tsx";
import { Words } from "./words.tsx";

interface Props {
  certificateId: string;
  title: string;
  status: CertificateStatus;
  children: ReactNode;
}

/** A work as a bibliography entry, beside its certificate's ornament. */
export function WorkEntry({ certificateId, title, status, children }: Props) {
  const { t } = useTranslation();
  return (
    <li className="relative flex items-start gap-4 border-b border-rule py-5">
      <Rosette seed={certificateId} className="size-12 shrink-0 text-gold" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p>
          <Link
            to={`/verify/${certificateId}`}
            className="font-serif text-xl wrap-anywhere max-sm:after:absolute max-sm:after:inset-0"
          >
            <Words>{title}</Words>
          </Link>
        </p>
        <StatusMark status={status} />
        {children}
        <p className="text-sm text-muted tabular-nums">{t("dashboard.certificate", { certificateId })}</p>
      </div>
    </li>
  );
}
