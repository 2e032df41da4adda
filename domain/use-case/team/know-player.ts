import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTeam } from '../../team/team.ts';

/** Marks a teammate as known to the captain, so that their family may see the contacts of the team. */
export async function knowPlayer(
  given: Given<'teams' | 'registrations'>,
  { id, playerId }: { readonly id: number; readonly playerId: number },
): Promise<void> {
  const team = await given.teams.lock(id);
  if (team === undefined) throw noSuchTeam();
  const registration = (await given.registrations.ofTeam(id)).find((one) => one.playerId === playerId);
  if (registration === undefined) throw noSuchPlayer();
  await given.registrations.keepKnown(registration.id, id);
  const to = { playerId, teamId: id };
  await given.audit.note({ thing: 'registration', recordId: registration.id, what: 'known to the captain', to });
}
