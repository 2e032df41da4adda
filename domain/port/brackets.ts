import type { DayToSave } from '../day/revise-day.ts';
import type { EnteredAlone, SingleGame } from '../day/single-game.ts';
import type { TournamentDay } from '../day/tournament-day.ts';

/** Who changes a day, and when: for the history of every game touched. */
export interface Author {
  readonly by: string;
  readonly at: Date;
}

/**
 * The tournament days on file: draw, brackets, games and their history.
 *
 * Whoever starts or scores a game that stands alone locks and saves just that (`openGame` and `keepEntry` choose).
 * A use case from which more can follow loads the day, changes the game by the rules of domain/game, lets `enterGame` derive
 * everything again, and saves what came of it, all in its one transaction:
 *
 *     const day = await brackets.lockWithGame(id);             // undefined: no such game
 *     const { game } = gameOn(day, id);
 *     const kept = keepScore(game, score, 'keeper');           // or startGame, completeGame, forfeitGame, reopenGame, freshGame
 *     const revised = enterGame(day, { game: kept, kind: 'score', isConfirmed });
 *     await brackets.save(revised, { by, at });                // rewrites brackets and games, adds to the history
 *
 * Nothing else has to be done: the teams of later games, resets (their goals go with them), forfeits of withdrawn teams, the
 * winner and the tournament's status follow. `previewRevision` says what would change before anything is saved.
 */
export abstract class Brackets {
  /** The day of a tournament that nobody else changes until the transaction ends; undefined when nothing was drawn. */
  abstract lock(tournamentId: number): Promise<TournamentDay | undefined>;
  /** The same by one of its games; undefined when there is no such game. */
  abstract lockWithGame(gameId: number): Promise<TournamentDay | undefined>;
  /**
   * A game that stands alone, and that nobody else writes to until the transaction ends; its day is not changed meanwhile either.
   * Undefined where the whole day has to be locked instead, or there is no such game.
   */
  abstract lockGame(gameId: number): Promise<SingleGame | undefined>;
  /** Keeps what was entered in a game that stands alone: nothing else is written. */
  abstract saveGame(entered: EnteredAlone, author: Author): Promise<void>;
  /** The day to look at, without keeping others from it. */
  abstract find(tournamentId: number): Promise<TournamentDay | undefined>;
  /** Whether a game is in a draft alone, which nobody plays. */
  abstract isDraft(gameId: number): Promise<boolean>;
  /** How many games and places in a bracket a team has. */
  abstract gamesOf(teamId: number): Promise<number>;
  /** Keeps a day as it was revised, or as it was drawn. New games get their ids: whoever needs those looks at the day again. */
  abstract save(revised: DayToSave, author: Author): Promise<void>;
  /** Something beside its games has changed for those who know the timetable: they are told once the desk is quiet. */
  abstract noteChange(tournamentId: number, at: Date): Promise<void>;
  /** Takes brackets, games and timetable of a tournament off file; whoever may not do that to started games has looked before. */
  abstract clear(tournamentId: number): Promise<void>;
}
