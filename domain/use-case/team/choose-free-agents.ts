import { changesBetween } from '../../audit/changes.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';

/** Sets whether free agents may be placed on a captain's team. */
export async function chooseFreeAgents(
  given: Given<'teams'>,
  asked: { readonly teamId: number; readonly acceptsFreeAgents: boolean },
): Promise<Team> {
  const team = await given.teams.lock(asked.teamId);
  if (team === undefined) throw noSuchTeam();
  const saved = await given.teams.save({ ...team, acceptsFreeAgents: asked.acceptsFreeAgents });
  const changes = changesBetween(team, saved);
  await given.audit.note({ thing: 'team', recordId: team.id, what: 'free agents chosen', ...changes });
  return saved;
}
