import type { ListedRegistration } from './listed-registration.ts';

/** The registrations for one tournament, as they stand on a page. */
export interface RegistrationGroup {
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly registrations: readonly ListedRegistration[];
}

/** The tournaments of these registrations in the order in which they come up, each with its own. */
export function groupsOf(registrations: readonly ListedRegistration[]): readonly RegistrationGroup[] {
  const ids = [...new Set(registrations.map(({ tournamentId }) => tournamentId))];
  return ids.map((tournamentId) => {
    const group = registrations.filter((one) => one.tournamentId === tournamentId);
    return { tournamentId, tournamentName: group[0]?.tournamentName ?? '', registrations: group };
  });
}
