import { type Entered, type GameChange, historyOf } from '../game/history.ts';
import { said } from '../language/sentence.ts';
import type { TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { TournamentStatus } from '../tournament/tournament.ts';
import { type ChangedMatch, changedMatches } from './changed-matches.ts';
import { checkTimetable } from './check-timetable.ts';
import { settleGames } from './settle-games.ts';
import { statusOfDay } from './status-of-day.ts';
import { type DayChange, deriveDay, nameIn, type TournamentDay } from './tournament-day.ts';

/** Day after a change, with all consequences of the change. */
export interface RevisedDay {
  /** Day as it was read; undefined where nothing was drawn. */
  readonly before: TournamentDay | undefined;
  readonly day: TournamentDay;
  /** Whether the draw itself was changed: its timetable, its teams, or decisions beside the results. */
  readonly isDrawChanged: boolean;
  /** Entries for the histories of the games. */
  readonly history: readonly GameChange[];
  /** Matches whose teams, winner or status have changed. */
  readonly changes: readonly ChangedMatch[];
  /** Started games that other teams have to play now and that are therefore reset. */
  readonly resets: readonly GameResult[];
}

/** Parts of a revised day that are saved. */
export interface DayToSave extends Pick<RevisedDay, 'before' | 'day' | 'isDrawChanged' | 'history'> {
  /** Earlier status of the tournament, where known though nothing was drawn. */
  readonly statusBefore?: TournamentStatus;
}

interface RevisionTerms {
  /** Whether the organizer has seen and confirmed the reset of started games. */
  readonly isConfirmed: boolean;
  /** Moment of the change, where games are moved: none is moved into the past once play has begun. */
  readonly now?: Date;
  /** Game that was written to, if the change began with one. */
  readonly entered?: Entered;
}

/** Carries a changed result, decision, withdrawal or time to every match and game it concerns. Saves nothing. */
export function previewRevision(before: TournamentDay, change: DayChange, entered?: Entered): RevisedDay {
  const after = { ...before, ...change };
  const [now, then] = [deriveDay(before), deriveDay(after)];
  const games = settleGames(after, then);
  const status = statusOfDay(after, then, { before: before.games, after: games });
  return {
    before,
    day: { ...after, games, tournament: { ...after.tournament, status } },
    isDrawChanged: change.draw !== undefined,
    history: historyOf(
      before.games.map(({ game }) => game),
      games.map(({ game }) => game),
      entered,
    ),
    changes: changedMatches(now, then),
    resets: then.flatMap(({ outdated }) => outdated),
  };
}

/** Tells whether a change is an organizer's to the draw, its timetable or its teams, and not a consequence of scores alone. */
export function changesTimetable({ isDrawChanged, history }: Pick<RevisedDay, 'isDrawChanged' | 'history'>): boolean {
  return isDrawChanged || history.some(({ kind }) => kind === 'forfeit' || kind === 'abandon');
}

/** Revises a day like `previewRevision`, but refuses games in impossible slots and unconfirmed resets of started games. */
export function reviseDay(before: TournamentDay, change: DayChange, terms: RevisionTerms): RevisedDay {
  if (change.draw !== undefined) checkTimetable({ ...before, ...change }, { before, now: terms.now });
  const revised = previewRevision(before, change, terms.entered);
  const refusal = terms.isConfirmed ? undefined : refusedUnconfirmed(before, revised);
  if (refusal !== undefined) throw refusal;
  return revised;
}

/** Returns the refusal of a revision that resets started games and is not confirmed; undefined where it resets none. */
export function refusedUnconfirmed(before: TournamentDay, { resets }: Pick<RevisedDay, 'resets'>): Refusal | undefined {
  return resets.length > 0 ? wouldResetGames(resets, nameIn(before)) : undefined;
}

/** Returns the refusal of a change after which other teams would have to play games that have started. */
function wouldResetGames(resets: readonly GameResult[], nameOf: (team: TeamId) => string): Refusal {
  const games = resets.map(({ teams: [one, other] }) => `${nameOf(one)} v ${nameOf(other)}`);
  const list = new Intl.ListFormat('en-US').format(games);
  return new Refusal(
    'unconfirmed',
    said('This changes who plays in games that have started: {list}. Confirm to reset them.', { list }),
    resets,
  );
}
