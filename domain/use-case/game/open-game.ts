import type { Brackets } from '../../port/brackets.ts';
import { gameOn, noSuchGame } from '../../rule/bracket/enter-game.ts';
import type { SingleGame } from '../../rule/bracket/single-game.ts';
import { gameIsDraft } from '../../rule/bracket/timetable-draft.ts';
import type { GameOnFile, TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { scoreOf } from '../../rule/game/keep-score.ts';
import type { ScoreWriter } from '../../rule/game/score-writer.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { coversGame } from '../../rule/score-keeper/keeper-range.ts';
import type { SentMove } from './sent-move.ts';

/** Game locked against other writers: by itself, or with its whole day where the change has consequences. */
export interface OpenGame extends SingleGame {
  readonly day?: TournamentDay;
}

/** Game locked together with its whole day. */
export interface OpenDay extends OpenGame {
  readonly day: TournamentDay;
}

type Asked = Pick<SentMove, 'gameId' | 'version'> & { readonly writer: Pick<ScoreWriter, 'width'> };

/** Locks a game for a start, a score or a goal: by itself where the change has no further consequences. */
export async function openGame(brackets: Brackets, asked: Asked): Promise<OpenGame> {
  const single = await brackets.lockGame(asked.gameId);
  if (single === undefined) return openDay(brackets, asked);
  checkTheirs(asked.writer, single);
  checkSeen(single.onFile, asked.version);
  return single;
}

/** Locks a game with its whole day. */
export async function openDay(brackets: Brackets, { gameId, version, writer }: Asked): Promise<OpenDay> {
  const day = await brackets.lockDayOfGame(gameId);
  if (day === undefined) throw (await brackets.isDraft(gameId)) ? gameIsDraft() : noSuchGame();
  const onFile = gameOn(day, gameId);
  checkTheirs(writer, { tournament: day.tournament, onFile });
  checkSeen(onFile, version);
  return { tournament: day.tournament, onFile, day };
}

/** Refuses a game that a keeper may not keep, as if it did not exist. */
export function checkTheirs(writer: Pick<ScoreWriter, 'width'>, game: SingleGame): void {
  if (!isTheirs(writer, game)) throw noSuchGame();
}

/** Tells whether a writer's rights include a game. */
export function isTheirs({ width }: Pick<ScoreWriter, 'width'>, { tournament, onFile }: SingleGame): boolean {
  return coversGame(width, { tournamentId: tournament.id, field: onFile.game.field });
}

/** Refuses to overwrite a version that the sender has not seen. */
function checkSeen(onFile: GameOnFile, version: number | undefined): void {
  if (version !== undefined && version !== onFile.version) throw scoreIsStale(onFile);
}

/** Returns the refusal of an outdated change, with the present score in its details. */
function scoreIsStale({ game, version }: GameOnFile): Refusal {
  const { team1: team1Score, team2: team2Score } = scoreOf(game);
  return new Refusal(
    'stale',
    said('Somebody else has changed this game: it stands at {team1Score} - {team2Score} now', {
      team1Score,
      team2Score,
    }),
    {
      team1Score,
      team2Score,
      status: game.status,
      version,
    },
  );
}
