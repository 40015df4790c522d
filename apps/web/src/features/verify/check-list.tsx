import { type Check, isPublicChain, type Verification } from "@colophon/proof";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { StatusAtHand, StatusGap } from "../../lib/checking/ask-status.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { CheckMark } from "../../ui/check-mark.tsx";

const tones = { passed: "passed", failed: "failed", not_checked: "unknown" } as const;

/** Evidence in Unix seconds. */
const times = ["blockTime", "signedAt", "asOf", "lostFrom", "lostUntil", "timeStampedAt"];

/** Only needed with evidence of other clocks, so loaded with the first. */
const ClocksCheck = lazy(async () => ({ default: (await import("./clocks.ts")).ClocksCheck }));

/** None in place of a certificate's own, which are among the translations. */
const certificateWords = {};

interface Props {
  checks: Check[];
  /** What other clocks say, where there are any. */
  verification?: Verification<unknown> | undefined;
  bundle?: Uint8Array | undefined;
  /** The document is the certificate's own PDF. */
  isPdf?: boolean;
  /** The record shows the fingerprint of a file. */
  hasFile: boolean;
  /** What checks say of anything but a certificate. */
  words?: Partial<Record<Check["id"], CheckWords>>;
  /** Beneath the nine. */
  children?: ReactNode;
  /** Later statements, or why they aren't known. */
  status?: StatusAtHand | undefined;
  /** The registry is being asked for the status. */
  isAsking?: boolean;
}

/** Of one check, in place of what it says of a certificate. */
export interface CheckWords {
  title: string;
  text: string;
  /** What came of it. */
  found?: string | undefined;
}

/** "How we know": each check unfolds into its evidence. */
export function CheckList({
  checks,
  verification,
  bundle,
  isPdf = false,
  hasFile,
  words = certificateWords,
  status,
  isAsking = false,
  children,
}: Props) {
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
            {check.id === "anchor" && verification?.clocks ? (
              <Suspense>
                <ClocksCheck check={check} verification={verification} bundle={bundle}>
                  <CheckFacts {...check} />
                </ClocksCheck>
              </Suspense>
            ) : (
              <CheckItem
                check={check}
                words={words[check.id]}
                text={isPdf && check.id === "document" ? "drop.pdfCheck" : `verify.check.${check.id}`}
                statusGap={isAsking ? "asking" : status && "gap" in status ? status.gap : "none"}
              />
            )}
          </li>
        ))}
        {children}
      </ol>
    </section>
  );
}

interface ItemProps {
  check: Check;
  words: CheckWords | undefined;
  /** The key of its title and text. */
  text: "drop.pdfCheck" | `verify.check.${Check["id"]}`;
  /** Why there is no status. */
  statusGap: StatusGap | "asking";
}

function CheckItem({ check, words, text, statusGap }: ItemProps) {
  const { t, i18n } = useTranslation();
  const { id, state, code, evidence } = check;
  const timeOf = (name: string) => longDateTime(i18n.language, Number(evidence?.[name] ?? 0) * 1000);
  const asOf = evidence?.["asOf"];
  const time = timeOf("asOf");
  const lost = Object.keys(evidence ?? {})
    .filter((name) => name.startsWith("lostFrom"))
    .map((name) => ({ from: timeOf(name), until: timeOf(name.replace("From", "Until")) }));
  const chainId = evidence?.["chainId"];
  const isOnTestChain = chainId !== undefined && !isPublicChain(Number(chainId));
  return (
    <details className="group">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 py-3 print:py-1">
        <CheckMark
          tone={code === "anchor_pending" || code === "anchor_not_final" ? "waiting" : tones[state]}
          className="size-6 text-sm print:size-5"
        />
        <span className="flex-1">
          {words?.title ?? t(isOnTestChain ? "verify.testAnchor" : `${text}.title`)}
        </span>
        <span className="text-sm text-muted">
          {state === "not_checked" && asOf !== undefined
            ? t("verify.asOf", { time })
            : t(`verify.state.${state}`)}
        </span>
      </summary>
      {/* In print, the facts contain what matters of it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 ps-9 pb-4 print:hidden">
        <p>{words?.text ?? t(isOnTestChain ? "verify.testChain" : `${text}.text`)}</p>
        {words?.found !== undefined && <p className="font-semibold">{words.found}</p>}
        {!words && id === "statements" && asOf !== undefined && (
          <p className="font-semibold">
            {evidence?.["statements"] === "0"
              ? t("verify.saidNothing", { time })
              : t("verify.saidLater", { time, count: Number(evidence?.["statements"]) })}
          </p>
        )}
        {code &&
          words?.found === undefined &&
          (lost.length > 0 ? lost : [{ from: "" }]).map((between) => (
            <p key={between.from} className="font-semibold">
              {code === "not_published_yet"
                ? t(`verify.statusGap.${statusGap}`)
                : t(`verify.code.${code}`, { ...between, ...evidence })}
            </p>
          ))}
        <CheckFacts {...check} />
      </div>
    </details>
  );
}

/** What a check rests on, for experts. */
function CheckFacts({ evidence }: Pick<Check, "evidence">) {
  const { t, i18n } = useTranslation();
  return (
    <Facts>
      {Object.entries(evidence ?? {}).map(([name, value]) => {
        // Those of several of a kind have a number behind it.
        const [kind = name] = name.split(".");
        return (
          <Fact key={name} name={t(`verify.evidence.${kind as "index"}`, { defaultValue: name })}>
            {times.includes(kind) && longDateTime(i18n.language, Number(value) * 1000)}
            {kind === "walletSignature" && t(`verify.walletSignature.${value as "valid"}`)}
            {kind === "timeStamp" && t(`verify.timeStamp.${value as "not_checked"}`)}
            {![...times, "walletSignature", "timeStamp"].includes(kind) && (
              <code className="font-mono text-sm">{value}</code>
            )}
          </Fact>
        );
      })}
    </Facts>
  );
}
