import { said } from '../../language/sentence.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** A team that nobody else changes until the transaction ends, and its tournament: always the tournament first. */
export interface HeldTeam {
  readonly team: Team;
  readonly tournament: Tournament;
}

export async function heldTeam({ tournaments, teams }: Needs<'tournaments' | 'teams'>, id: number): Promise<HeldTeam> {
  const found = await teams.find(id);
  if (found === undefined) throw noSuchTeam();
  const tournament = await tournaments.lockForTeams(found.tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const team = await teams.lock(id);
  if (team === undefined) throw noSuchTeam();
  return { team, tournament };
}

/** The same, while its captain still decides about the roster: it takes part, and its tournament has not begun. */
export async function heldTeamToCome(ports: Needs<'tournaments' | 'teams'>, id: number): Promise<HeldTeam> {
  const held = await heldTeam(ports, id);
  if (!held.team.isActive) throw new Refusal('conflict', said('{team} is withdrawn', { team: held.team.name }));
  if (held.tournament.status !== 'upcoming') {
    throw new Refusal(
      'conflict',
      said('{name} has already begun: please tell the organizers at the desk', { name: held.tournament.name }),
    );
  }
  return held;
}
