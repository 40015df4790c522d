import type { Check } from "@colophon/proof";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileHash } from "../../lib/use-file-hash.ts";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Whether a file at hand is the registered one: hashed here, compared by the document check. */
export function CompareFile({
  check,
  onFingerprint,
}: {
  check: Check | undefined;
  onFingerprint: (sha256: string) => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { hash, start, cancel } = useFileHash((file, sha256) => {
    setName(file.name);
    onFingerprint(sha256);
  });
  const hasResult = hash.state === "idle" && name !== "" && check?.code !== "needs_earlier_check";
  return (
    <section className="grid gap-3 paper:hidden">
      <h2 className="text-2xl">{t("verify.compare.title")}</h2>
      <FileInput
        ref={input}
        label={t("verify.compare.choose")}
        hint={t("verify.compare.hint")}
        onFile={start}
      />
      <FileHashStatus
        hash={hash}
        onCancel={() => {
          cancel();
          input.current?.focus();
        }}
      />
      {hasResult && check?.state === "passed" && (
        <Notice tone="success">{t("verify.compare.same", { name })}</Notice>
      )}
      {hasResult && check?.state === "failed" && (
        <Notice tone="error">{t("verify.compare.different", { name })}</Notice>
      )}
    </section>
  );
}
