import type { Certificate } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** `ETH-` and the first ten characters of the anchoring transaction, with a link to where anyone can look it up. */
export function BlockchainSignature({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const { blockchainSignature: hash, anchor } = certificate;
  if (hash === null) return t("certificate.signaturePending");
  const short = `ETH-${hash.slice(0, 10)}`;
  const isPublic = anchor.explorerUrl !== null;
  return (
    <span title={hash}>
      {isPublic ? (
        <a dir="ltr" href={anchor.explorerUrl ?? undefined} target="_blank" rel="noreferrer">
          {short}
        </a>
      ) : (
        <Link dir="ltr" to={`/chain/${hash}`}>
          {short}
        </Link>
      )}{" "}
      <span className="text-muted">{isPublic ? anchor.network : t("certificate.developmentChain")}</span>
    </span>
  );
}
