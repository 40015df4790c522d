// How a work stands, as SQL for stores; `id` is the expression for the certificate's id.

/** All statements of a certificate in their order, as JSON of `SaidStatement`. */
export const saidOf = (id: string): string => `(select coalesce(json_agg(json_build_object(
    'n', n, 'kind', kind, 'by', said_by, 'at', extract(epoch from said_at)::bigint, 'dispute', dispute,
    'other', other_certificate, 'collaborator', collaborator) order by n), '[]')
  from statements where certificate_id = ${id})`;

/** Whether the registry has blocked a work, and has not unblocked it since. */
export const isBlocked = (id: string): string =>
  `coalesce((select kind = 'blocked' from statements where certificate_id = ${id} and kind in ('blocked', 'unblocked')
    order by n desc limit 1), false)`;

/** Whether a work has a newer version, was withdrawn or is blocked: then it isn't listed, and can't be found. */
export const isRetired = (id: string): string =>
  `(exists (select from statements where certificate_id = ${id} and kind in ('superseded', 'withdrawn'))
    or ${isBlocked(id)})`;
