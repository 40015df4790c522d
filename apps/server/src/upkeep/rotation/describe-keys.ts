import type { EcPublicJwk } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import { issuerJwk } from "../../record/issuer.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { readIssuerKeys } from "../../log/key-set.ts";
import { type KnownKey, listKeys } from "./key-store.ts";
import { sealedColumns } from "./sealed-columns.ts";
import { countSealed } from "./sealed-store.ts";

/** The output of `npm run keys -- list`: a line for each key, and what it is still needed for. */
export async function describeKeys(db: Queryable, { numbered }: Pick<Keys, "numbered">): Promise<string[]> {
  const [keys, issuerKeys, sealed] = await Promise.all([
    listKeys(db),
    readIssuerKeys(db),
    countSealed(db, sealedColumns),
  ]);
  return keys.map((key) => {
    const { purpose, number, fingerprint, beganAt } = key;
    const isNewest = keys.findLast((other) => other.purpose === purpose) === key;
    const has =
      purpose !== "issuer" && purpose !== "data" ? true : numbered.numbers(purpose).includes(number);
    const what = { log: signsLog, pdf: rootOf, issuer: issuerOf, data: dataOf }[purpose](key, isNewest);
    const place = has ? "" : "; its file is not here";
    return `${purpose} ${number}, since ${day(beganAt)}: ${what}${place} (${fingerprint.slice(0, 16)})`;
  });

  function issuerOf({ number, endedAt }: KnownKey, isNewest: boolean): string {
    if (isNewest) return "signs";
    if (endedAt === null) return "is being replaced: run rotate issuer again to end it";
    const own = numbered.numbers("issuer").includes(number) ? issuerJwk(numbered.issuer(number)) : undefined;
    const logged = issuerKeys.find((key) => own !== undefined && isSameKey(key, own));
    const last = logged?.lastIndex === undefined ? "" : ` at entry ${logged.lastIndex}`;
    return `ended${last}; its file may be deleted`;
  }

  function dataOf({ number, endedAt }: KnownKey, isNewest: boolean): string {
    const left = sealed.get(number) ?? 0;
    if (isNewest) return `seals, ${left} values so far`;
    if (left > 0 || endedAt === null) return `${left} values are left; the servers seal them anew`;
    return `nothing has been sealed with it since ${day(endedAt)}; it opens older backups, and links in older letters`;
  }
}

const signsLog = (): string => "signs the log; it cannot be replaced, only the log can (retire)";

const rootOf = (_key: KnownKey, isNewest: boolean): string =>
  isNewest ? "documents are signed under it" : "documents were signed under it";

const isSameKey = (a: EcPublicJwk, b: EcPublicJwk): boolean => a.x === b.x && a.y === b.y;

const day = (moment: Date): string => moment.toISOString().slice(0, 10);
