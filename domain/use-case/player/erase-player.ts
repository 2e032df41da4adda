import type { Needs } from '../../port/ports.ts';
import type { Removals } from '../../port/removals.ts';

/** What went with a player, and the goals that stay without a name. */
export interface PlayerErased {
  readonly id: number;
  readonly registrations: number;
  readonly goals: number;
}

/** The teams a player is on are held until the player is gone: nobody takes the places that come free meanwhile. */
export async function holdTeamsOf(
  { teams, registrations }: Needs<'teams' | 'registrations'>,
  id: number,
): Promise<void> {
  for (const { teamId } of await registrations.ofPlayer(id)) if (teamId !== null) await teams.lock(teamId);
}

/** Takes a player off the file. The audit says that somebody went and what went along, and not who it was. */
export async function erasePlayer(
  { audit, removals }: Needs<'audit'> & { readonly removals: Removals },
  id: number,
  what = 'erased',
): Promise<PlayerErased> {
  const gone = await removals.removePlayer(id);
  await audit.note({ thing: 'player', recordId: id, what, from: gone });
  return { id, ...gone };
}
