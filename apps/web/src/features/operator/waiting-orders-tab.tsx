import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FoundLists } from "./found-lists.tsx";
import { Loaded } from "./loaded.tsx";
import { waitingOrdersQuery } from "./operator-query.ts";

/** Orders that need an operator's attention. */
export function WaitingOrdersTab() {
  const { t } = useTranslation("operator");
  const query = useQuery(waitingOrdersQuery);
  return (
    <Loaded query={query}>
      {(orders) => (orders.length === 0 ? <p>{t("order.none")}</p> : <FoundLists orders={orders} />)}
    </Loaded>
  );
}
