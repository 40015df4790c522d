import type { Check } from "@colophon/proof";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHashOf } from "../../lib/file/use-file-hash.ts";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnlessCertificate } from "../../ui/unless-certificate.tsx";
import { isolate } from "../../lib/text/words.ts";
import { Sentence } from "../../ui/words.tsx";
import { IsWorkNotice } from "./is-work-notice.tsx";

interface Props {
  check: Check | undefined;
  /** Undefined: the file was removed. */
  onFingerprint: (sha256: string | undefined) => void;
}

/** Checks whether a file is the registered one: hashed here, compared by the document check. */
export function CompareFile({ check, onFingerprint }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ id: string; file: File }>();
  const input = useRef<HTMLInputElement>(null);

  function choose(file: File) {
    setChosen({ id: crypto.randomUUID(), file });
    onFingerprint(undefined);
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
          <ComparedFile file={chosen.file} check={check} onFingerprint={onFingerprint} onCancel={cancel} />
        </UnlessCertificate>
      )}
    </section>
  );
}

function ComparedFile({
  file,
  check,
  onFingerprint,
  onCancel,
}: Props & { file: File; onCancel: () => void }) {
  const { t } = useTranslation();
  const hash = useHashOf(file, onFingerprint);
  const { name } = file;
  if (hash.state !== "idle") return <FileHashStatus hash={hash} onCancel={onCancel} />;
  if (check?.code === "needs_earlier_check") return undefined;
  if (check?.state !== "passed" && check?.state !== "failed") return undefined;
  const isSame = check.state === "passed";
  return (
    <>
      {isSame && <IsWorkNotice file={file} />}
      <Notice tone={isSame ? "success" : "error"}>
        <Sentence words={name}>
          {t(isSame ? "verify.compare.same" : "verify.compare.different", { name: isolate(name) })}
        </Sentence>
      </Notice>
    </>
  );
}
