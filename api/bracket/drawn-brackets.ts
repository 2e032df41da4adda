import { Injectable } from '@nestjs/common';
import { previewRows } from '../../domain/answer/bracket/preview-rows.ts';
import { type PublicBracket, publicBrackets } from '../../domain/answer/bracket/public-bracket.ts';
import type { DrawnTournament, GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import { publicGame } from '../../domain/answer/game/public-game.ts';
import type { Draw } from '../../domain/draw/generate-brackets.ts';
import { undivided } from '../../domain/match/division.ts';
import { type BracketPlace, matchKey } from '../../domain/match/match.ts';
import type { DrawOutcome } from '../../domain/use-case/bracket/draw-brackets.ts';
import { PostgresDrawnBrackets } from './postgres-drawn-brackets.ts';

/** Reads brackets and games as they are on file. */
@Injectable()
export class DrawnBrackets {
  constructor(private readonly drawn: PostgresDrawnBrackets) {}

  async of(tournamentId: number): Promise<DrawnTournament> {
    const { brackets, games } = await this.drawn.of(tournamentId);
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
  async generated({ draw, day }: DrawOutcome): Promise<GeneratedBrackets> {
    return { ...(await this.of(day.tournament.id)), ...remarks(draw) };
  }
}

/** What would be generated. */
export function previewed({ draw, day }: DrawOutcome): GeneratedBrackets {
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
