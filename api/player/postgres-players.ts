import { Injectable } from '@nestjs/common';
import type { Held } from '../../domain/audit/seen-version.ts';
import { type PersonKey, personKey, phoneKey } from '../../domain/player/person.ts';
import type { NewPlayer, Player } from '../../domain/player/player.ts';
import { Players } from '../../domain/port/players.ts';
import { Database } from '../database/database.ts';
import { type PlayerRow, playerRows } from './player-row.ts';

@Injectable()
export class PostgresPlayers extends Players {
  constructor(private readonly database: Database) {
    super();
  }

  override async lockNamesakes(key: PersonKey): Promise<readonly Player[]> {
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${key.phone} ${key.name}`]);
    return this.namesakes(key);
  }

  override async lock(id: number): Promise<Held<Player> | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.manager.findOne(playerRows, { where: { id }, lock });
    return row === null ? undefined : { record: toPlayer(row), version: row.version };
  }

  override async find(id: number): Promise<Player | undefined> {
    const row = await this.database.manager.findOneBy(playerRows, { id });
    return row === null ? undefined : toPlayer(row);
  }

  override async ofMailbox(address: string): Promise<readonly Player[]> {
    const rows = await this.database.manager
      .createQueryBuilder(playerRows, 'player')
      .where('lower(:address) in (lower(player.email), lower(player.parent_email))', { address })
      .orderBy('player.id')
      .getMany();
    return rows.map(toPlayer);
  }

  override async add(player: NewPlayer): Promise<Player> {
    const { identifiers } = await this.database.manager.insert(playerRows, { ...player, ...keysOf(player) });
    return { ...player, id: Number(identifiers[0]?.id) };
  }

  override async save(player: Player): Promise<void> {
    const { id, ...changed } = player;
    const row = { ...changed, ...keysOf(player), updatedAt: new Date() };
    await this.database.manager.update(playerRows, { id }, row);
  }

  /** Everybody with exactly this phone. */
  async withPhone(phone: string): Promise<readonly Player[]> {
    const rows = await this.database.manager.find(playerRows, {
      where: { phoneKey: phoneKey(phone) },
      order: { id: 'ASC' },
    });
    return rows.map(toPlayer);
  }

  /** Everybody with this name and phone, the latest registered first. */
  async namesakes({ name, phone }: PersonKey): Promise<readonly Player[]> {
    const rows = await this.database.manager.find(playerRows, {
      where: { nameKey: name, phoneKey: phone },
      order: { id: 'DESC' },
    });
    return rows.map(toPlayer);
  }
}

export function toPlayer({
  nameKey: _n,
  phoneKey: _p,
  createdAt: _c,
  updatedAt: _u,
  version: _v,
  ...player
}: PlayerRow): Player {
  return player;
}

function keysOf(player: Pick<Player, 'name' | 'phone'>): Pick<PlayerRow, 'nameKey' | 'phoneKey'> {
  const { name: nameKey, phone: phoneKey } = personKey(player);
  return { nameKey, phoneKey };
}
