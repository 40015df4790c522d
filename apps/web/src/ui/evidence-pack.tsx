import { type Language, languages } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../lib/api/failure-text.ts";
import { gatherPack, RefusedProofError } from "../lib/checking/gather-pack.ts";
import { saveFile } from "../lib/file/save-file.ts";
import { Button } from "./button.tsx";
import { Switch } from "./choice.tsx";
import { Notice } from "./notice.tsx";
import { Progress } from "./progress.tsx";

export interface EvidencePackProps {
  certificateId: string;
  /** The proof that the page has checked. */
  bundle?: Uint8Array | undefined;
  /** The user's own work, of whose file we have a confidential copy. */
  copyOf?: string | undefined;
}

/** Its name in the ZIP, in every language. */
const readMe = "READ ME";

/** Everything about a certificate as one ZIP, made here of what anyone may see. */
export function EvidencePack({ certificateId, bundle, copyOf }: EvidencePackProps) {
  const { t, i18n } = useTranslation("pack");
  const { t: tCommon } = useTranslation();
  const [hasCopy, setHasCopy] = useState(false);
  const [progress, setProgress] = useState(0);
  /** Ended when this is closed: nobody waits for the file any more. */
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const making = useMutation({
    mutationFn: async () => {
      setProgress(0);
      running.current = new AbortController();
      const language: Language = languages.find((one) => one === i18n.language) ?? "en";
      const wish = { certificateId, bundle, language, workId: hasCopy ? copyOf : undefined };
      const { name, zip } = await gatherPack(wish, {
        signal: running.current.signal,
        onProgress: setProgress,
      });
      saveFile(zip, name);
      return name;
    },
  });
  const { error, data: saved, isPending } = making;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
      <p className="text-muted">{t("text", { readMe })}</p>
      <p>{t("vouch", { readMe })}</p>
      {copyOf !== undefined && (
        <Switch
          label={t("copy")}
          name={t("copy")}
          hint={t("copyHint")}
          isOn={hasCopy}
          onChange={setHasCopy}
        />
      )}
      <Button
        look="secondary"
        className="justify-self-start"
        isPending={isPending}
        onClick={() => making.mutate()}
      >
        {t("download")}
      </Button>
      {isPending && <Progress label={t("progress")} value={progress} />}
      <div aria-live="polite">
        {saved !== undefined && !isPending && <Notice tone="success">{t("saved", { name: saved })}</Notice>}
        {error && (
          <Notice tone="error">
            {error instanceof RefusedProofError
              ? t("refused")
              : attemptFailureText(tCommon, error, t("failed"))}
          </Notice>
        )}
      </div>
    </div>
  );
}
