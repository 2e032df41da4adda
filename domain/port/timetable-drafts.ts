import type { DraftContent, TimetableDraft } from '../day/timetable-draft.ts';
import type { Author } from './brackets.ts';

/** What was drawn or changed of tournaments' timetables and is not published yet. Whoever changes one holds its tournament. */
export abstract class TimetableDrafts {
  abstract find(tournamentId: number): Promise<TimetableDraft | undefined>;
  /** The tournament whose draft has a game of this id, which no published timetable has. */
  abstract tournamentWith(gameId: number): Promise<number | undefined>;
  /** Keeps a draft in place of what was there. */
  abstract keep(tournamentId: number, content: DraftContent, author: Author): Promise<void>;
  abstract drop(tournamentId: number): Promise<void>;
  /** So many ids for games that are to be published with them. */
  abstract idsForGames(count: number): Promise<readonly number[]>;
  /** The draft has been published: families are told at once, with what the organizers say. */
  abstract announce(tournamentId: number, words: { readonly at: Date; readonly note: string | null }): Promise<void>;
}
