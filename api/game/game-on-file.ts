import { type GameOnFile, notOnFile } from '../../domain/rule/bracket/tournament-day.ts';
import { type Ending, type Game, gameFrom } from '../../domain/rule/game/game.ts';
import type { MatchKey } from '../../domain/rule/match/match.ts';
import type { GameResult, Opponents } from '../../domain/rule/match/result.ts';
import { noGoals } from '../../domain/rule/match/score.ts';
import type { EndingRow, GameLine, GameRow, ResultRow } from './game-row.ts';

/** Converts a table row to a game. */
export function toGameOnFile(row: GameRow): GameOnFile {
  const { round, ageBracket, team1Id, team2Id, winnerId, isLocked, notes, version, setAside } = row;
  return {
    game: toGame(row),
    isInBracket: row.bracketId !== null,
    ...{ round, ageBracket, team1Id, team2Id, winnerId, isLocked, notes, version },
    ...(setAside.length > 0 && { setAside: setAside.map((result) => ({ ...result, match: row.matchKey })) }),
    end: row.endTime?.toISOString() ?? null,
  };
}

function toGame(row: GameRow): Game {
  const { id, matchKey: match, stage, team1Id, team2Id, field } = row;
  const teams = team1Id === null || team2Id === null ? null : ([team1Id, team2Id] as const);
  const fixture = { id, match, stage, teams, field, start: row.startTime?.toISOString() ?? null };
  const game = gameFrom(fixture, teams === null ? undefined : toResult(row, teams));
  if (game.status !== 'completed' || row.ending === null) return game;
  return { ...game, ending: toEnding(row.ending, match) };
}

function toEnding({ before, isWithdrawal }: EndingRow, match: MatchKey): Ending {
  return { before: before === null ? null : { ...before, match }, isWithdrawal };
}

const endingRow = ({ before, isWithdrawal }: Ending): EndingRow => ({
  before: before === null ? null : resultRow(before),
  isWithdrawal,
});

/** Removes the match from a result to store; it is the game's own match, which a new draw may change. */
function resultRow({ match: _, ...played }: GameResult): ResultRow {
  return played;
}

function toResult(row: GameRow, teams: Opponents): GameResult | undefined {
  const { matchKey: match, status, forfeitedBy, team1Score, team2Score, team1Shootout, team2Shootout } = row;
  const score = { team1: team1Score, team2: team2Score };
  if (status === 'scheduled') return undefined;
  if (status === 'in_progress') return { status, match, teams, score };
  return {
    ...{ status, match, teams, score },
    ...(team1Shootout !== null &&
      team2Shootout !== null && { shootout: { team1: team1Shootout, team2: team2Shootout } }),
    ...(forfeitedBy && { forfeitedBy }),
    ...(row.unfinished && { unfinished: row.unfinished }),
  };
}

/** Converts a game to the line that is written of it. */
export function toGameLine(onFile: GameOnFile): GameLine {
  const { game, isInBracket, round, ageBracket, team1Id, team2Id, winnerId, end: endTime, isLocked, notes } = onFile;
  const { id, match: matchKey, stage, field, start: startTime, status } = game;
  const score = game.status === 'scheduled' ? noGoals : game.score;
  const over = game.status === 'completed' ? game : undefined;
  return {
    ...{ id: id === notOnFile ? null : id, matchKey, stage, field, startTime, endTime, status },
    ...{ isInBracket, round, ageBracket, team1Id, team2Id, winnerId, isLocked, notes },
    team1Score: score.team1,
    team2Score: score.team2,
    team1Shootout: over?.shootout?.team1 ?? null,
    team2Shootout: over?.shootout?.team2 ?? null,
    forfeitedBy: over?.forfeitedBy ?? null,
    ending: over?.ending === undefined ? null : endingRow(over.ending),
    unfinished: over?.unfinished ?? null,
    setAside: (onFile.setAside ?? []).map(resultRow),
  };
}
