import type { Needs } from '../../port/ports.ts';
import type { DeletedWithPlayer } from '../../port/removals.ts';

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
