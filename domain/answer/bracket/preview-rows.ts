import { deriveDay, type GameOnFile, nameIn, type TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { forfeitWay } from '../../rule/game/complete-game.ts';
import type { CompletedGame } from '../../rule/game/game.ts';
import { scoreOf } from '../../rule/game/keep-score.ts';
import { kickoffOrder } from '../../rule/schedule/game-times.ts';
import type { GameCard, MatchOfGame } from '../game/public-game.ts';
import { closedAs } from '../game/uncounted.ts';
import { bracketRows } from './bracket-row.ts';
import { type BracketOnFile, matchesOfGames } from './public-bracket.ts';

interface DayRows {
  readonly brackets: readonly BracketOnFile[];
  readonly games: readonly GameCard[];
}

/** Returns a day in the form of stored rows, with temporary ids from 1 for brackets and games. */
export function previewRows(day: TournamentDay): DayRows {
  const { brackets, games } = draftRows(day);
  return { brackets, games: games.map((game, index) => ({ ...game, id: index + 1 })) };
}

/** Returns a draft of a day as rows: its brackets numbered from 1, its games with the ids under which they will be published. */
export function draftRows(day: TournamentDay): DayRows {
  const tournamentId = day.tournament.id;
  const brackets = bracketRows(deriveDay(day), day.draw.timetable).map(
    ({ gameTime, ...row }, index): BracketOnFile => ({
      ...{ id: index + 1, tournamentId, ...row },
      gameTime: gameTime === null ? null : new Date(gameTime),
    }),
  );
  const idOf = new Map(brackets.map((bracket) => [bracket.matchKey, bracket.id]));
  const matches = matchesOfGames(brackets);
  const cards = day.games.map((game) => {
    const bracketId = game.isInBracket ? (idOf.get(game.game.match) ?? null) : null;
    return cardOf(day, game, { bracketId, match: matches.get(bracketId ?? 0) ?? null });
  });
  const games = cards.toSorted((one, other) => kickoffOrder(one.startTime) - kickoffOrder(other.startTime));
  return { brackets, games };
}

interface Bracketed {
  readonly bracketId: number | null;
  readonly match: MatchOfGame | null;
}

function cardOf(day: TournamentDay, onFile: GameOnFile, bracketed: Bracketed): GameCard {
  const { game, round, ageBracket, team1Id, team2Id, winnerId, end, version } = onFile;
  const { id, stage, field, start, status } = game;
  const over: Partial<CompletedGame> = game.status === 'completed' ? game : {};
  const { shootout, forfeitedBy, ending, unfinished } = over;
  const nameOf = nameIn(day);
  return {
    ...{ id, tournamentId: day.tournament.id, ...bracketed },
    ...{ stage, round, ageBracket, team1Id, team2Id, winnerId, field, status, version },
    team1Name: team1Id === null ? null : nameOf(team1Id),
    team2Name: team2Id === null ? null : nameOf(team2Id),
    team1Score: scoreOf(game).team1,
    team2Score: scoreOf(game).team2,
    team1Shootout: shootout?.team1 ?? null,
    team2Shootout: shootout?.team2 ?? null,
    forfeitedBy: forfeitedBy ?? null,
    isWithdrawal: ending?.isWithdrawal ?? false,
    ...closedAs(unfinished ?? null),
    // A preview has no goals.
    isGoldenGoal: false,
    startTime: momentOf(start),
    endTime: momentOf(end),
    // A preview needs no real time of start; the value only tells a forfeit of a begun game from others.
    startedAt: forfeitWay(game) === 'played' ? (momentOf(start) ?? day.draw.drawnAt) : null,
  };
}

const momentOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
