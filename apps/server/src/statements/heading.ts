import type { CertificateStatus } from "@colophon/api";
import { headingOf } from "@colophon/proof/statements";

/** A statement, without what it says. */
export interface SaidStatement {
  n: number;
  kind: string;
  by: string;
  /** Unix seconds. */
  at: number;
  /** Number of the dispute that it settles. */
  dispute: number | null;
  /** The newer version that it names. */
  other: string | null;
}

/** All statements of a certificate in their order, as JSON (SQL; `id` is the certificate's). */
export const saidOf = (id: string): string => `(select coalesce(json_agg(json_build_object(
    'n', n, 'kind', kind, 'by', said_by, 'at', extract(epoch from said_at)::bigint, 'dispute', dispute,
    'other', other_certificate) order by n), '[]')
  from statements where certificate_id = ${id})`;

/** Whether the registry has blocked a work, and has not shown it again since (SQL). */
export const isBlocked = (id: string): string =>
  `coalesce((select kind = 'blocked' from statements where certificate_id = ${id} and kind in ('blocked', 'unblocked')
    order by n desc limit 1), false)`;

/** Whether a work has a newer version, was withdrawn or is blocked: then it is in no list, and not found (SQL). */
export const isRetired = (id: string): string =>
  `(exists (select from statements where certificate_id = ${id} and kind in ('superseded', 'withdrawn'))
    or ${isBlocked(id)})`;

export function statusOf(said: readonly SaidStatement[]): CertificateStatus {
  return headingOf(
    said.map(({ kind, by, dispute }) => ({ kind, by, ...(dispute !== null && { said: { dispute } }) })),
  );
}

export function publicStatements(said: readonly SaidStatement[]) {
  return said.map(({ n, kind, by, at }) => ({ n, kind, by, at: new Date(at * 1000).toISOString() }));
}
