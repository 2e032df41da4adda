import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { noSuchTeam, type Team, teamWithdrawn } from '../../rule/team/team.ts';
import { hasBegun, noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';

/** Team with its tournament, locked until the transaction ends, always the tournament first. */
export interface LockedTeam {
  readonly team: Team;
  readonly tournament: Tournament;
}

export async function lockTeam(
  { tournaments, teams }: Needs<'tournaments' | 'teams'>,
  id: number,
): Promise<LockedTeam> {
  const found = await teams.find(id);
  if (found === undefined) throw noSuchTeam();
  const tournament = await tournaments.lockForTeams(found.tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const team = await teams.lock(id);
  if (team === undefined) throw noSuchTeam();
  return { team, tournament };
}

/** Tells whether the caller still leads the team once it is locked; an organizer always may act. */
export type LeadershipCheck = () => Promise<boolean>;

/** Locks a team whose captain may still change the roster: it takes part, and its tournament has not begun. */
export async function lockTeamBeforePlay(
  ports: Needs<'tournaments' | 'teams'>,
  id: number,
  leadershipCheck?: LeadershipCheck,
): Promise<LockedTeam> {
  const held = await lockTeam(ports, id);
  await refuseFormerLead(held.team, leadershipCheck);
  if (!held.team.isActive) throw teamWithdrawn(held.team);
  if (held.tournament.status !== 'upcoming') throw hasBegun(held.tournament);
  return held;
}

/** Refuses the second of two simultaneous changes of a team's captain, since the caller no longer leads it. */
async function refuseFormerLead({ name }: Team, leadershipCheck?: LeadershipCheck): Promise<void> {
  if (leadershipCheck === undefined || (await leadershipCheck())) return;
  throw new Refusal(
    'conflict',
    said('Somebody else leads {team} now. Please open the link in your latest email.', { team: name }),
  );
}
