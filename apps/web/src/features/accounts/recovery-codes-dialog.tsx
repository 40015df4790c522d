import { useTranslation } from "react-i18next";
import { saveFile } from "../../lib/file/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface Props {
  codes: string[];
  onClose: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const text = `${codes.join("\n")}\n`;
  return (
    <Dialog title={t("secondStep.codes.keep")} closeText={t("secondStep.codes.done")} onClose={onClose}>
      <p>{t("secondStep.codes.text")}</p>
      <ol aria-label={t("secondStep.codes.title")} dir="ltr" className="grid gap-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="-mx-3 flex flex-wrap items-center">
        <Button
          look="quiet"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "colophon-recovery-codes.txt")}
        >
          {t("secondStep.codes.save")}
        </Button>
        <CopyButton text={text} label={t("secondStep.codes.copy")} />
      </div>
    </Dialog>
  );
}
