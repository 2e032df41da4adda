import type { chosenRecords } from '../../form/chosen-records.ts';
import type { Answers } from '../../form/form.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Loss } from '../../registration/loss.ts';
import { refusedToStepDown } from '../team/roster-moves.ts';

type Needed = Needs<'teams' | 'players' | 'registrations' | 'goals'>;

/** Previews the consequences of erasing chosen players. */
export async function previewPlayerDeletions(
  given: Needed,
  { ids }: Answers<typeof chosenRecords>,
): Promise<readonly Loss[]> {
  const losses: Loss[] = [];
  for (const id of new Set(ids)) {
    const player = await given.players.find(id);
    if (player !== undefined) losses.push(await lossOf(given, player));
  }
  return losses;
}

async function lossOf(given: Needed, player: Player): Promise<Loss> {
  const { id, name } = player;
  const registrations = await given.registrations.ofPlayer(id);
  const led = await given.teams.ofCaptain({ playerId: id });
  const rosters = await Promise.all(led.map((team) => given.registrations.ofTeam(team.id)));
  const refusals = led.map((team, at) => refusedToStepDown(team, player, rosters[at]?.length ?? 0));
  const refusal = refusals.find((one) => one !== undefined);
  const leaderless = led.map((team) => team.name);
  const waivers = registrations.filter(({ waiver }) => waiver !== null).length;
  const goals = await given.goals.countOf(id);
  const lost = { registrations, waivers, goals, leaderless };
  return { id, name, captain: undefined, ...lost, told: 0, isWithdrawn: false, refusal };
}
