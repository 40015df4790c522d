import type { WorkListItem } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Switch } from "../../ui/choice.tsx";
import { FieldError } from "../../ui/field.tsx";
import { worksKey } from "../../lib/api/works-query.ts";

/** Whether others can find the work by searching: the only thing about a registered work that its creator can change. */
export function ListingSwitch({ work: { id, title, sharedPublicly } }: { work: WorkListItem }) {
  const { t } = useTranslation(["translation", "owner"]);
  const listing = useMutation({
    mutationFn: async (isListed: boolean) =>
      callApi("PATCH /api/ip/{id}", { params: { id }, body: { sharedPublicly: isListed } }),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: worksKey }),
  });
  return (
    <div className="paper:hidden">
      <Switch
        label={<span className="text-sm">{t("dashboard.listed")}</span>}
        name={t("dashboard.listedOf", { title })}
        isOn={listing.isPending ? listing.variables : sharedPublicly}
        onChange={(isListed) => listing.mutate(isListed)}
      />
      {listing.error && (
        <div role="alert">
          <FieldError>{attemptFailureText(t, listing.error, t("dashboard.listingFailed"))}</FieldError>
        </div>
      )}
    </div>
  );
}
