import type { Language } from '../../language/language.ts';
import { namesakeAmong } from '../../player/namesakes.ts';
import { personKey } from '../../player/person.ts';
import type { NewPlayer, Player } from '../../player/player.ts';
import type { Players } from '../../port/players.ts';
import { keepLanguage } from './keep-language.ts';

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
  return among(await players.lockNamesakes(personKey(person)), players, person);
}

/**
 * The same for a family that comes by itself, when those of this name and phone are held already. Whoever writes the address
 * on file, which is shown nowhere, is written to in the language they have come in; whoever knows less changes nothing.
 */
export async function recogniseAmong(
  namesakes: readonly Player[],
  players: Players,
  person: NewPlayer,
  language: Language | undefined,
): Promise<Recognised> {
  const recognised = await among(namesakes, players, person);
  const { player, isNewcomer } = recognised;
  const isTheirs = player.email !== '' && player.email.toLowerCase() === person.email.toLowerCase();
  return isNewcomer || !isTheirs
    ? recognised
    : { player: await keepLanguage({ players }, player, language), isNewcomer };
}

async function among(namesakes: readonly Player[], players: Players, person: NewPlayer): Promise<Recognised> {
  const known = namesakeAmong(person, namesakes);
  return known === undefined
    ? { player: await players.add(person), isNewcomer: true }
    : { player: known, isNewcomer: false };
}
