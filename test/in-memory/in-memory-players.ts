import { Players } from '../../domain/port/players.ts';
import type { Locked } from '../../domain/rule/audit/seen-version.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { matchesSearch } from '../../domain/rule/player/namesakes.ts';
import { type PersonKey, personKey } from '../../domain/rule/player/person.ts';
import type { NewPlayer, Player } from '../../domain/rule/player/player.ts';

/** People on file for as long as a test lasts. */
export class InMemoryPlayers extends Players {
  private readonly players = new Map<number, Player>();
  private readonly versions = new Map<number, number>();
  private lastId = 0;
  /** What becomes of the teams of a captain who reads another language, as teams know. */
  captainReads: (id: number, language: Language) => void = () => {};

  override async lockByNameAndPhone(key: PersonKey): Promise<readonly Player[]> {
    return this.all.filter((player) => matchesSearch(key, personKey(player))).reverse();
  }

  override async lock(id: number): Promise<Locked<Player> | undefined> {
    const record = await this.find(id);
    return record && { record, version: this.versionOf(id) };
  }

  override async find(id: number): Promise<Player | undefined> {
    return this.players.get(id);
  }

  override async ofMailbox(address: string): Promise<readonly Player[]> {
    const sought = address.toLowerCase();
    return this.all.filter(({ email, parentEmail }) =>
      [email.toLowerCase(), parentEmail?.toLowerCase()].includes(sought),
    );
  }

  override async add(newcomer: NewPlayer): Promise<Player> {
    this.lastId += 1;
    const player = { ...newcomer, id: this.lastId };
    this.players.set(player.id, player);
    return player;
  }

  override async save(player: Player): Promise<void> {
    this.players.set(player.id, player);
    this.versions.set(player.id, this.versionOf(player.id) + 1);
  }

  override async markAsDifferent(): Promise<void> {}

  override async chooseLanguage(id: number, language: Language): Promise<void> {
    const player = this.players.get(id);
    if (player !== undefined) this.players.set(id, { ...player, language });
    this.captainReads(id, language);
  }

  get all(): readonly Player[] {
    return [...this.players.values()];
  }

  /** How often a player's record was written. */
  versionOf(id: number): number {
    return this.versions.get(id) ?? 1;
  }

  /** A player is taken off the file. */
  remove(id: number): void {
    this.players.delete(id);
  }
}
