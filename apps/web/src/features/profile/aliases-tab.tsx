import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { AddAlias } from "./add-alias.tsx";
import { AliasEntry } from "./alias-entry.tsx";
import { aliasesQuery } from "./aliases-query.ts";
import { Part } from "../../ui/part.tsx";

export function AliasesTab() {
  const { t } = useTranslation(["translation", "profile"]);
  const { data: aliases, error, refetch } = useQuery(aliasesQuery);
  const [done, setDone] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  // On a phone, the form that caused it is far below.
  useEffect(() => {
    // In braces: some browsers answer with a promise, which isn't a clean-up function.
    outcome.current?.scrollIntoView({ block: "nearest" });
  }, [done]);
  return (
    <Part title={t("profile:aliases.title")} text={t("profile:aliases.text")}>
      {!aliases && !error && <Loading />}
      {error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("profile:aliases.fetchError"))}
        </RetryNotice>
      )}
      {done !== undefined && (
        <div ref={outcome} className="scroll-m-4">
          <Notice tone="success">{done}</Notice>
        </div>
      )}
      {aliases?.length === 0 && <p>{t("profile:aliases.none")}</p>}
      {aliases && aliases.length > 0 && (
        <ul className="border-t border-rule">
          {aliases.map((alias) => (
            <AliasEntry key={alias.id} alias={alias} onDone={setDone} />
          ))}
        </ul>
      )}
      {aliases && <AddAlias onDone={setDone} />}
    </Part>
  );
}
