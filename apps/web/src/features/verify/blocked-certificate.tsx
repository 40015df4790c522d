import type { Ground } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Replaces a certificate that the registry has blocked: why, and since when. Anyone who has its proof can still check it. */
export function BlockedCertificate({ certificateId }: { certificateId: string }) {
  const { t, i18n } = useTranslation(["translation", "certificate"]);
  const { data: block } = useQuery({
    queryKey: ["block", certificateId],
    queryFn: async ({ signal }) =>
      (await import("../../lib/checking/stated-block.ts")).statedBlock(certificateId, signal),
  });
  return (
    <Notice tone="warning">
      <h2 className="text-2xl" data-said-first="blocked">
        {t("said.first.blocked.title")}
      </h2>
      <p className="max-w-prose">{t("said.first.blocked.text")}</p>
      {block && (
        <Facts>
          <Fact name={t("certificate:blockedOn")}>{longDateTime(i18n.language, block.at * 1000)}</Fact>
          <Fact name={t("said.ground")}>
            {block.said.ground !== undefined &&
              t(`said.grounds.${block.said.ground as Ground}`, { defaultValue: block.said.ground })}
          </Fact>
          <Fact name={t("said.words")}>{block.said.text}</Fact>
        </Facts>
      )}
      <p className="max-w-prose">{t("said.first.proofStays")}</p>
      <ButtonLink to="/verify" look="secondary" className="paper:hidden">
        {t("drop.title")}
      </ButtonLink>
    </Notice>
  );
}
