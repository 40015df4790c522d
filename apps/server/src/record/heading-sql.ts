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

/** The heading, as `headingOf` in proof finds it: what only the owner may say counts when the owner of that moment said it. */
export const headingSql = (id: string): string =>
  `case when exists (select from statements where certificate_id = ${id}) then ${headingOfSaid(id)} else 'valid' end`;

const headingOfSaid = (id: string): string => `(select case
    when (array_agg(s.kind order by s.n desc) filter (where s.kind in ('blocked', 'unblocked')))[1] = 'blocked' then 'blocked'
    when bool_or(s.kind = 'withdrawn' and s.by_owner) then 'withdrawn'
    when bool_or(s.kind = 'disputed' and not exists (select from statements a where a.certificate_id = ${id}
      and a.kind = 'settled' and a.said_by in ('claimant', 'registry') and a.dispute = s.n and a.n > s.n)) then 'disputed'
    when bool_or(s.kind = 'superseded' and s.by_owner) then 'superseded'
    when bool_or(s.kind = 'transferred' and s.by_owner) then 'transferred'
    when bool_or(s.kind = 'corrected' and s.by_owner) then 'corrected'
    else 'valid' end
  from (select n, kind, said_by = case
      when n > min(n) filter (where kind = 'transferred' and said_by = 'registrant') over () then 'successor'
      else 'registrant' end as by_owner
    from statements where certificate_id = ${id}) s)`;
