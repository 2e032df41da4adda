import { Injectable } from '@nestjs/common';
import { Players } from '../../domain/port/players.ts';
import type { Locked } from '../../domain/rule/audit/seen-version.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { lockKey, matchesSearch } from '../../domain/rule/player/namesakes.ts';
import { joinedName, type PersonKey, personKey, phoneKey } from '../../domain/rule/player/person.ts';
import type { NewPlayer, Player } from '../../domain/rule/player/player.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { columnsOf, numberDrawn } from '../database/row-statements.ts';
import { joinedSql } from './joined-sql.ts';
import { type PlayerRow, playerRows } from './player-row.ts';

/** Locks a person's name until the transaction ends, so that two requests cannot register the same person at once. */
const holding = {
  name: 'person_held',
  sql: `select pg_advisory_xact_lock(hashtextextended($1, 0)), ${numberDrawn('players')} as drawn`,
};
const withPhone = `select ${columnsOf(playerRows, 'player')} from players player where phone_key = $1`;
const ofPhone = { name: 'players_with_phone', sql: `${withPhone} order by id desc` };
/** Finds namesakes among people without a phone by name alone, because an empty phone identifies nobody. */
const withoutPhone = { name: 'namesakes', sql: `${withPhone} and ${joinedSql('name_key')} = $2 order by id desc` };

const others = {
  name: 'others_with_phone',
  sql: `select name, phone from players where phone_key = $1
    and id not in (select subject_id from grants where session_id = $2 and kind = 'new-player') limit $3`,
};

@Injectable()
export class PostgresPlayers extends Players {
  constructor(private readonly database: Database) {
    super();
  }

  override async lockByNameAndPhone(key: PersonKey): Promise<readonly Player[]> {
    const held = this.database.ask<{ drawn: number }>(holding, [lockKey(key)]);
    const [found, [next]] = await Promise.all([this.namesakes(key), held]);
    this.database.keepNumber('players', next?.drawn);
    return found;
  }

  override async lock(id: number): Promise<Locked<Player> | undefined> {
    const row = await this.database.manager.findOne(playerRows, { where: { id }, lock: rowLock });
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
    return { ...player, id: await this.database.insert(playerRows, { ...player, ...keysOf(player) }) };
  }

  override async save(player: Player): Promise<void> {
    const { id, ...changed } = player;
    const row = { ...changed, ...keysOf(player), updatedAt: () => 'now()' };
    await this.database.manager.update(playerRows, { id }, row);
  }

  override async markAsDifferent([one, other]: readonly [number, number], by: string, at: Date): Promise<void> {
    await this.database.query(
      `insert into different_players (one_id, other_id, said_by, said_at)
       values (least($1::int, $2::int), greatest($1::int, $2::int), $3, $4) on conflict do nothing`,
      [one, other, by, at],
    );
  }

  /** Writes the teams before the player, in the lock order of every writer; writes no other column of either. */
  override async chooseLanguage(id: number, language: Language): Promise<void> {
    await this.database.query('update teams set captain_language = $2 where captain_id = $1', [id, language]);
    await this.database.query('update players set language = $2, updated_at = now() where id = $1', [id, language]);
  }

  /** Returns everybody with exactly this phone. */
  async withPhone(phone: string): Promise<readonly Player[]> {
    const rows = await this.database.manager.find(playerRows, {
      where: { phoneKey: phoneKey(phone) },
      order: { id: 'ASC' },
    });
    return rows.map(toPlayer);
  }

  /** Returns players with exactly this phone whom a session has not registered, at most so many. */
  othersWithPhone(phone: string, sessionId: string, most: number): Promise<readonly Pick<Player, 'name' | 'phone'>[]> {
    return this.database.ask(others, [phoneKey(phone), sessionId, most]);
  }

  /** Returns everybody with this phone and this or a similar name, the latest registered first. */
  async namesakes(key: PersonKey): Promise<readonly Player[]> {
    const { name, phone } = key;
    const found =
      phone === ''
        ? await this.database.ask<PlayerRow>(withoutPhone, [phone, joinedName(name)])
        : await this.database.ask<PlayerRow>(ofPhone, [phone]);
    return found.map(toPlayer).filter((one) => matchesSearch(key, personKey(one)));
  }
}

export function toPlayer({
  nameKey: _n,
  phoneKey: _p,
  twin: _t,
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
