import type { Given, Needs } from '../../port/ports.ts';
import type { DeletedWithPlayer, DeletionRequest } from '../../port/removals.ts';
import { refuseStale } from '../../rule/audit/seen-version.ts';
import type { chosenRecords } from '../../rule/form/chosen-records.ts';
import type { Answers } from '../../rule/form/form.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import type { Loss } from '../../rule/registration/loss.ts';
import { refusedToStepDown, stepDown } from '../roster/roster-moves.ts';
import { lockPlayer } from './save-player.ts';

/** Erases a player for an organizer: the person goes, counts and scores stay. */
export async function deletePlayer(
  given: Given<'teams' | 'players' | 'registrations' | 'removals'>,
  { id, seen }: DeletionRequest,
): Promise<ErasedPlayer> {
  const held = await lockPlayer(given, id);
  if (held === undefined) throw noSuchPlayer();
  if (seen !== undefined) refuseStale('player', seen.split('.')[0], held.version);
  for (const team of held.led) await stepDown(given, team, held.record);
  return erasePlayer(given, id);
}

/** Erased player's id, with counts of the records deleted along. */
export interface ErasedPlayer extends DeletedWithPlayer {
  readonly id: number;
}

/** Deletes a player's personal data. The audit records that somebody was erased and what was deleted along, not who it was. */
export async function erasePlayer(
  { audit, removals }: Needs<'audit' | 'removals'>,
  id: number,
  what = 'erased',
): Promise<ErasedPlayer> {
  const gone = await removals.removePlayer(id);
  await audit.note({ thing: 'player', recordId: id, what, from: { ...gone } });
  return { id, ...gone };
}

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
