import type { Needs } from '../../port/ports.ts';
import type { GoneWithPlayer, MoneyKept } from '../../port/removals.ts';

/** Who has gone, and what with them. */
export interface ErasedPlayer extends GoneWithPlayer {
  readonly id: number;
}

/** Takes a player off the file. The audit says that somebody went and what went along, and not who it was. */
export async function erasePlayer(
  { audit, removals }: Needs<'audit' | 'removals'>,
  id: number,
  what = 'erased',
  kept?: MoneyKept,
): Promise<ErasedPlayer> {
  const gone = await removals.removePlayer(id, kept);
  await audit.note({ thing: 'player', recordId: id, what, from: gone });
  return { id, ...gone };
}
