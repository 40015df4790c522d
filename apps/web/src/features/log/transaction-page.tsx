import { isPublicChain } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { fetchTrust } from "../../lib/checking/fetch-trust.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { jsonRpc } from "../../lib/checking/json-rpc.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { type ChainTransaction, readTransaction } from "./read-transaction.ts";

/** A transaction as this browser reads it from the chain, for chains without a public explorer. */
export function TransactionPage() {
  const { t } = useTranslation(["translation", "log"]);
  const hash = useParams()["hash"]?.toLowerCase() ?? "";
  const { data, error, refetch } = useQuery({
    queryKey: ["transaction", hash],
    queryFn: async ({ signal }) => fetchTransaction(hash, signal),
    refetchInterval: 15_000,
  });
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      <PageTitle tab={t("transaction.title")}>{t("transaction.title")}</PageTitle>
      <code dir="ltr" className="font-mono text-sm wrap-anywhere rtl:text-end">
        {hash}
      </code>
      {data && <Told transaction={data} />}
      {data === null && <Notice tone="warning">{t("transaction.none")}</Notice>}
      {data === undefined && !error && <Loading />}
      {data === undefined && error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {t("transaction.unreachable")}
        </RetryNotice>
      )}
      <p>
        <Link to="/log" className="max-sm:tap">
          {t("transaction.toLog")}
        </Link>
      </p>
    </div>
  );
}

/** Null if there is none; an invalid hash isn't requested. */
async function fetchTransaction(hash: string, signal: AbortSignal): Promise<ChainTransaction | null> {
  if (!/^0x[0-9a-f]{64}$/.test(hash)) return null;
  const { chainRpcUrl } = await queryClient.query(clientConfigQuery);
  if (chainRpcUrl === null) throw new Error("this registry names no node to ask");
  return readTransaction(hash, await fetchTrust(signal), jsonRpc(chainRpcUrl));
}

function Told({ transaction }: { transaction: ChainTransaction }) {
  const { t, i18n } = useTranslation(["translation", "log"]);
  const { chainId, blockNumber, blockTime, confirmations, anchored } = transaction;
  const { format } = new Intl.NumberFormat(i18n.language);
  return (
    <>
      {!isPublicChain(chainId) && (
        <Notice tone="warning">
          <p className="font-semibold">{t("certificate.testChain")}</p>
          <p>{t("verify.testChain")}</p>
        </Notice>
      )}
      <p className="text-lg">{t(anchored ? "transaction.anchors" : "transaction.other")}</p>
      <Facts>
        <Fact name={t("log.size")}>{anchored && format(anchored.size)}</Fact>
        <Fact name={t("verify.evidence.root")}>
          {anchored && <code className="font-mono text-sm">{anchored.root.slice(2)}</code>}
        </Fact>
        <Fact name={t("verify.evidence.blockTime")}>{longDateTime(i18n.language, blockTime * 1000)}</Fact>
        <Fact name={t("verify.evidence.blockNumber")}>{format(blockNumber)}</Fact>
        <Fact name={t("transaction.confirmations")}>{format(confirmations)}</Fact>
        <Fact name={t("verify.evidence.chainId")}>{String(chainId)}</Fact>
        <Fact name={t("verify.evidence.contract")}>
          {anchored && <code className="font-mono text-sm">{anchored.contract}</code>}
        </Fact>
        <Fact name={t("verify.evidence.sender")}>
          {anchored && <code className="font-mono text-sm">{anchored.sender}</code>}
        </Fact>
      </Facts>
    </>
  );
}
