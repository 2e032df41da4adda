import { type PersonKey, personKey } from '../../domain/player/person.ts';
import type { NewPlayer, Player } from '../../domain/player/player.ts';
import { Players } from '../../domain/port/players.ts';

/** People on file for as long as a test lasts. */
export class InMemoryPlayers extends Players {
  private readonly players = new Map<number, Player>();

  override async lockNamesakes(key: PersonKey): Promise<readonly Player[]> {
    const isNamesake = (player: Player) => {
      const { name, phone } = personKey(player);
      return name === key.name && phone === key.phone;
    };
    return [...this.players.values()].filter(isNamesake).reverse();
  }

  override async find(id: number): Promise<Player | undefined> {
    return this.players.get(id);
  }

  override async add(newcomer: NewPlayer): Promise<Player> {
    const player = { ...newcomer, id: this.players.size + 1 };
    this.players.set(player.id, player);
    return player;
  }

  override async save(player: Player): Promise<void> {
    this.players.set(player.id, player);
  }
}
