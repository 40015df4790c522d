import { fileName } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { capturePdf, capturePng } from "../lib/capture-page.ts";
import { saveFile } from "../lib/save-file.ts";
import { Menu, menuItemLook } from "./menu.tsx";
import { Notice } from "./notice.tsx";

const kinds = { png: capturePng, pdf: capturePdf };

/** Saves what `target` shows as an image or as a PDF, named after `title`. */
export function ExportMenu({ target, title }: { target: RefObject<HTMLElement | null>; title: string }) {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: async (kind: keyof typeof kinds) => {
      if (!target.current) return;
      saveFile(await kinds[kind](target.current, title), `${fileName(title, "Colophon")}.${kind}`);
    },
  });
  return (
    <div className="grid justify-items-end gap-2 paper:hidden">
      <Menu
        label={t("export.open")}
        isPending={saving.isPending}
        className="absolute end-0 w-max shadow-raised"
      >
        {(["png", "pdf"] as const).map((kind) => (
          <li key={kind}>
            <button type="button" className={menuItemLook} onClick={() => saving.mutate(kind)}>
              {t(`export.${kind}`)}
            </button>
          </li>
        ))}
      </Menu>
      {saving.error && <Notice tone="error">{t("export.failed")}</Notice>}
    </div>
  );
}
