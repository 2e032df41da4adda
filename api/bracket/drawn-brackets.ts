import { Injectable } from '@nestjs/common';
import type { DrawOutcome } from '../../domain/bracket/draw-brackets.ts';
import { previewRows } from '../../domain/bracket/preview-rows.ts';
import { type PublicBracket, publicBrackets } from '../../domain/bracket/public-bracket.ts';
import { undivided } from '../../domain/draw/division.ts';
import type { Draw } from '../../domain/draw/generate-brackets.ts';
import { type BracketPlace, matchKey } from '../../domain/draw/match.ts';
import { type PublicGame, publicGame } from '../../domain/game/public-game.ts';
import { Database } from '../database/database.ts';
import { PostgresGameCards } from '../game/postgres-game-cards.ts';
import { bracketMatchRows } from './bracket-row.ts';

/** The brackets and the games of a tournament as everybody sees them. */
export interface DrawnTournament {
  readonly brackets: readonly PublicBracket[];
  readonly games: readonly PublicGame[];
}

/** Reads brackets and games as they are on file. */
@Injectable()
export class DrawnBrackets {
  constructor(
    private readonly database: Database,
    private readonly games: PostgresGameCards,
  ) {}

  async of(tournamentId: number): Promise<DrawnTournament> {
    const brackets = await this.database.manager.findBy(bracketMatchRows, { tournamentId });
    const games = await this.games.ofTournament(tournamentId);
    return { brackets: publicBrackets(brackets), games: games.map(publicGame) };
  }

  /** Those of the brackets on file that these matches are. */
  among(brackets: readonly PublicBracket[], matches: readonly BracketPlace[]): readonly PublicBracket[] {
    const keys = new Set(matches.map(matchKey));
    return brackets.filter(({ ageBracket, ...place }) =>
      keys.has(matchKey({ ...place, division: ageBracket ?? undivided })),
    );
  }

  /** What was generated, as it is on file now. */
  async generated({ draw, day }: DrawOutcome) {
    return { ...(await this.of(day.tournament.id)), ...remarks(draw) };
  }
}

/** What would be generated. */
export function previewed({ draw, day }: DrawOutcome) {
  const { brackets, games } = previewRows(day);
  return { brackets: publicBrackets(brackets), games: games.map(publicGame), ...remarks(draw) };
}

function remarks({ warnings, notPlaced, timetable, kept }: Draw) {
  const { restSlots, slotsUsed } = timetable;
  return {
    warnings,
    notPlaced: notPlaced.map(({ team, reason }) => ({ teamId: team.id, teamName: team.name, reason })),
    timetable: { restSlots, slotsUsed },
    gamesKept: kept.places.length,
    gamesOutside: kept.outside.length,
  };
}
