import { ApiError, fileName } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../lib/api/failure-text.ts";
import { type DownloadFormat, fetchDocument } from "../lib/drawing/fetch-document.ts";
import { saveFile } from "../lib/file/save-file.ts";
import { sentenceGap } from "../lib/text/sentence-gap.ts";
import { Button } from "./button.tsx";
import { Menu, menuItemLook } from "./menu.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  certificateId: string;
  title: string;
  /** The certificate, if it is on the screen: captured if the server can't make the document. */
  screen?: RefObject<HTMLElement | null>;
  /** Announces the start of the download. */
  isAnnounced?: boolean;
  /** Further actions beside the formats. */
  children?: ReactNode;
}

const importCapture = () => import("../lib/drawing/capture-page.ts");

/** Downloads a certificate: mainly its PDF, and its other formats. */
export function DocumentDownload({ certificateId, title, screen, isAnnounced = false, children }: Props) {
  const { t, i18n } = useTranslation();
  /** Why a picture of the page replaces the document. */
  const [fallback, setFallback] = useState<string>();
  const hasScreen = screen !== undefined;
  // Not with the page, which would be slower, but before it is needed: the network may be gone by then.
  useEffect(() => {
    if (hasScreen) importCapture().catch(() => undefined);
  }, [hasScreen]);
  const saving = useMutation({
    mutationFn: async (format: DownloadFormat) => {
      setFallback(undefined);
      const name = fileName(title, certificateId);
      try {
        saveFile(await fetchDocument(certificateId, format), `${name}_certificate.${format}`);
      } catch (error) {
        if (format !== "pdf" || !screen?.current) throw error;
        setFallback(t(fallbackText(error)));
        const { capturePdf } = await importCapture();
        // Neither named nor described as the certificate: it has no signature and no proof.
        saveFile(await capturePdf(screen.current, title), `${name}_picture.pdf`);
      }
    },
  });
  return (
    <div className="grid gap-3 paper:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button isPending={saving.isPending} className="min-h-12" onClick={() => saving.mutate("pdf")}>
          {t("documentDownload.pdf")}
        </Button>
        {/* On a line of its own it begins where the text of the page does. */}
        <div className="relative -ms-3 flex flex-wrap items-center">
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
          {children}
        </div>
      </div>
      {fallback !== undefined && (
        <Notice tone="warning">
          <p>{fallback}</p>
          {saving.isSuccess && <p>{t("documentDownload.captured")}</p>}
        </Notice>
      )}
      {saving.isError && (
        <Notice tone="error">
          {saving.variables === "pdf"
            ? t("documentDownload.failed")
            : attemptFailureText(
                t,
                saving.error,
                t("documentDownload.failedFormat", { format: saving.variables.toUpperCase() }),
              )}
        </Notice>
      )}
      {saving.isSuccess && isAnnounced && fallback === undefined && (
        <Notice tone="success">{t("documentDownload.started")}</Notice>
      )}
      {fallback === undefined && (
        <p className="max-w-prose text-sm text-muted">
          {t("documentDownload.signature")}
          {sentenceGap(i18n.language)}
          <a href="/.well-known/colophon-pdf-root.cer" download="colophon-root.cer" className="inline-block">
            {t("documentDownload.root")}
          </a>
        </p>
      )}
    </div>
  );
}

function fallbackText(error: unknown) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "documents_busy") return "failure.documents_busy";
  return code === "network" ? "documentDownload.basic" : "documentDownload.tryingFallback";
}
