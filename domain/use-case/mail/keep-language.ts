import type { Needs } from '../../port/ports.ts';
import type { Language } from '../../rule/language/language.ts';
import type { Player } from '../../rule/player/player.ts';

/** Saves the language of a family that has proved its identity, for its letters from now on. */
export async function keepLanguage(
  { players }: Needs<'players'>,
  player: Player,
  language: Language | undefined,
): Promise<Player> {
  if (language === undefined || player.language === language) return player;
  await players.chooseLanguage(player.id, language);
  return { ...player, language };
}
