import type { MaterialType } from "@colophon/api";
import { useTranslation } from "react-i18next";

/** The name of a work's kind; a generic name for a kind that this version doesn't know. */
export function useKindOf(): (work: { materialType: string }) => string {
  const { t } = useTranslation();
  return ({ materialType }) =>
    t(`materialType.${materialType as MaterialType}`, { defaultValue: t("dashboard.otherMaterial") });
}
