import type { User } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { callApi, callApiAsAnyone } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { readDraft, saveDraft } from "./draft-store.ts";
import { isBegun } from "./draft.ts";
import { dropKept } from "./kept-drafts.ts";
import { likeEarlier } from "./like-earlier.ts";
import { newerVersionOf } from "./newer-version-of.ts";

interface Props {
  workId: string;
  /** A newer version of this work, or another one like it. */
  as: "newer" | "like";
  user: User;
}

/** Fills the wizard from one of the user's works, and goes there; asks before replacing an existing draft. */
export function FromEarlier({ workId, as, user }: Props) {
  const { t } = useTranslation(["translation", "owner"]);
  const navigate = useNavigate();
  const [isReady, setIsReady] = useState(() => !isBegun(readDraft(user.id)));
  const { data, error, refetch } = useQuery({
    queryKey: ["from earlier", as, workId],
    queryFn: async ({ signal }) => {
      const work = await callApi("GET /api/ip/{id}", { params: { id: workId } }, { signal });
      const params = { id: work.certificateId };
      if (as === "like") {
        // Emails and shares that the public does not see are the owner's to use again.
        return likeEarlier(work, await callApi("GET /api/ip/verify/{id}", { params }, { signal }), user);
      }
      const certificate = await callApiAsAnyone("GET /api/ip/verify/{id}", { params }, { signal });
      return newerVersionOf(work, certificate, user);
    },
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!data || !isReady) return;
    saveDraft(user.id, data);
    void navigate("/register-ip?step=1", { replace: true });
  }, [data, isReady, user.id, navigate]);
  if (error)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("work.loadError"))}
      </RetryNotice>
    );
  if (data && !isReady)
    return (
      <DiscardDialog
        onClose={() => void navigate(`/works/${workId}`, { replace: true })}
        onDiscard={() => {
          dropKept(readDraft(user.id));
          setIsReady(true);
        }}
      />
    );
  return <Loading />;
}
