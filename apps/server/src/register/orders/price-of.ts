/** What registering costs. */
export interface Fee {
  /** Of one work, in the currency's smallest unit. */
  amount: number;
  /** Of each of several that are registered together; unset: the same. */
  batchAmount?: number | undefined;
  currency: string;
}

/** The price of `quantity` works that are registered together. */
export function priceOf({ amount, batchAmount = amount }: Fee, quantity: number): number {
  return quantity === 1 ? amount : quantity * batchAmount;
}
