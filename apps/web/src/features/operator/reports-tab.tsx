import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "./loaded.tsx";
import { reportsQuery } from "./operator-query.ts";
import { ReportEntry } from "./report-entry.tsx";

/** What people report, to be decided. */
export function ReportsTab() {
  const { t } = useTranslation("operator");
  const [state, setState] = useState<"open" | "decided">("open");
  const query = useQuery(reportsQuery(state));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-2xl">{t("tab.reports")}</h2>
      <div className="flex flex-wrap gap-3">
        {(["open", "decided"] as const).map((one) => (
          <Button
            key={one}
            look={one === state ? "primary" : "secondary"}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {t(`report.${one}`)}
          </Button>
        ))}
      </div>
      <Loaded query={query}>
        {(reports) =>
          reports.length === 0 ? (
            <p>{t("report.none")}</p>
          ) : (
            <ul className="border-t border-rule">
              {reports.map((report) => (
                <ReportEntry key={report.id} report={report} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
