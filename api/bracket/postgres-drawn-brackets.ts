import { Injectable } from '@nestjs/common';
import type { GameCard } from '../../domain/answer/game/public-game.ts';
import { Database } from '../database/database.ts';
import { rowFromJson } from '../database/json-rows.ts';
import { gameCards, inOrderOfTime } from '../game/postgres-game-cards.ts';
import { type BracketMatchRow, bracketMatchRows } from './bracket-row.ts';
import { bracketsOnFile } from './day-on-file.ts';

const drawn = {
  name: 'drawn_brackets',
  sql: `select ${bracketsOnFile('$1')}, (select coalesce(json_agg(card), '[]')
    from (${gameCards} where game.tournament_id = $1 ${inOrderOfTime}) card) as games`,
  freesNoPlace: true,
} as const;

/** Matches of a tournament and their games, ordered by time, then by field. */
interface Drawn {
  readonly brackets: readonly BracketMatchRow[];
  readonly games: readonly GameCard[];
}

/** Reads matches and games in one statement. */
@Injectable()
export class PostgresDrawnBrackets {
  constructor(private readonly database: Database) {}

  async of(tournamentId: number): Promise<Drawn> {
    const [found] = await this.database.ask<Drawn>(drawn, [tournamentId]);
    return {
      brackets: (found?.brackets ?? []).map((row) => rowFromJson(bracketMatchRows, row)),
      games: (found?.games ?? []).map(withDates),
    };
  }
}

/** Converts the instants of a game, which are texts in JSON, to dates. */
function withDates(card: GameCard): GameCard {
  const { startTime, endTime } = card;
  if (startTime === null || endTime === null) return card;
  return { ...card, startTime: new Date(startTime), endTime: new Date(endTime) };
}
