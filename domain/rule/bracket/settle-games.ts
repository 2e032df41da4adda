import { playedIn } from '../game/complete-game.ts';
import { type CompletedGame, type Ending, type Game, gameFrom } from '../game/game.ts';
import { undivided } from '../match/division.ts';
import type { MatchKey } from '../match/match.ts';
import { forfeitersOf, type GameResult } from '../match/result.ts';
import { announcedPlaces } from '../schedule/game-times.ts';
import type { DivisionView, MatchView } from './division-view.ts';
import { type GameOnFile, notOnFile, type TournamentDay } from './tournament-day.ts';

/**
 * Derives the games of a day: one for every match that is no bye, with the teams, result and time that count. A
 * result of other teams is set aside until they come back, and a withdrawn team's game is forfeited; games outside the brackets stay as
 * they are.
 */
export function settleGames(day: TournamentDay, shown: readonly DivisionView[]): readonly GameOnFile[] {
  const times = announcedPlaces(day.draw.timetable);
  const known = new Map<MatchKey, GameOnFile>(
    day.games.filter((game) => game.isInBracket).map((game) => [game.game.match, game]),
  );
  const settled = shown.flatMap(({ matches, outdated }) =>
    matches.flatMap((match) => {
      const place = times.get(match.key);
      if (match.isBye || place === undefined) return [];
      const before = known.get(match.key);
      const reset = outdated.filter((result) => result.match === match.key);
      return [{ ...gameOf(match, place, before), ...setAsideOf(match, [...(before?.setAside ?? []), ...reset]) }];
    }),
  );
  return [...settled, ...day.games.filter((game) => !game.isInBracket)];
}

/** Returns the results that wait for their two teams; those of a forfeit follow from nothing that was played. */
function setAsideOf(
  { team1Id, team2Id }: MatchView,
  results: readonly GameResult[],
): Required<Pick<GameOnFile, 'setAside'>> | undefined {
  const setAside = results.filter(
    (result) => forfeitersOf(result).length === 0 && result.teams.some((team) => team !== team1Id && team !== team2Id),
  );
  return setAside.length === 0 ? undefined : { setAside };
}

type Place = Pick<GameOnFile['game'], 'field' | 'start'> & Pick<GameOnFile, 'end'>;

function gameOf(match: MatchView, { field, start, end }: Place, before: GameOnFile | undefined): GameOnFile {
  const { key, stage, division, round, team1Id, team2Id, winnerId, result } = match;
  const teams = team1Id === null || team2Id === null ? null : ([team1Id, team2Id] as const);
  const fixture = { id: before?.game.id ?? notOnFile, match: key, stage, teams, field, start };
  return {
    game: withEnding(gameFrom(fixture, result), before?.game),
    isInBracket: true,
    round,
    ageBracket: division === undivided ? null : division,
    ...{ team1Id, team2Id, winnerId, end },
    isLocked: before?.isLocked ?? false,
    notes: before?.notes ?? null,
    version: before?.version ?? 1,
  };
}

/** Keeps a game's recorded ending; a forfeit that is new follows from a withdrawal. */
function withEnding(game: Game, before: Game | undefined): Game {
  const ending = game.status === 'completed' ? endingOf(game, before) : undefined;
  return game.status !== 'completed' || ending === undefined ? game : { ...game, ending };
}

function endingOf(game: CompletedGame, before: Game | undefined): Ending | undefined {
  const earlier = before !== undefined && isSamePair(game, before) ? before : undefined;
  const ended = earlier?.status === 'completed' ? earlier : undefined;
  const isForfeit = game.forfeitedBy !== undefined;
  if (ended !== undefined && (ended.forfeitedBy !== undefined) === isForfeit) return ended.ending;
  return isForfeit ? { before: earlier === undefined ? null : playedIn(earlier), isWithdrawal: true } : undefined;
}

const isSamePair = ({ teams }: CompletedGame, before: Game): boolean =>
  before.teams?.every((team) => teams.includes(team)) ?? false;
