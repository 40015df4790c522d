import { ApiError, fileName } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { capturePdf } from "../lib/capture-page.ts";
import { type DocumentFormat, fetchDocument } from "../lib/fetch-document.ts";
import { saveFile } from "../lib/save-file.ts";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Menu, menuItemLook } from "./menu.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  certificateId: string;
  title: string;
  /** The certificate on the screen, which is captured when the server cannot draw it up. */
  screen: RefObject<HTMLElement | null>;
  /** Says so when the download begins. */
  isAnnounced?: boolean;
}

/** Downloads a certificate: its PDF first of all, and its other forms. */
export function DocumentDownload({ certificateId, title, screen, isAnnounced = false }: Props) {
  const { t } = useTranslation();
  const [fallback, setFallback] = useState<"tryingFallback" | "basic">();
  const saving = useMutation({
    mutationFn: async (format: DocumentFormat) => {
      setFallback(undefined);
      const file = await fetchDocument(certificateId, format).catch(async (error: unknown) => {
        if (format !== "pdf" || !screen.current) throw error;
        setFallback(isBusy(error) ? "basic" : "tryingFallback");
        return capturePdf(screen.current, title);
      });
      saveFile(file, `${fileName(title, certificateId)}_certificate.${format}`);
    },
  });
  return (
    <div className="grid gap-3 paper:hidden">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <Button isPending={saving.isPending} className="min-h-12" onClick={() => saving.mutate("pdf")}>
          {t("documentDownload.pdf")}
        </Button>
        <div className="relative flex flex-wrap items-center gap-x-2 max-sm:-ms-3">
          <Menu
            label={t("documentDownload.others")}
            className="absolute start-0 w-max max-w-[calc(100vw-2rem)] shadow-raised max-sm:start-3"
          >
            {(["svg", "png"] as const).map((format) => (
              <li key={format}>
                <button type="button" className={menuItemLook} onClick={() => saving.mutate(format)}>
                  {t(`documentDownload.${format}`)}
                </button>
              </li>
            ))}
            <li>
              <a
                className={menuItemLook}
                href={`/api/certificates/${certificateId}/bundle`}
                download={`${certificateId}.colophon.json`}
              >
                {t("documentDownload.bundle")}
              </a>
            </li>
          </Menu>
          <CopyButton
            text={new URL(`/verify/${certificateId}`, window.location.origin).href}
            label={t("documentDownload.copyLink")}
          />
        </div>
      </div>
      {fallback && <Notice tone="warning">{t(`documentDownload.${fallback}`)}</Notice>}
      {saving.isError && <Notice tone="error">{t("documentDownload.failed")}</Notice>}
      {saving.isSuccess && isAnnounced && <Notice tone="success">{t("documentDownload.started")}</Notice>}
      <p className="max-w-prose text-sm text-muted">
        {t("documentDownload.signature")}{" "}
        <a href="/.well-known/colophon-pdf-root.cer" download="colophon-root.cer" className="inline-block">
          {t("documentDownload.root")}
        </a>
      </p>
    </div>
  );
}

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === "documents_busy";
