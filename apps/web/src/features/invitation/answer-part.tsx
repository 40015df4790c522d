import type { Invitation } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { longDate } from "../../lib/text/format.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { refreshUser } from "../../lib/session/refresh-user.ts";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ConfirmPart } from "./confirm-part.tsx";
import { namedInKey } from "../../lib/text/named-in-key.ts";
import { invitationQuery } from "./invitation-query.ts";

interface Props {
  token: string;
  invitation: Invitation;
}

/** The current answer and the other possible ones, each with its consequence explained in advance. */
export function AnswerPart({ token, invitation }: Props) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { answer, collaborator } = invitation;
  const session = useSession();
  const isConfirmed = session.state === "signed-in" && session.user.emailConfirmed;
  const answering = useMutation({
    mutationFn: async (said: "confirm" | "decline") =>
      callApi("POST /api/invitations/answer", { body: { token, answer: said } }),
    onSuccess: async (answered, said) => {
      if (said === "confirm" && !isConfirmed) await refreshUser();
      queryClient.setQueryData(invitationQuery(token).queryKey, answered);
      await queryClient.invalidateQueries({ queryKey: namedInKey });
    },
  });
  const date = answer.at === null ? "" : longDate(i18n.language, answer.at);
  const { isPending, variables } = answering;
  return (
    <>
      {(answer.state === "confirmed" || answer.state === "declined") && (
        <Notice tone={answer.state === "confirmed" ? "success" : "info"}>
          {t(`invitation.${answer.state}`, { date })}
        </Notice>
      )}
      {answering.error && (
        <Notice tone="error">{failureText(t, answering.error, t("invitation.failed"))}</Notice>
      )}
      {answer.state !== "confirmed" && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-xl">{t("invitation.confirm.title")}</h2>
          <p>{t("invitation.confirm.text")}</p>
          <ConfirmPart
            token={token}
            invitation={invitation}
            isPending={isPending && variables === "confirm"}
            onConfirm={() => answering.mutate("confirm")}
          />
        </section>
      )}
      {answer.state !== "declined" && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-6">
          <h2 className="text-xl">{t("invitation.decline.title")}</h2>
          <p>{t("invitation.decline.text", { number: collaborator.number })}</p>
          <Button
            look="secondary"
            className="justify-self-start max-sm:w-full"
            isPending={isPending && variables === "decline"}
            onClick={() => answering.mutate("decline")}
          >
            {t("invitation.decline.submit")}
          </Button>
        </section>
      )}
    </>
  );
}
