import { Injectable } from '@nestjs/common';
import { draftRows, previewRows } from '../../domain/answer/bracket/preview-rows.ts';
import type { PublicBracket } from '../../domain/answer/bracket/public-bracket.ts';
import {
  type DrawnTournament,
  drawnTournament,
  type GeneratedBrackets,
} from '../../domain/answer/bracket/tournament-detail.ts';
import { dayStandings } from '../../domain/answer/standings/day-standings.ts';
import { nameIn } from '../../domain/rule/bracket/tournament-day.ts';
import { undivided } from '../../domain/rule/match/division.ts';
import { type BracketPlace, matchKey } from '../../domain/rule/match/match.ts';
import type { DrawOutcome } from '../../domain/use-case/bracket/draw-brackets.ts';
import { PostgresDrawnBrackets } from './postgres-drawn-brackets.ts';

/** Reads stored brackets and games. */
@Injectable()
export class DrawnBrackets {
  constructor(private readonly drawn: PostgresDrawnBrackets) {}

  async of(tournamentId: number): Promise<DrawnTournament> {
    return drawnTournament(await this.drawn.of(tournamentId));
  }

  /** Returns the stored brackets that correspond to these matches. */
  among(brackets: readonly PublicBracket[], matches: readonly BracketPlace[]): readonly PublicBracket[] {
    const keys = new Set(matches.map(matchKey));
    return brackets.filter(({ ageBracket, ...place }) =>
      keys.has(matchKey({ ...place, division: ageBracket ?? undivided })),
    );
  }

  /** Returns the generated brackets as stored, or as the draft contains them. */
  async generated(outcome: DrawOutcome, isDraft: boolean): Promise<GeneratedBrackets> {
    if (isDraft) return { ...drawnTournament(draftRows(outcome.day)), ...remarks(outcome) };
    return { ...(await this.of(outcome.day.tournament.id)), ...remarks(outcome) };
  }
}

/** Returns the brackets that a draw would generate. */
export function previewed(outcome: DrawOutcome): GeneratedBrackets {
  return { ...drawnTournament(previewRows(outcome.day)), ...remarks(outcome) };
}

function remarks({ draw, day }: DrawOutcome) {
  const { divisions, warnings, notPlaced, timetable, kept } = draw;
  const { restSlots, slotsUsed } = timetable;
  const nameOf = nameIn(day);
  return {
    divisions: divisions.map(({ name, teams }) => ({
      name,
      teams: teams.map((teamId) => ({ teamId, teamName: nameOf(teamId) })),
    })),
    standings: dayStandings(day),
    warnings,
    notPlaced: notPlaced.map(({ team, reason }) => ({ teamId: team.id, teamName: team.name, reason })),
    timetable: { restSlots, slotsUsed },
    gamesKept: kept.places.length,
    gamesOutside: kept.outside.length,
  };
}
