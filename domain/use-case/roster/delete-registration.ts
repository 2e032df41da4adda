import type { Given, Needs } from '../../port/ports.ts';
import type { DeletionRequest } from '../../port/removals.ts';
import { refuseStale } from '../../rule/audit/seen-version.ts';
import type { chosenRecords } from '../../rule/form/chosen-records.ts';
import type { Answers } from '../../rule/form/form.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Loss } from '../../rule/registration/loss.ts';
import { noSuchRegistration, type Registration } from '../../rule/registration/registration.ts';
import { refusedToStepDown, takeOffRoster } from './roster-moves.ts';

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

type Needed = Needs<'tournaments' | 'teams' | 'players' | 'registrations'>;

/** Previews the consequences of deleting chosen registrations. */
export async function previewRegistrationDeletions(
  given: Needed,
  { ids }: Answers<typeof chosenRecords>,
): Promise<readonly Loss[]> {
  const losses: Loss[] = [];
  for (const id of new Set(ids)) {
    const registration = await given.registrations.withId(id);
    const player = registration && (await given.players.find(registration.playerId));
    if (registration !== undefined && player !== undefined) losses.push(await lossOf(given, registration, player));
  }
  return losses;
}

async function lossOf(given: Needed, registration: Registration, player: Player): Promise<Loss> {
  const { id, tournamentId, teamId } = registration;
  const tournament = await given.tournaments.find(tournamentId);
  const team = teamId === null ? undefined : await given.teams.find(teamId);
  const led = team?.captainId === player.id ? team : undefined;
  const roster = led === undefined ? [] : await given.registrations.ofTeam(led.id);
  return {
    id,
    name: [player.name, tournament?.name].filter(Boolean).join(', '),
    captain: undefined,
    registrations: [registration],
    ...{ waivers: registration.waiver === null ? 0 : 1, goals: 0 },
    leaderless: led === undefined ? [] : [led.name],
    told: 0,
    isWithdrawn: false,
    refusal: led && refusedToStepDown(led, player, roster.length),
  };
}
