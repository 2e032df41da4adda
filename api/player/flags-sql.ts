/** State of the waiver of the statement's `registration`; null without one. */
export const waiverStateSql = `(case when registration.id is null then null
  when registration.waiver_signed_at is null then 'unsigned'
  when registration.waiver_confirmed_at is null then 'claimed' else 'confirmed' end)`;

/** Flags of the statement's `registration`. */
export const flagsSql = `(coalesce(registration.flags, '{}') ||
  case ${waiverStateSql} when 'unsigned' then array['unsigned-waiver'] when 'claimed' then array['claimed-waiver']
    else '{}' end)`;
