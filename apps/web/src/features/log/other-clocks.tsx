import type { LogClocks } from "@colophon/api";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Words } from "../../ui/words.tsx";

const clocksQuery = queryOptions({
  queryKey: ["log", "clocks"],
  queryFn: async ({ signal }) => callApi("GET /api/log/clocks", {}, { signal }),
  refetchInterval: 15_000,
});

/** What other clocks than a blockchain say about the newest checkpoints. */
export function OtherClocks() {
  const { t } = useTranslation(["clocks", "translation", "log"]);
  const { data, error, refetch } = useQuery(clocksQuery);
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t("log.title")}</h2>
      <p>{t("log.text")}</p>
      {data?.checkpoints.length === 0 && <p className="text-muted">{t("log.none")}</p>}
      {data && data.checkpoints.length > 0 && (
        <ol className="border-t border-rule">
          {data.checkpoints.map((checkpoint) => (
            <Stamped key={checkpoint.size} checkpoint={checkpoint} />
          ))}
        </ol>
      )}
      {!data && error && (
        <RetryNotice action={t("translation:common.retry")} onRetry={() => void refetch()}>
          {t("log.failed")}
        </RetryNotice>
      )}
    </section>
  );
}

type Checkpoint = LogClocks["checkpoints"][number];

function Stamped({ checkpoint: { size, stampedAt, clocks } }: { checkpoint: Checkpoint }) {
  const { t, i18n } = useTranslation(["clocks", "translation", "log"]);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-3 sm:grid-cols-[1fr_2fr]">
      <div>
        <p>{t("translation:log.anchors.entries", { count: size })}</p>
        <p className="text-sm text-muted">{longDateTime(i18n.language, stampedAt)}</p>
      </div>
      <ul className="grid gap-2 text-sm">
        {clocks.map((clock) => (
          <li key={`${clock.kind} ${clock.service}`}>
            <p>
              <Words className="font-semibold">{clock.service}</Words>
              <span className="text-muted"> · {t(`log.${clock.kind}`)}</span>
            </p>
            <p className="text-muted">
              <ClockState clock={clock} />
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

function ClockState({ clock: { state, since, height, reason } }: { clock: Checkpoint["clocks"][number] }) {
  const { t, i18n } = useTranslation("clocks");
  const time = longDateTime(i18n.language, since);
  if (state === "final")
    return height === null ? t("log.stamped", { time }) : t("log.inBlock", { time, height });
  return `${t(`log.${state}`, { time })}${reason === null ? "" : ` – ${t(`log.reason.${reason}`)}`}`;
}
