import type { Certificate } from "@colophon/api";
import type { Check } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import type { Proof } from "../../lib/checking/evidence-ahead.ts";
import { useHashOf } from "../../lib/file/use-file-hash.ts";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { UnlessCertificate } from "../../ui/unless-certificate.tsx";
import { isolate } from "../../lib/text/words.ts";
import { Sentence } from "../../ui/words.tsx";
import { gatherProofOf } from "./gather-evidence.ts";
import { IsWorkNotice } from "./is-work-notice.tsx";
import { countsOfFiles } from "./verdict-text.ts";

export interface FileAtHand {
  sha256: string;
  /** Shows the file that the certificate hides. */
  proof?: Proof;
}

interface Props {
  certificate: Pick<Certificate, "certificateId" | "fileCount" | "fileFingerprints">;
  check: Check | undefined;
  /** Undefined: the file was removed. */
  onFile: (file: FileAtHand | undefined) => void;
}

/** Checks whether a file is the registered one: hashed here, compared by the document check. */
export function CompareFile({ certificate, check, onFile }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ id: string; file: File }>();
  const input = useRef<HTMLInputElement>(null);

  function choose(file: File) {
    setChosen({ id: crypto.randomUUID(), file });
    onFile(undefined);
  }

  function cancel() {
    setChosen(undefined);
    input.current?.focus();
  }

  return (
    <section className="grid gap-3 paper:hidden">
      <h2 className="text-2xl">{t("verify.compare.title")}</h2>
      <FileInput
        ref={input}
        label={t("verify.compare.choose")}
        hint={t("verify.compare.hint")}
        onFile={choose}
      />
      {chosen && (
        <UnlessCertificate key={chosen.id} file={chosen.file}>
          <ComparedFile
            file={chosen.file}
            certificate={certificate}
            check={check}
            onFile={onFile}
            onCancel={cancel}
          />
        </UnlessCertificate>
      )}
    </section>
  );
}

function ComparedFile({
  file,
  certificate,
  check,
  onFile,
  onCancel,
}: Props & { file: File; onCancel: () => void }) {
  const { t } = useTranslation();
  const { certificateId, fileCount, fileFingerprints } = certificate;
  const [hidden, setHidden] = useState<string>();
  const hash = useHashOf(file, (sha256) => {
    const isShown = fileFingerprints.some((shown) => shown.sha256 === sha256);
    if (isShown || fileFingerprints.length === fileCount) onFile({ sha256 });
    else setHidden(sha256);
  });
  const asked = useQuery({
    queryKey: ["proof of file", certificateId, hidden],
    queryFn: async ({ signal }) => {
      const sha256 = hidden ?? "";
      onFile({ sha256, proof: await gatherProofOf(certificateId, sha256, signal) });
      return true;
    },
    enabled: hidden !== undefined,
    staleTime: 0,
  });
  const { name } = file;
  if (asked.error)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void asked.refetch()}>
        {attemptFailureText(t, asked.error, t("home.registered.failed"))}
      </RetryNotice>
    );
  if (hash.state !== "idle") return <FileHashStatus hash={hash} onCancel={onCancel} />;
  if (check?.code === "needs_earlier_check") return undefined;
  if (check?.code === "file_may_be_hidden")
    return <Notice tone="info">{t("verify.code.file_may_be_hidden", countsOfFiles(check))}</Notice>;
  if (check?.state !== "passed" && check?.state !== "failed") return undefined;
  const isSame = check.state === "passed";
  return (
    <>
      <Notice tone={isSame ? "success" : "error"}>
        <p className="wrap-anywhere">
          <Sentence words={name}>
            {t(isSame ? "verify.compare.same" : "verify.compare.different", { name: isolate(name) })}
          </Sentence>
        </p>
      </Notice>
      {isSame && <IsWorkNotice file={file} />}
    </>
  );
}
