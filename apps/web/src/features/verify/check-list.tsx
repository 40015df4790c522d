import { type Check, isPublicChain } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import type { StatusAtHand, StatusGap } from "../../lib/checking/ask-status.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { CheckMark } from "../../ui/check-mark.tsx";

const tones = { passed: "passed", failed: "failed", not_checked: "unknown" } as const;

/** Evidence in Unix seconds. */
const times = ["blockTime", "signedAt", "asOf", "lostFrom", "lostUntil"];

interface Props {
  checks: Check[];
  /** The document is the certificate's own PDF. */
  isPdf?: boolean;
  /** The record shows the fingerprint of a file. */
  hasFile: boolean;
  /** Later statements, or why they aren't known. */
  status?: StatusAtHand | undefined;
  /** The registry is being asked for the status. */
  isAsking?: boolean;
}

/** "How we know": each check unfolds into its evidence. */
export function CheckList({ checks, isPdf = false, hasFile, status, isAsking = false }: Props) {
  const { t } = useTranslation();
  // Without a file in the record there is none to check.
  const shown = checks.filter(({ code }) => hasFile || code !== "no_document");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 print:block print:space-y-3">
      <h2 className="text-2xl">{t("verify.howWeKnow")}</h2>
      <p className="text-muted">{t("verify.checkedHere")}</p>
      <ol className="border-t border-rule print:columns-2 print:gap-8">
        {shown.map((check) => (
          <li key={check.id} data-check={check.id} data-state={check.state} className="border-b border-rule">
            <CheckItem
              check={check}
              text={isPdf && check.id === "document" ? "drop.pdfCheck" : `verify.check.${check.id}`}
              statusGap={isAsking ? "asking" : status && "gap" in status ? status.gap : "none"}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  check: Check;
  /** The key of its title and text. */
  text: "drop.pdfCheck" | `verify.check.${Check["id"]}`;
  /** Why there is no status. */
  statusGap: StatusGap | "asking";
}

function CheckItem({ check, text, statusGap }: ItemProps) {
  const { t, i18n } = useTranslation();
  const { id, code, evidence } = check;
  // By other clocks, which the verdict tells: no blockchain has shown a block.
  const state =
    id === "anchor" && !evidence?.["blockTime"] && check.state === "passed" ? "not_checked" : check.state;
  const timeOf = (name: string) => longDateTime(i18n.language, Number(evidence?.[name] ?? 0) * 1000);
  const asOf = evidence?.["asOf"];
  const time = timeOf("asOf");
  const lost = { from: timeOf("lostFrom"), until: timeOf("lostUntil") };
  const chainId = evidence?.["chainId"];
  const isOnTestChain = chainId !== undefined && !isPublicChain(Number(chainId));
  return (
    <details className="group">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 py-3 print:py-1">
        <CheckMark
          tone={code === "anchor_pending" || code === "anchor_not_final" ? "waiting" : tones[state]}
          className="size-6 text-sm print:size-5"
        />
        <span className="flex-1">{t(isOnTestChain ? "verify.testAnchor" : `${text}.title`)}</span>
        <span className="text-sm text-muted">
          {state === "not_checked" && asOf !== undefined
            ? t("verify.asOf", { time })
            : t(`verify.state.${state}`)}
        </span>
      </summary>
      {/* In print, the facts contain what matters of it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 ps-9 pb-4 print:hidden">
        <p>{t(isOnTestChain ? "verify.testChain" : `${text}.text`)}</p>
        {id === "statements" && asOf !== undefined && (
          <p className="font-semibold">
            {evidence?.["statements"] === "0"
              ? t("verify.saidNothing", { time })
              : t("verify.saidLater", { time, count: Number(evidence?.["statements"]) })}
          </p>
        )}
        {code && (
          <p className="font-semibold">
            {code === "not_published_yet"
              ? t(`verify.statusGap.${statusGap}`)
              : t(`verify.code.${code}`, lost)}
          </p>
        )}
        <Facts>
          {Object.entries(evidence ?? {}).map(([name, value]) => (
            <Fact key={name} name={t(`verify.evidence.${name as "index"}`, { defaultValue: name })}>
              {times.includes(name) && timeOf(name)}
              {name === "walletSignature" && t(`verify.walletSignature.${value as "valid"}`)}
              {name === "timeStamp" && t(`verify.timeStamp.${value as "not_checked"}`)}
              {![...times, "walletSignature", "timeStamp"].includes(name) && (
                <code className="font-mono text-sm">{value}</code>
              )}
            </Fact>
          ))}
        </Facts>
      </div>
    </details>
  );
}
