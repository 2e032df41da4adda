import type { Locked } from '../rule/audit/seen-version.ts';
import type { Language } from '../rule/language/language.ts';
import type { PersonKey } from '../rule/player/person.ts';
import type { NewPlayer, Player } from '../rule/player/player.ts';

/** People on file. */
export abstract class Players {
  /** Returns everybody with this name and phone, ignoring hyphens, blanks and apostrophes in names, and locks the name until the transaction ends. */
  abstract lockByNameAndPhone(key: PersonKey): Promise<readonly Player[]>;
  /** Returns a record and locks it until the transaction ends. */
  abstract lock(id: number): Promise<Locked<Player> | undefined>;
  abstract find(id: number): Promise<Player | undefined>;
  /** Returns everybody with this address, as their own or their parent's, in the order of their ids. Case is ignored. */
  abstract ofMailbox(address: string): Promise<readonly Player[]>;
  abstract add(player: NewPlayer): Promise<Player>;
  abstract save(player: Player): Promise<void>;
  /** Marks two similar records as those of two people. */
  abstract markAsDifferent(pair: readonly [one: number, other: number], by: string, at: Date): Promise<void>;
  /** Sets the language of letters to the family, also for its members who lead teams. */
  abstract chooseLanguage(id: number, language: Language): Promise<void>;
}
