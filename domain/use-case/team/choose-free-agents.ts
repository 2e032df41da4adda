import { changesBetween } from '../../audit/changes.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';

/** Sets whether free agents may be placed on a captain's team. */
export class ChooseFreeAgents {
  constructor(private readonly ports: Given<'teams'>) {}

  async run(asked: { readonly teamId: number; readonly acceptsFreeAgents: boolean }): Promise<Team> {
    const team = await this.ports.teams.lock(asked.teamId);
    if (team === undefined) throw noSuchTeam();
    const saved = await this.ports.teams.save({ ...team, acceptsFreeAgents: asked.acceptsFreeAgents });
    const changes = changesBetween(team, saved);
    await this.ports.audit.note({ thing: 'team', recordId: team.id, what: 'free agents chosen', ...changes });
    return saved;
  }
}
