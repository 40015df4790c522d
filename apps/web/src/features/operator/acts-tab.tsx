import { maxActsListed } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ActList } from "./act-list.tsx";
import { Loaded } from "./loaded.tsx";
import { actsQuery } from "./operator-query.ts";

export function ActsTab() {
  const { t } = useTranslation("operator");
  const [parameters] = useSearchParams();
  const before = Number(parameters.get("before")) || undefined;
  const query = useQuery(actsQuery(before));
  return (
    <Loaded query={query}>
      {(acts) => (
        <>
          <ActList acts={acts} />
          {acts.length === maxActsListed && (
            <ButtonLink
              to={`/operator/acts?before=${acts.at(-1)?.place ?? ""}`}
              look="secondary"
              className="justify-self-start"
            >
              {t("acts.more")}
            </ButtonLink>
          )}
        </>
      )}
    </Loaded>
  );
}
