import { namesakeBorn } from '../../player/namesakes.ts';
import { personKey } from '../../player/person.ts';
import type { NewPlayer, Player } from '../../player/player.ts';
import type { Players } from '../../port/players.ts';

/** A person who came through a form, and whether this brought them on file. */
export interface Recognised {
  readonly player: Player;
  readonly isNewcomer: boolean;
}

/**
 * The person on file whom the answers describe, or a new one. A known person's record stays as it is:
 * knowing a name and a phone proves little.
 */
export async function recognisePlayer(players: Players, person: NewPlayer): Promise<Recognised> {
  return recogniseAmong(await players.lockNamesakes(personKey(person)), players, person);
}

/** The same, when those of this name and phone are held already. */
export async function recogniseAmong(
  namesakes: readonly Player[],
  players: Players,
  person: NewPlayer,
): Promise<Recognised> {
  const known = namesakeBorn(person.birthYear, namesakes);
  return known === undefined
    ? { player: await players.add(person), isNewcomer: true }
    : { player: known, isNewcomer: false };
}
