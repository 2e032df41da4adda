import { registrationFlags } from '../../domain/registration/registration.ts';

/** What an organizer should look at; a waiver that nobody has signed is a flag like the others. */
export const allFlags = [...registrationFlags, 'unsigned-waiver'] as const;

/** The flags of the registration that a statement calls `registration`. */
export const flagsSql = `(coalesce(registration.flags, '{}') ||
  case when registration.id is not null and registration.waiver_signed_at is null
    then array['unsigned-waiver'] else '{}' end)`;
