import type { ClientConfig } from "../../lib/api/client-config.ts";

/** What this number of works costs that are registered together, in the currency's smallest unit. */
export const feeOf = ({ fee }: ClientConfig, works: number): number =>
  works > 1 ? works * fee.batchCents : fee.cents;

/** Whether users pay on the payment service's page. */
export const takesMoney = (config: ClientConfig, works: number): boolean =>
  config.payments === "stripe" && feeOf(config, works) > 0;
