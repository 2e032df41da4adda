import { refuseStale } from '../../audit/seen-version.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import type { DeletionRequest } from '../../port/removals.ts';
import { stepDown } from '../team/roster-moves.ts';
import { type ErasedPlayer, erasePlayer } from './erase-player.ts';
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
