import type { chosenRecords } from '../../form/chosen-records.ts';
import type { Answers } from '../../form/form.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Loss } from '../../registration/loss.ts';
import { refusedToStepDown } from '../team/roster-moves.ts';

/** Previews the consequences of erasing chosen players. */
export class PreviewPlayerDeletions {
  constructor(private readonly ports: Needs<'teams' | 'players' | 'registrations' | 'goals'>) {}

  async run({ ids }: Answers<typeof chosenRecords>): Promise<readonly Loss[]> {
    const losses: Loss[] = [];
    for (const id of new Set(ids)) {
      const player = await this.ports.players.find(id);
      if (player !== undefined) losses.push(await this.lossOf(player));
    }
    return losses;
  }

  private async lossOf(player: Player): Promise<Loss> {
    const { id, name } = player;
    const registrations = await this.ports.registrations.ofPlayer(id);
    const led = await this.ports.teams.ofCaptain({ playerId: id });
    const rosters = await Promise.all(led.map((team) => this.ports.registrations.ofTeam(team.id)));
    const refusals = led.map((team, at) => refusedToStepDown(team, player, rosters[at]?.length ?? 0));
    const refusal = refusals.find((one) => one !== undefined);
    const leaderless = led.map((team) => team.name);
    const waivers = registrations.filter(({ waiver }) => waiver !== null).length;
    const goals = await this.ports.goals.countOf(id);
    const lost = { registrations, waivers, goals, leaderless };
    return { id, name, captain: undefined, ...lost, told: 0, isWithdrawn: false, refusal };
  }
}
