import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { carryFile } from "../../lib/file/held-file.ts";
import { knownWorksQuery } from "../../lib/api/known-works-query.ts";
import { useHashOf } from "../../lib/file/use-file-hash.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { Button } from "../../ui/button.tsx";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Rosette } from "../../ui/rosette.tsx";
import { UnlessCertificate } from "../../ui/unless-certificate.tsx";
import { Words } from "../../ui/words.tsx";
import { FoundWorks } from "./found-works.tsx";
import { useRegisterPlace } from "./use-register-place.ts";

interface Props {
  file: File;
  /** How many files were dropped at once: only one is taken. */
  among: number;
  /** Empty until the file is read. */
  sha256: string;
  onRead: (sha256: string) => void;
  onRemove: () => void;
}

/** Moves the focus here from the field that this replaces. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The chosen file, and what to do with it: a certificate is checked elsewhere, a work can be registered. */
export function FilePanel({ file, among, sha256, onRead, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border-2 border-navy bg-raised p-4 outline-none sm:p-5"
    >
      <div className="flex items-center gap-3">
        <Rosette seed={sha256 || file.name} className="size-12 shrink-0 text-gold max-xs:hidden" />
        <p className="grid min-w-0 flex-1">
          <Words className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</Words>
          <span className="text-sm text-muted">{formatBytes(i18n.language, file.size)}</span>
        </p>
        <Button look="quiet" className="-me-2" onClick={onRemove}>
          {t("drop.remove")} <Words className="sr-only">{file.name}</Words>
        </Button>
      </div>
      {among > 1 && (
        <Notice tone="info">
          {t("file.onlyOne", { name: file.name, count: among })}
          {sentenceGap(i18n.language)}
          {t("file.several", { page: t("nav.registerWork") })}
        </Notice>
      )}
      <UnlessCertificate file={file}>
        <WorkFile file={file} sha256={sha256} onRead={onRead} onRemove={onRemove} />
      </UnlessCertificate>
    </div>
  );
}

/** The certificates that a work's file has, and registering it. */
function WorkFile({ file, sha256, onRead, onRemove }: Omit<Props, "among">) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hash = useHashOf(file, onRead);
  const place = useRegisterPlace();
  const { data: known } = useQuery({ ...knownWorksQuery(sha256), enabled: sha256 !== "" });
  if (sha256 === "") return <FileHashStatus hash={hash} onCancel={onRemove} />;

  function register() {
    carryFile(file, sha256);
    void navigate(place.to, { state: place.state });
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Button look={known?.length === 0 ? "primary" : "secondary"} className="min-h-12" onClick={register}>
        {t("home.register")}
      </Button>
      <div className="w-full">
        <FoundWorks sha256={sha256} />
      </div>
    </div>
  );
}
