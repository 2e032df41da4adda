import type { Needs } from '../../port/ports.ts';
import { ownTeamRegistered, type Team, teamNameTaken } from '../../rule/team/team.ts';

interface Taken {
  readonly tournamentId: number;
  readonly name: string;
  readonly field: 'name' | 'newTeamName';
  /** Whether the caller is known as the captain of the team that has the name, beside the session. */
  readonly isCaptain?: (team: Team) => boolean;
}

/** Returns the refusal of a team name that is taken: to the team's own captain, as after a lost answer, that the team is theirs. */
export async function takenName(
  { teams, rights }: Needs<'teams' | 'rights'>,
  { tournamentId, name, field, isCaptain }: Taken,
) {
  const team = await teams.named(tournamentId, name);
  const isTheirs = team !== undefined && (isCaptain?.(team) || (await rights.leads(team.id)));
  return isTheirs ? ownTeamRegistered(team, field) : teamNameTaken(name);
}
