import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/call-api.ts";
import { failureText } from "../../lib/failure-text.ts";
import { useFileHash } from "../../lib/use-file-hash.ts";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { FoundWorks } from "./found-works.tsx";

/** "Has this been registered?": the file is hashed here, and its fingerprint alone is looked up. */
export function FindByFile() {
  const { t } = useTranslation();
  const [sha256, setSha256] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { hash, start, cancel } = useFileHash((_, fingerprint) => setSha256(fingerprint));
  const { data, error, refetch } = useQuery({
    queryKey: ["certificates", sha256],
    queryFn: async ({ signal }) => callApi("GET /api/certificates", { query: { sha256 } }, { signal }),
    enabled: sha256 !== "",
    staleTime: 0,
  });
  const isAsked = sha256 !== "" && hash.state === "idle";

  function choose(file: File) {
    setSha256("");
    start(file);
  }

  return (
    <section className="mx-auto grid w-full max-w-2xl gap-4">
      <h2 className="text-center text-2xl">{t("home.registered.title")}</h2>
      <FileInput
        ref={input}
        label={t("registration.file.choose")}
        hint={t("verify.compare.hint")}
        onFile={choose}
      />
      <FileHashStatus
        hash={hash}
        onCancel={() => {
          cancel();
          input.current?.focus();
        }}
      />
      {isAsked && !data && !error && <Loading />}
      {isAsked && error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {failureText(t, error, t("home.registered.failed"))}
        </RetryNotice>
      )}
      {isAsked && data?.length === 0 && <Notice tone="info">{t("home.registered.none")}</Notice>}
      {isAsked && data && data.length > 0 && <FoundWorks works={data} />}
      <p className="text-center">
        <Link to="/verify" className="inline-block py-2 font-serif text-lg">
          {t("home.check")}
        </Link>
      </p>
    </section>
  );
}
