/**
 * The registrant, whose name or alias is on the certificate (SQL; `w` is the work): its owner, until it is transferred. Null
 * once they are erased.
 */
export const registrantOf = (w: string): string =>
  `(case when ${w}.is_transferred then ${w}.registrant_id else ${w}.owner_id end)`;
