import type { Certificate } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

interface Props {
  hash: string | null;
  anchor: Pick<Certificate["anchor"], "state" | "chainId" | "network" | "explorerUrl">;
}

/** `ETH-` and the first ten characters of the anchoring transaction, with a public link to look it up, and the full hash. */
export function BlockchainSignature({ hash, anchor }: Props) {
  const { t } = useTranslation();
  if (hash === null) {
    if (anchor.state === "ended") return t("certificate.signatureEnded");
    return t(anchor.state === "final" ? "certificate.signatureNotChecked" : "certificate.signaturePending");
  }
  const short = `ETH-${hash.slice(0, 10)}`;
  return (
    <>
      {anchor.explorerUrl !== null ? (
        <a dir="ltr" href={anchor.explorerUrl} target="_blank" rel="noreferrer">
          {short}
        </a>
      ) : (
        <Link dir="ltr" to={`/chain/${hash}`}>
          {short}
        </Link>
      )}{" "}
      <span className="text-muted">
        {isPublicChain(anchor.chainId) ? anchor.network : t("certificate.testChain")}
      </span>
      <code className="block font-mono text-sm wrap-anywhere">{hash}</code>
    </>
  );
}
