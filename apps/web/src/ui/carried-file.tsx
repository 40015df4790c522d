import { useTranslation } from "react-i18next";
import { readCarriedFile } from "../lib/file/held-file.ts";
import { isolate } from "../lib/text/words.ts";

/** Says that the file which a visitor chose is still there, while they sign up. Nothing without one. */
export function CarriedFile() {
  const { t } = useTranslation();
  const file = readCarriedFile();
  if (!file) return undefined;
  return (
    <p className="border-s-2 border-gold ps-4 wrap-anywhere">
      {t("file.waits", { name: isolate(file.name) })}
    </p>
  );
}
