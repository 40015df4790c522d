import type { ClientConfig } from "../../lib/api/client-config.ts";

/** Whether users pay on the payment service's page. */
export const takesMoney = ({ payments, fee }: ClientConfig): boolean =>
  payments === "stripe" && fee.cents > 0;
