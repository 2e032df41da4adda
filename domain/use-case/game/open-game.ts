import { gameOn, noSuchGame } from '../../day/enter-game.ts';
import type { SingleGame } from '../../day/single-game.ts';
import { gameIsDraft } from '../../day/timetable-draft.ts';
import type { GameOnFile, TournamentDay } from '../../day/tournament-day.ts';
import { scoreOf } from '../../game/keep-score.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';
import { said } from '../../language/sentence.ts';
import type { Brackets } from '../../port/brackets.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { isWithin } from '../../session/keeper-width.ts';
import type { SentMove } from './sent-move.ts';

/** A game that nobody else writes to meanwhile: by itself, or with the day that follows from it. */
export interface OpenGame extends SingleGame {
  readonly day?: TournamentDay;
}

/** A game with the whole day that follows from it. */
export interface OpenDay extends OpenGame {
  readonly day: TournamentDay;
}

type Asked = Pick<SentMove, 'gameId' | 'version'> & { readonly writer: Pick<ScoreWriter, 'width'> };

/** Opens a game for a start, a score or a goal: by itself where nothing else follows from that. */
export async function openGame(brackets: Brackets, asked: Asked): Promise<OpenGame> {
  const single = await brackets.lockGame(asked.gameId);
  if (single === undefined) return openDay(brackets, asked);
  checkTheirs(asked.writer, single);
  checkSeen(single.onFile, asked.version);
  return single;
}

/** Opens a game with its whole day. */
export async function openDay(brackets: Brackets, { gameId, version, writer }: Asked): Promise<OpenDay> {
  const day = await brackets.lockWithGame(gameId);
  if (day === undefined) throw (await brackets.isDraft(gameId)) ? gameIsDraft() : noSuchGame();
  const onFile = gameOn(day, gameId);
  checkTheirs(writer, { tournament: day.tournament, onFile });
  checkSeen(onFile, version);
  return { tournament: day.tournament, onFile, day };
}

/** A game that a keeper may not keep looks like one that does not exist. */
export function checkTheirs(writer: Pick<ScoreWriter, 'width'>, game: SingleGame): void {
  if (!isTheirs(writer, game)) throw noSuchGame();
}

/** Whether a writer's right reaches to a game. */
export function isTheirs({ width }: Pick<ScoreWriter, 'width'>, { tournament, onFile }: SingleGame): boolean {
  const { field, start } = onFile.game;
  return isWithin(width, { tournamentId: tournament.id, field, startTime: new Date(start) });
}

/** Refuses to write over what the sender has not seen. */
function checkSeen(onFile: GameOnFile, version: number | undefined): void {
  if (version !== undefined && version !== onFile.version) throw scoreIsStale(onFile);
}

/** Somebody else was faster: what the score is now comes with the answer. */
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
