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
import { deriveDay, nameIn, type TournamentDay } from './tournament-day.ts';

/** What somebody changes of a day; what is not named stays as it is. */
export type DayChange = Partial<Pick<TournamentDay, 'tournament' | 'draw' | 'games'>>;

/** A day after a change, and everything the change has done. */
export interface RevisedDay {
  /** The day as it was read; undefined where nothing was drawn. */
  readonly before: TournamentDay | undefined;
  readonly day: TournamentDay;
  /** Whether somebody changed the draw itself: its timetable, its teams, or what was decided beside the results. */
  readonly isDrawChanged: boolean;
  /** For the histories of the games. */
  readonly history: readonly GameChange[];
  /** Matches shown with other teams, another winner or another status. */
  readonly changes: readonly ChangedMatch[];
  /** Games already started that other teams have to play now: they are reset. */
  readonly resets: readonly GameResult[];
}

/** As much of it as is put on file. */
export interface DayToSave extends Pick<RevisedDay, 'before' | 'day' | 'isDrawChanged' | 'history'> {
  /** What the tournament was where that is known, though nothing was drawn. */
  readonly statusBefore?: TournamentStatus;
}

export interface RevisionTerms {
  /** Whether the organizer has seen which started games are reset and wants it so. */
  readonly isConfirmed: boolean;
  /** When games are moved: nothing is put into the past once play has begun. */
  readonly now?: Date;
  /** The game somebody wrote to, if that is what the change began with. */
  readonly entered?: Entered;
}

/** Carries a changed result, decision, withdrawal or time to every match and game it concerns. Nothing is saved by it. */
export function previewRevision(before: TournamentDay, change: DayChange, entered?: Entered): RevisedDay {
  const after = { ...before, ...change };
  const [now, then] = [deriveDay(before), deriveDay(after)];
  const games = settleGames(after, then);
  const status = statusOfDay(after, then, games);
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

/** Whether a change is an organizer's to the draw, its timetable or its teams, and not one that follows from scores alone. */
export function changesTimetable({ isDrawChanged, history }: Pick<RevisedDay, 'isDrawChanged' | 'history'>): boolean {
  return isDrawChanged || history.some(({ kind }) => kind === 'forfeit');
}

/** The same, refused where games are put where they cannot be played, and while it resets started games and nobody has confirmed that. */
export function reviseDay(before: TournamentDay, change: DayChange, terms: RevisionTerms): RevisedDay {
  if (change.draw !== undefined) checkTimetable({ ...before, ...change }, { before, now: terms.now });
  const revised = previewRevision(before, change, terms.entered);
  const refusal = terms.isConfirmed ? undefined : refusedUnconfirmed(before, revised);
  if (refusal !== undefined) throw refusal;
  return revised;
}

/** Why a revision is not made before somebody has confirmed it, if so: it resets games that have started. */
export function refusedUnconfirmed(before: TournamentDay, { resets }: Pick<RevisedDay, 'resets'>): Refusal | undefined {
  return resets.length > 0 ? wouldResetGames(resets, nameIn(before)) : undefined;
}

/** Games already started would have to be played by other teams. */
function wouldResetGames(resets: readonly GameResult[], nameOf: (team: TeamId) => string): Refusal {
  const games = resets.map(({ teams: [one, other] }) => `${nameOf(one)} v ${nameOf(other)}`);
  const list = new Intl.ListFormat('en-US').format(games);
  return new Refusal(
    'unconfirmed',
    said('This changes who plays in games that have started: {list}. Confirm to reset them.', { list }),
    resets,
  );
}

/** A team plays no more: what it has still to play is forfeited. */
export function withdrawal({ draw }: TournamentDay, team: TeamId): DayChange {
  return { draw: { ...draw, withdrawn: [...draw.withdrawn, team] } };
}
