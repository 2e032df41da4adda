import { refuseStale } from '../../audit/seen-version.ts';
import type { Given } from '../../port/ports.ts';
import type { DeletionRequest } from '../../port/removals.ts';
import { noSuchRegistration, type Registration } from '../../registration/registration.ts';
import { takeOffRoster } from '../team/roster-moves.ts';

/** Deletes a registration for an organizer; the person stays on file. */
export async function deleteRegistration(
  given: Given<'teams' | 'players' | 'registrations' | 'site' | 'removals'>,
  { id, seen }: DeletionRequest,
): Promise<Registration> {
  const found = await given.registrations.withId(id);
  // Lock the team first, then its players, as everywhere.
  if (found !== undefined && found.teamId !== null) await given.teams.lock(found.teamId);
  const locked = await given.registrations.lock(id);
  if (locked === undefined) throw noSuchRegistration();
  refuseStale('registration', seen, locked.version);
  const { record: registration } = locked;
  const player = await given.players.find(registration.playerId);
  if (player !== undefined) await takeOffRoster(given, registration, player);
  await given.removals.removeRegistration(id);
  await given.audit.note({ thing: 'registration', recordId: id, what: 'deleted', from: { ...registration } });
  return registration;
}
