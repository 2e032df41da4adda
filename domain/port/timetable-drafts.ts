import type { DraftContent, TimetableDraft } from '../rule/bracket/timetable-draft.ts';
import type { Author } from './brackets.ts';

/** Unpublished drafts of timetables. To change one, lock its tournament. */
export abstract class TimetableDrafts {
  abstract find(tournamentId: number): Promise<TimetableDraft | undefined>;
  /** Returns the id of the tournament whose draft, not its published timetable, contains this game. */
  abstract tournamentWith(gameId: number): Promise<number | undefined>;
  /** Stores a draft, replacing the one before. */
  abstract keep(tournamentId: number, content: DraftContent, author: Author): Promise<void>;
  abstract drop(tournamentId: number): Promise<void>;
  /** Reserves `count` ids for games, which keep them when published. */
  abstract idsForGames(count: number): Promise<readonly number[]>;
  /** Notifies families at once that the draft has been published, with the organizers' note. */
  abstract announce(tournamentId: number, words: { readonly at: Date; readonly note: string | null }): Promise<void>;
}
