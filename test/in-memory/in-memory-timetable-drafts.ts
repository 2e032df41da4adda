import type { DraftContent, TimetableDraft } from '../../domain/day/timetable-draft.ts';
import type { Author } from '../../domain/port/brackets.ts';
import { TimetableDrafts } from '../../domain/port/timetable-drafts.ts';
import type { InMemoryBrackets } from './in-memory-brackets.ts';

/** Timetables that are not published, for as long as a test lasts. */
export class InMemoryTimetableDrafts extends TimetableDrafts {
  constructor(private readonly brackets: InMemoryBrackets) {
    super();
  }

  override async find(tournamentId: number): Promise<TimetableDraft | undefined> {
    return this.brackets.drafts.get(tournamentId);
  }

  override async tournamentWith(gameId: number): Promise<number | undefined> {
    return this.brackets.draftWith(gameId);
  }

  override async keep(tournamentId: number, content: DraftContent, { by, at }: Author): Promise<void> {
    const version = (this.brackets.drafts.get(tournamentId)?.version ?? 0) + 1;
    this.brackets.drafts.set(tournamentId, { content, version, changedAt: at, changedBy: by });
  }

  override async drop(tournamentId: number): Promise<void> {
    this.brackets.drafts.delete(tournamentId);
  }

  override async idsForGames(count: number): Promise<readonly number[]> {
    return Array.from({ length: count }, () => this.brackets.nextId());
  }

  override async announce(
    tournamentId: number,
    { note }: { readonly at: Date; readonly note: string | null },
  ): Promise<void> {
    await this.drop(tournamentId);
    this.brackets.announced(tournamentId, note);
  }
}
