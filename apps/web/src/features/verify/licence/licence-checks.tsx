import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CheckedLicence } from "../../../lib/checking/check-licence.ts";
import { longDateTime } from "../../../lib/text/format.ts";
import { CheckMark, type CheckTone } from "../../../ui/check-mark.tsx";
import { CheckList } from "../check-list.tsx";
import { workOutcome } from "./licence-verdict.ts";

interface Props {
  checked: CheckedLicence;
  proof: Uint8Array | undefined;
  isPdf?: boolean;
}

/** The nine checks of the licence's own proof, and two more: its work's certificate, and its licensor. */
export function LicenceChecks({ checked: { verification, status }, proof, isPdf = false }: Props) {
  const { t, i18n } = useTranslation(["translation", "licence"]);
  const { checks, licensor } = verification;
  const outcome = workOutcome(verification);
  const said = checks.find(({ id }) => id === "statements")?.evidence;
  const time = longDateTime(i18n.language, Number(said?.["asOf"] ?? 0) * 1000);
  const count = Number(said?.["statements"] ?? 0);
  const found =
    count === 0 ? t("licence:check.statements.none", { time }) : t("licence:check.statements.some", { time });
  return (
    <CheckList
      checks={checks}
      verification={verification}
      bundle={proof}
      isPdf={isPdf}
      hasFile={isPdf}
      status={status}
      words={{
        document: { title: t("drop.pdfCheck.title"), text: t("licence:check.document") },
        statements: {
          title: t("licence:said"),
          text: t("licence:check.statements.text"),
          ...(said?.["asOf"] !== undefined && { found }),
        },
      }}
    >
      <Item
        id="work"
        state={outcome === undefined ? "not_checked" : outcome === "passed" ? "passed" : "failed"}
        title={t("licence:check.work.title")}
        text={t("licence:check.work.text")}
      >
        {outcome && outcome !== "passed" && t(`licence:check.work.${outcome}`)}
      </Item>
      <Item
        id="licensor"
        state={licensor.state}
        title={t("licence:check.licensor.title")}
        text={t("licence:check.licensor.text")}
      >
        {licensor.state !== "passed" && t(`licence:check.licensor.${licensor.code}`)}
      </Item>
    </CheckList>
  );
}

const tones = { passed: "passed", failed: "failed", not_checked: "unknown" } as const satisfies Record<
  string,
  CheckTone
>;

interface ItemProps {
  id: string;
  state: keyof typeof tones;
  title: string;
  text: string;
  children: ReactNode;
}

function Item({ id, state, title, text, children }: ItemProps) {
  const { t } = useTranslation();
  return (
    <li data-check={id} data-state={state} className="border-b border-rule">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 py-3 print:py-1">
          <CheckMark tone={tones[state]} className="size-6 text-sm print:size-5" />
          <span className="flex-1">{title}</span>
          <span className="text-sm text-muted">{t(`verify.state.${state}`)}</span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 ps-9 pb-4 print:hidden">
          <p>{text}</p>
          {children && <p className="font-semibold">{children}</p>}
        </div>
      </details>
    </li>
  );
}
