import type { Wallet } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDateTime, shortAddress } from "../../lib/text/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { networkNames } from "./network-names.ts";

/** Whether a wallet is connected, and which one. */
export function ConnectedWallet({ wallet }: { wallet: Wallet | null }) {
  const { t, i18n } = useTranslation(["translation", "profile"]);
  return (
    <section className="border-y border-rule py-5">
      <Facts>
        <Fact name={t("profile:wallet.status")}>
          <span className="inline-flex items-center gap-2 font-semibold">
            <span
              aria-hidden
              className={`size-2.5 rounded-full ${wallet ? "bg-valid" : "border border-muted"}`}
            />
            {wallet ? t("profile:wallet.isConnected") : t("profile:wallet.isNotConnected")}
          </span>
        </Fact>
        {wallet && (
          <>
            <Fact name={t("profile:wallet.address")}>
              <span className="flex flex-wrap items-center gap-x-3">
                <bdi dir="ltr" title={wallet.address} className="font-mono">
                  {shortAddress(wallet.address)}
                </bdi>
                <CopyButton
                  text={wallet.address}
                  label={t("common.copy")}
                  name={t("profile:wallet.copyAddress")}
                />
              </span>
            </Fact>
            <Fact name={t("profile:wallet.network")}>
              {networkNames[wallet.chainId] ??
                t("profile:wallet.unknownNetwork", { id: String(wallet.chainId) })}
            </Fact>
            <Fact name={t("profile:wallet.connectedAt")}>
              {longDateTime(i18n.language, wallet.connectedAt)}
            </Fact>
            <Fact name={t("profile:wallet.ownership")}>
              {wallet.verified ? (
                <span className="font-semibold text-valid">✓ {t("profile:wallet.proven")}</span>
              ) : (
                t("profile:wallet.notProven")
              )}
            </Fact>
          </>
        )}
      </Facts>
    </section>
  );
}
