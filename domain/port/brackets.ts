import type { DayToSave } from '../rule/bracket/revise-day.ts';
import type { EnteredAlone, SingleGame } from '../rule/bracket/single-game.ts';
import type { TournamentDay } from '../rule/bracket/tournament-day.ts';
import type { TeamProgress } from '../rule/registration/cancellation.ts';

/** Author and time of a change, for the history of every game it touches. */
export interface Author {
  readonly by: string;
  readonly at: Date;
}

/**
 * Tournament days on file: draw, brackets, games and their history.
 *
 * To start or score a stand-alone game, lock and save that game only (`openGame` and `saveEntry` choose).
 * A use case with possible consequences loads the day, changes the game by the rules of domain/rule/game, lets `enterGame` derive
 * everything again, and saves the result, all in one transaction:
 *
 *     const day = await brackets.lockDayOfGame(id);            // undefined: no such game
 *     const { game } = gameOn(day, id);
 *     const kept = keepScore(game, score, 'keeper');           // or startGame, completeGame, forfeitGame, reopenGame, freshGame
 *     const revised = enterGame(day, { game: kept, kind: 'score', isConfirmed });
 *     await brackets.save(revised, { by, at });                // rewrites brackets and games, adds to the history
 *
 * Nothing else has to be done: the teams of later games, resets (their goals are deleted too), forfeits of withdrawn teams, the
 * winner and the tournament's status follow. `previewRevision` says what would change before anything is saved.
 */
export abstract class Brackets {
  /** Returns and locks the day of a tournament until the transaction ends; undefined when nothing was drawn. */
  abstract lock(tournamentId: number): Promise<TournamentDay | undefined>;
  /** Returns and locks the day that contains a game; undefined when there is no such game. */
  abstract lockDayOfGame(gameId: number): Promise<TournamentDay | undefined>;
  /**
   * Returns and locks a stand-alone game until the transaction ends; its day cannot change meanwhile either.
   * Undefined when the whole day has to be locked instead, or when there is no such game.
   */
  abstract lockGame(gameId: number): Promise<SingleGame | undefined>;
  /** Saves the entry in a stand-alone game, or the notes on it; nothing else is written. */
  abstract saveGame(entered: EnteredAlone, author: Author): Promise<void>;
  /** Returns the day without locking it. */
  abstract find(tournamentId: number): Promise<TournamentDay | undefined>;
  /** Returns whether a game exists only in a draft, so that nobody plays it. */
  abstract isDraft(gameId: number): Promise<boolean>;
  /** Returns whether a team's games are drawn, and whether one of them has started. */
  abstract progressOf(teamId: number): Promise<TeamProgress>;
  /** Saves a revised or newly drawn day. New games get their ids here; load the day again to read them. */
  abstract save(revised: DayToSave, author: Author): Promise<void>;
  /** Notes a change other than to games that affects readers of the timetable; they are notified once the desk is quiet. */
  abstract noteChange(tournamentId: number, at: Date): Promise<void>;
}
