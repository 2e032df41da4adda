import { changesBetween } from '../../audit/changes.ts';
import { said } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { type Team, teamNameTaken } from '../../team/team.ts';
import { lockTeamBeforePlay } from './lock-team.ts';

/** Renames a captain's team, by the rules for a new team's name, until its games are drawn. */
export async function renameTeam(
  given: Given<'tournaments' | 'teams' | 'brackets'>,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<Team> {
  const { team } = await lockTeamBeforePlay(given, id);
  if (team.name === name) return team;
  if ((await given.brackets.progressOf(id)) !== 'undrawn') throw isDrawn(team);
  const namesake = await given.teams.named(team.tournamentId, name);
  if (namesake !== undefined && namesake.id !== id) throw teamNameTaken(name);
  const saved = await given.teams.save({ ...team, name });
  await given.audit.note({ thing: 'team', recordId: id, what: 'renamed', ...changesBetween(team, saved) });
  return saved;
}

/** Returns the refusal once games are drawn, since brackets are printed and families ask for the team by that name. */
function isDrawn({ name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('The games of {name} are drawn under this name. Please ask the organizers to change it.', { name }),
  );
}
