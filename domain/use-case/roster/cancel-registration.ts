import type { Given } from '../../port/ports.ts';
import type { Player } from '../../rule/player/player.ts';
import { cancellationOf, refuseCancellation } from '../../rule/registration/cancellation.ts';
import { noSuchRegistration, type Registration } from '../../rule/registration/registration.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { cancelledAfterDrawLetter, cancelledLetter } from './cancellation-letters.ts';
import { type LeavingPorts, leaveTeam } from './roster.ts';

/** Registration with its tournament, player and team, locked until the transaction ends. */
interface LockedRegistration {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly player: Player;
  readonly team: Team | null;
}

type Needed = LeavingPorts & Given<'tournaments' | 'removals' | 'site'>;

/** Takes a registration off the file for its family; money received stays in the ledger, to be refunded. */
export async function cancelRegistration(
  given: Needed,
  { playerId, tournamentId }: { readonly playerId: number; readonly tournamentId: number },
): Promise<void> {
  const held = await lockAll(given, playerId, tournamentId);
  const { registration, tournament, player, team } = held;
  const progress = team === null ? 'undrawn' : await given.brackets.progressOf(team.id);
  refuseCancellation(cancellationOf({ playerId, tournament, team, progress }), held);
  await leaveTeam(given, held);
  await given.removals.removeRegistration(registration.id);
  const { id, teamId } = registration;
  const from = { playerId, tournamentId, teamId };
  await given.audit.note({ thing: 'registration', recordId: id, what: 'cancelled by the family', from });
  const settings = await given.site.settings();
  await given.outbox.post(cancelledLetter(held, { settings, links: given.links, now: given.clock.now() }));
  if (team === null || progress === 'undrawn') return;
  const players = (await given.registrations.ofTeam(team.id)).length;
  await given.outbox.post(
    cancelledAfterDrawLetter({ registration, tournament, player, team, players }, settings.contactEmail),
  );
}

/** Locks the tournament, the team and the registration, in the order of all code. */
async function lockAll(given: Needed, playerId: number, tournamentId: number): Promise<LockedRegistration> {
  const { tournaments, teams, registrations, players } = given;
  const tournament = await tournaments.lockForTeams(tournamentId);
  const found = await registrations.find(playerId, tournamentId);
  if (tournament === undefined || found === undefined) throw noSuchRegistration();
  const team = found.teamId === null ? undefined : await teams.lock(found.teamId);
  const registration = (await registrations.lock(found.id))?.record;
  const player = await players.find(playerId);
  // Refuse where the player changed teams meanwhile: the new team is not locked here.
  if (player === undefined || registration === undefined || registration.teamId !== found.teamId)
    throw noSuchRegistration();
  return { registration, tournament, player, team: team ?? null };
}
