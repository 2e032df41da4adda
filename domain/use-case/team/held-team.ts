import { said } from '../../language/sentence.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchTeam, type Team, teamPlaysElsewhere, teamWithdrawn } from '../../team/team.ts';
import { hasBegun, noSuchTournament, type Tournament } from '../../tournament/tournament.ts';

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
  // It was moved while its earlier tournament was waited for.
  if (team.tournamentId !== tournament.id) throw teamPlaysElsewhere(team);
  return { team, tournament };
}

/** Whether whoever asks leads the team now that it is held; an organizer may always. */
export type StillLeads = () => Promise<boolean>;

/** The same, while its captain still decides about the roster: it takes part, and its tournament has not begun. */
export async function heldTeamToCome(
  ports: Needs<'tournaments' | 'teams'>,
  id: number,
  stillLeads?: StillLeads,
): Promise<HeldTeam> {
  const held = await heldTeam(ports, id);
  await refuseFormerLead(held.team, stillLeads);
  if (!held.team.isActive) throw teamWithdrawn(held.team);
  if (held.tournament.status !== 'upcoming') throw hasBegun(held.tournament);
  return held;
}

/** Of two who change at once who leads a team the first one wins; the second leads it no longer, and is told. */
export async function refuseFormerLead({ name }: Team, stillLeads?: StillLeads): Promise<void> {
  if (stillLeads === undefined || (await stillLeads())) return;
  throw new Refusal(
    'conflict',
    said('Somebody else leads {team} now. Please open the link in your latest email.', { team: name }),
  );
}
