/** How far the waiver is of the registration that a statement calls `registration`; null without one. */
export const waiverStateSql = `(case when registration.id is null then null
  when registration.waiver_signed_at is null then 'unsigned'
  when registration.waiver_confirmed_at is null then 'claimed' else 'confirmed' end)`;

/** The flags of the registration that a statement calls `registration`. */
export const flagsSql = `(coalesce(registration.flags, '{}') ||
  case ${waiverStateSql} when 'unsigned' then array['unsigned-waiver'] when 'claimed' then array['claimed-waiver']
    else '{}' end)`;
