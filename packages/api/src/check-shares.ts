/** A share in percent with up to two decimals, or none. */
export const isShare = /^(?:|100(?:\.0{1,2})?|[0-9]{1,2}(?:\.[0-9]{1,2})?)$/;

interface Shared {
  registrantShare: string;
  collaborators: readonly { share: string }[];
}

/**
 * What is wrong with the shares of a work, by field: either all people have one and they add up to 100, or nobody has. Shares
 * that cannot be read are no matter of this.
 */
export function checkShares({
  registrantShare,
  collaborators,
}: Shared): Record<string, "required" | "shares_not_100"> {
  const shares = [
    ["registrantShare", registrantShare] as const,
    ...collaborators.map(({ share: one }, index) => [`collaborators.${index}.share`, one] as const),
  ];
  if (shares.some(([, one]) => !isShare.test(one))) return {};
  const empty = shares.filter(([, one]) => one === "");
  if (empty.length === shares.length) return {};
  if (empty.length > 0) return Object.fromEntries(empty.map(([path]) => [path, "required" as const]));
  // In hundredths: thirds of 33.33 are not what binary fractions make of them.
  const sum = shares.reduce((total, [, one]) => total + Math.round(Number(one) * 100), 0);
  return sum === 10_000 ? {} : { registrantShare: "shares_not_100" };
}
