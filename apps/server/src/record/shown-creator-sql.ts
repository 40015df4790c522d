/**
 * Whether a creator's page shows the name that a certificate has (SQL: `w` the work, `u` its registrant, `p` their profile):
 * their current name, or, on a public page, a current alias. Any other link would reveal whose an alias is, or who has
 * another name now.
 */
export const showsCreator = (name: string): string => `(u.erasing_since is null and case p.visibility
  when 'public' then u.full_name = ${name} or exists (select from aliases a where a.user_id = u.id and a.name = ${name})
  when 'selective' then u.full_name = ${name} and not w.under_alias
  else false end)`;
