import { useTranslation } from "react-i18next";
import { longDateTime } from "../../../lib/text/format.ts";
import type { KnownState } from "./licence-verdict.ts";

/** Whether it is in force: the verdict only says that it is genuine. */
export function LicenceStateNote({ known: { state, by, asOf = 0 } }: { known: KnownState }) {
  const { t, i18n } = useTranslation("licence");
  return (
    <section
      role="status"
      data-licence-state={state ?? "unknown"}
      className={`grid gap-1 border-s-2 ps-3 ${state === "in_force" ? "border-valid" : "border-pending"}`}
    >
      <h2 className="text-xl">{t(`state.${state ?? "unknown"}`)}</h2>
      <p className="text-sm text-muted">
        {t(`stateBy.${by}`, { time: longDateTime(i18n.language, asOf * 1000) })}
      </p>
    </section>
  );
}
