import { fileName } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { capturePdf, capturePng, TooLongError } from "../lib/drawing/capture-page.ts";
import { saveFile } from "../lib/file/save-file.ts";
import { Menu, menuItemLook } from "./menu.tsx";
import { Notice } from "./notice.tsx";
import { Progress } from "./progress.tsx";

const kinds = { png: capturePng, pdf: capturePdf };

/** Saves what `target` shows as an image or as a PDF, named after `title`. */
export function ExportMenu({ target, title }: { target: RefObject<HTMLElement | null>; title: string }) {
  const { t } = useTranslation();
  const [share, setShare] = useState(0);
  const saving = useMutation({
    mutationFn: async (kind: keyof typeof kinds) => {
      if (!target.current) return;
      setShare(0);
      const picture = await kinds[kind](target.current, title, setShare);
      saveFile(picture, `${fileName(title, "Colophon")}.${kind}`);
    },
  });
  return (
    <div className="grid justify-items-end gap-2 sm:relative paper:hidden">
      <Menu
        label={t("export.open")}
        isPending={saving.isPending}
        className="absolute end-0 w-max shadow-raised max-sm:end-3"
      >
        {(["png", "pdf"] as const).map((kind) => (
          <li key={kind}>
            <button type="button" className={menuItemLook} onClick={() => saving.mutate(kind)}>
              {t(`export.${kind}`)}
            </button>
          </li>
        ))}
      </Menu>
      {saving.isPending && saving.variables === "pdf" && (
        <Progress label={t("export.drawing")} value={share} />
      )}
      {saving.error && (
        <Notice tone="error">
          {saving.error instanceof TooLongError ? t("export.tooLong") : t("export.failed")}
        </Notice>
      )}
    </div>
  );
}
