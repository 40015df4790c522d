import { ApiError } from "@colophon/api";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { useSession } from "../../lib/session/session.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { CreatorHeader } from "./creator-header.tsx";
import { CreatorWorks } from "./creator-works.tsx";

/** A creator's public profile. A private one is shown only to its owner, who is told so. */
export function CreatorPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const session = useSession();
  const viewer = session.state === "signed-in" ? session.user.id : "";
  const { data, error, refetch, ...next } = useInfiniteQuery({
    ...creatorQuery(id, viewer),
    enabled: session.state !== "loading",
  });
  const creator = data?.pages[0];
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageTitle tab={t("creator.title")}>{t("creator.title")}</PageTitle>
        <EmptyState title={t("creator.noneTitle")} text={t("creator.noneText")}>
          <Link to="/">{t("common.toHome")}</Link>
        </EmptyState>
      </>
    );
  if (error && !creator)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("creator.loadError"))}
      </RetryNotice>
    );
  if (!data || !creator) return <Loading />;
  return (
    <div className="grid gap-10">
      {creator.id === viewer && (
        <Notice tone="info">
          <p>{t(`creator.own.${creator.profile_visibility}`)}</p>
          <Link to="/profile">{t("creator.toProfile")}</Link>
        </Notice>
      )}
      <CreatorHeader creator={creator} />
      <CreatorWorks works={data.pages.flatMap(({ works }) => works)} next={next} />
    </div>
  );
}

const creatorQuery = (id: string, viewer: string) =>
  infiniteQueryOptions({
    queryKey: ["creator", id, viewer],
    queryFn: async ({ signal, pageParam: after }) => {
      const query = after === undefined ? {} : { after };
      return callApi("GET /api/creators/{id}", { params: { id }, query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ works, hasMoreWorks }) => (hasMoreWorks ? works.at(-1)?.certificateId : undefined),
  });
