/** The flags of the registration that a statement calls `registration`. */
export const flagsSql = `(coalesce(registration.flags, '{}') ||
  case when registration.id is not null and registration.waiver_signed_at is null
    then array['unsigned-waiver'] else '{}' end)`;
