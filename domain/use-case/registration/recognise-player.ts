import type { Players } from '../../port/players.ts';
import type { Language } from '../../rule/language/language.ts';
import { namesakeAmong } from '../../rule/player/namesakes.ts';
import { personKey } from '../../rule/player/person.ts';
import type { NewPlayer, Player } from '../../rule/player/player.ts';
import { keepLanguage } from '../mail/keep-language.ts';

/** Person who came through a form, and whether a new record was made for them. */
export interface Recognised {
  readonly player: Player;
  readonly isNewcomer: boolean;
}

/**
 * Finds the stored person whom the answers describe, or saves a new one. A known person's record stays unchanged:
 * knowing a name and a phone proves little.
 */
export async function recognisePlayer(players: Players, person: NewPlayer): Promise<Recognised> {
  return among(await players.lockByNameAndPhone(personKey(person)), players, person);
}

/**
 * Finds the stored person for a family's own form, or saves a new one, once the people of this name and phone are
 * locked. Those who also write the address on file, which is shown nowhere, set the language of the letters; those
 * who know less change nothing.
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
