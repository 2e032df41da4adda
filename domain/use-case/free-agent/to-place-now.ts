import type { FreeAgents } from '../../port/free-agents.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { ToPlace } from '../../rule/free-agent/placement.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';

/** Free agents and teams to place in a tournament, and a version that changes with everything that matters to the placement. */
interface ToPlaceNow extends ToPlace {
  readonly tournament: Tournament;
  readonly version: string;
}

/** Returns the free agents and teams to place, locking the tournament's places until the transaction ends. */
export async function toPlaceNow(
  tournaments: Tournaments,
  freeAgents: FreeAgents,
  tournamentId: number,
): Promise<ToPlaceNow> {
  const tournament = await tournaments.lockForTeams(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  if (tournament.status !== 'upcoming')
    throw new Refusal('conflict', said('{tournament} has already begun', { tournament: tournament.name }));
  const toPlace = {
    freeAgents: await freeAgents.inTournament(tournamentId),
    teams: await freeAgents.teams(tournamentId),
    placesForTeams: Math.max(0, tournament.maxTeams - tournament.teamCount),
    names: await freeAgents.teamNames(tournamentId),
  };
  return { ...toPlace, tournament, version: signOf(toPlace) };
}

/** Returns a short hash of the free agents and open places. */
function signOf({ freeAgents, teams, placesForTeams }: ToPlace): string {
  const state = JSON.stringify([
    freeAgents.map((one) => [one.registrationId, one.skillLevel, one.ageBracket, one.playWith]),
    teams.map((team) => [team.id, team.skillLevel, team.ageBracket, team.maxPlayers, team.players.map((p) => p.name)]),
    placesForTeams,
  ]);
  let sign = 0xcbf29ce484222325n;
  for (const character of state) {
    sign = BigInt.asUintN(64, (sign ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return sign.toString(16).padStart(16, '0');
}
