import type { Held } from '../audit/seen-version.ts';
import type { Language } from '../language/language.ts';
import type { PersonKey } from '../player/person.ts';
import type { NewPlayer, Player } from '../player/player.ts';

/** The people on file. */
export abstract class Players {
  /** Everybody with this name and phone, whatever hyphens, blanks and apostrophes the name has; nobody else enters or changes such a person until the transaction ends. */
  abstract lockNamesakes(key: PersonKey): Promise<readonly Player[]>;
  /** A record that nobody else changes until the transaction ends. */
  abstract lock(id: number): Promise<Held<Player> | undefined>;
  abstract find(id: number): Promise<Player | undefined>;
  /** Everybody who has this address, as their own or their parent's, in the order of their ids; upper and lower case are one. */
  abstract ofMailbox(address: string): Promise<readonly Player[]>;
  abstract add(player: NewPlayer): Promise<Player>;
  abstract save(player: Player): Promise<void>;
  /** In which language the family is written to from now on, and whoever of it leads teams. */
  abstract chooseLanguage(id: number, language: Language): Promise<void>;
}
