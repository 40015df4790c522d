import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { knownWorksQuery } from "../../lib/api/known-works-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { useHashOf } from "../../lib/file/use-file-hash.ts";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { askStatus } from "../../lib/checking/ask-status.ts";
import { checkBundle } from "../../lib/checking/check-bundle.ts";
import { CheckedCertificate } from "./checked-certificate.tsx";
import { fetchPublicBundle } from "../../lib/checking/fetch-bundle.ts";
import { IsWorkNotice } from "./is-work-notice.tsx";
import { trustQuery } from "./trust-query.ts";
import { Words } from "../../ui/words.tsx";

/** How many of a file's certificates are checked; the others are links. */
const checkedAtOnce = 3;

interface Props {
  file: File;
  isPdf: boolean;
  onCancel: () => void;
}

/** A work's file: hashed here, its fingerprint looked up, and its certificates checked. */
export function DroppedWork({ file, isPdf, onCancel }: Props) {
  const { t } = useTranslation();
  const [sha256, setSha256] = useState("");
  const hash = useHashOf(file, setSha256);
  const { data, error, refetch } = useQuery({ ...knownWorksQuery(sha256), enabled: sha256 !== "" });
  if (sha256 === "") return <FileHashStatus hash={hash} onCancel={onCancel} />;
  if (error)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("home.registered.failed"))} {t("drop.saysNothing")}
      </RetryNotice>
    );
  if (!data) return <Loading />;
  const hint = hintFor(file, isPdf);
  if (data.length === 0 && file.size === 0) return <Notice tone="info">{t("drop.empty")}</Notice>;
  if (data.length === 0)
    return (
      <Notice tone="info">
        <p>{t("drop.notFound")}</p>
        {hint && <p>{t(hint)}</p>}
      </Notice>
    );
  return (
    <>
      <IsWorkNotice file={file} />
      {data.slice(0, checkedAtOnce).map(({ certificateId }) => (
        <FoundCertificate
          key={certificateId}
          certificateId={certificateId}
          sha256={sha256}
          fileName={file.name}
        />
      ))}
      {data.length > checkedAtOnce && (
        <ul className="grid gap-1">
          {data.slice(checkedAtOnce).map(({ certificateId, title }) => (
            <li key={certificateId}>
              <Link to={`/verify/${certificateId}`}>
                <Words>{title}</Words>
              </Link>{" "}
              <span className="text-muted tabular-nums">{certificateId}</span>
            </li>
          ))}
        </ul>
      )}
      {data.length > 1 && (
        <Link to={`/files/${sha256}`} className="justify-self-start py-2 max-sm:tap paper:hidden">
          {t("rivals.all")}
        </Link>
      )}
    </>
  );
}

/** A hint for a file that isn't registered: it may be a certificate that has lost its proof. */
function hintFor(file: File, isPdf: boolean) {
  if (isPdf) return "drop.withoutProof";
  return file.type.startsWith("image/") ? "drop.picture" : undefined;
}

interface FoundProps {
  certificateId: string;
  sha256: string;
  fileName: string;
}

function FoundCertificate({ certificateId, sha256, fileName }: FoundProps) {
  const checked = useQuery({
    queryKey: ["found", certificateId, sha256],
    queryFn: async ({ signal }) => {
      const bundle = await fetchPublicBundle(certificateId, signal, sha256);
      const trust = await queryClient.query(trustQuery);
      return await checkBundle(bundle, { kind: "file", sha256 }, trust, (verification) =>
        askStatus({ bundle, trust, verification }, signal),
      );
    },
  });
  return <CheckedCertificate checked={checked} isPdf={false} fileName={fileName} sha256={sha256} />;
}
