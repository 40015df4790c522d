import { toHex } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LogHead } from "./log-query.ts";

/** The verdict on the newest checkpoint first, then what it says. */
export function HeadOfLog({ head: { checkpoint, log, isGenuine } }: { head: LogHead }) {
  const { t, i18n } = useTranslation(["translation", "log"]);
  return (
    <section className="grid gap-6">
      <Notice tone={isGenuine ? "success" : "error"}>
        <p>{t(isGenuine ? "log.signed" : "log.notSigned")}</p>
      </Notice>
      <Facts>
        <Fact name={t("log.size")}>
          <span className="font-serif text-2xl tabular-nums">
            {new Intl.NumberFormat(i18n.language).format(checkpoint.size)}
          </span>
        </Fact>
        <Fact name={t("verify.evidence.root")}>
          <code className="font-mono text-sm">{toHex(checkpoint.root)}</code>
        </Fact>
        <Fact name={t("log.origin")}>
          <code className="font-mono text-sm">{checkpoint.origin}</code>
        </Fact>
        <Fact name={t("log.key")}>
          <code className="font-mono text-sm">{log.vkey}</code>
        </Fact>
      </Facts>
    </section>
  );
}
