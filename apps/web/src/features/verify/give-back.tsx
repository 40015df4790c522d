import type { RecordClaims } from "@colophon/proof";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { handFile } from "../../lib/file/handed-file.ts";
import { useSession } from "../../lib/session/session.ts";
import { joinList, longDate } from "../../lib/text/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { claimOf } from "./claim-of.ts";
import { GivenBack } from "./given-back.tsx";
import type { LostCertificate } from "./lost-certificate.ts";
import { shownFieldNames } from "./shown-field-names.ts";
import { readStanding, type Standing } from "./standing.ts";

interface Props {
  lost: LostCertificate;
  /** What its file shows. */
  claims: RecordClaims;
  bundle: Uint8Array;
  /** The list of statements in its document: what that proves stays so. */
  status: Uint8Array | undefined;
  /** The file that was dropped: it is here again after logging in. */
  file: File;
}

/** Beneath the verdict on a certificate that we have lost: asks for it, and says before what becomes of it. */
export function GiveBack({ lost, claims, bundle, status, file }: Props) {
  const { t } = useTranslation("give-back");
  const { t: tCommon } = useTranslation();
  const { certificateId } = lost;
  const title = useId();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { data: standing } = useQuery({
    queryKey: ["standing", certificateId],
    queryFn: async ({ signal }) => readStanding(certificateId, signal),
    gcTime: 0,
  });
  const giving = useMutation({
    mutationFn: async () =>
      callApi("POST /api/certificates/give-back", {
        body: { bundle: textOf(bundle), ...(status && { status: textOf(status) }) },
      }),
    // Its page has said that there is none.
    onSuccess: () => queryClient.removeQueries({ queryKey: ["evidence", certificateId] }),
  });
  if (giving.data) return <GivenBack {...giving.data} certificateId={certificateId} />;
  if (standing === "erased")
    return <GivenBack outcome="erased" isOwner={false} certificateId={certificateId} />;
  if (standing === undefined || standing === "here" || session.state === "loading") return undefined;
  const claim = session.state === "signed-in" ? claimOf(session.user, claims, lost) : "logIn";
  // It is shown already: this concerns only those whose it can be.
  if (standing === "unowned" && claim === "nobodys") return undefined;
  return (
    <section
      aria-labelledby={title}
      className="grid justify-items-start gap-3 border-s-4 border-link ps-4 sm:ps-5"
    >
      <h3 id={title} className="max-w-prose text-lg leading-snug">
        <Question standing={standing} lostAt={lost.lostAt} />
      </h3>
      <div className="grid max-w-prose gap-1 text-sm text-muted">
        <BecomesPublic claims={claims} />
        <p>{t(claim)}</p>
      </div>
      {giving.error && <Notice tone="error">{attemptFailureText(tCommon, giving.error, t("failed"))}</Notice>}
      <div className="-mx-3 flex flex-wrap gap-x-1 gap-y-3 px-3 paper:hidden">
        {(standing === "lost" || claim !== "incomplete") && (
          <Button isPending={giving.isPending} onClick={() => giving.mutate()}>
            {t(standing === "lost" ? "give" : "claim")}
          </Button>
        )}
        {claim === "logIn" && (
          <ButtonLink
            to="/login"
            look="quiet"
            state={{ from: { pathname, search } }}
            onClick={() => handFile(file)}
          >
            {tCommon("nav.login")}
          </ButtonLink>
        )}
      </div>
      <p role="status" className={giving.isPending ? "text-sm text-muted" : "sr-only"}>
        {giving.isPending && t("giving")}
      </p>
    </section>
  );
}

function Question({ standing, lostAt }: { standing: Standing; lostAt: number }) {
  const { t, i18n } = useTranslation("give-back");
  return standing === "lost" ? t("offer", { date: longDate(i18n.language, lostAt) }) : t("unowned");
}

function BecomesPublic({ claims }: Pick<Props, "claims">) {
  const { t, i18n } = useTranslation("give-back");
  const { t: tCommon } = useTranslation(["translation", "uses"]);
  const { shown, sealed } = shownFieldNames(tCommon, claims);
  if (claims.links.length > 0) shown.push(t("links"));
  return (
    <>
      <p className="text-ink">{t("shown", { fields: joinList(i18n.language, shown) })}</p>
      <p>
        {sealed.length > 0 && `${t("sealed", { fields: joinList(i18n.language, sealed) })} `}
        {t("sent")}
      </p>
    </>
  );
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
