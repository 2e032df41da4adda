import type { Given } from '../../port/ports.ts';
import { noSuchTeam } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';

/** Previews the consequences of deleting a team. */
export async function previewTeamDeletion(
  given: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'>,
  { id }: { readonly id: number },
) {
  const team = await given.teams.find(id);
  const tournament = team && (await given.tournaments.find(team.tournamentId));
  if (team === undefined || tournament === undefined) throw noSuchTeam();
  const letters = await deletionLetters(given, given.joinRequests, { team, tournament });
  const roster = await given.registrations.ofTeam(id);
  return { team, roster, letters, hasGames: (await given.brackets.progressOf(id)) !== 'undrawn' };
}
