import { Injectable } from '@nestjs/common';
import type { Author } from '../../domain/port/brackets.ts';
import { TimetableDrafts } from '../../domain/port/timetable-drafts.ts';
import type { DraftContent, TimetableDraft } from '../../domain/rule/bracket/timetable-draft.ts';
import { Database } from '../database/database.ts';
import { type TimetableDraftRow, timetableDraftRows } from './timetable-draft-row.ts';

/** Name of the event that a timetable was published, after which its letters leave at once. */
export const timetablePublished = 'timetable published';

@Injectable()
export class PostgresTimetableDrafts extends TimetableDrafts {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(tournamentId: number): Promise<TimetableDraft | undefined> {
    const row = await this.database.manager.findOneBy(timetableDraftRows, { tournamentId });
    return row === null ? undefined : toDraft(row);
  }

  override async tournamentWith(gameId: number): Promise<number | undefined> {
    const [found] = await this.database.query<{ id: number }>(
      'select tournament_id as id from timetable_drafts where $1 = any(game_ids)',
      [gameId],
    );
    return found?.id;
  }

  override async keep(tournamentId: number, content: DraftContent, { by, at }: Author): Promise<void> {
    const ids = content.kind === 'drawn' ? content.games.map(({ game }) => game.id) : [];
    await this.database.query(
      `insert into timetable_drafts (tournament_id, kind, content, game_ids, changed_at, changed_by)
       values ($1, $2, $3::jsonb, array(
         select drafted.id from unnest($4::integer[]) drafted(id)
         where not exists (select from games where games.id = drafted.id)), $5, $6)
       on conflict (tournament_id) do update set (kind, content, game_ids, changed_at, changed_by, version) =
         (excluded.kind, excluded.content, excluded.game_ids, excluded.changed_at, excluded.changed_by,
           timetable_drafts.version + 1)`,
      [tournamentId, content.kind, JSON.stringify(content), ids, at, by.slice(0, 100)],
    );
  }

  override async drop(tournamentId: number): Promise<void> {
    await this.database.send(dropped, [tournamentId]);
  }

  override async idsForGames(count: number): Promise<readonly number[]> {
    const ids = await this.database.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('games', 'id'))::int as id from generate_series(1, $1)`,
      [count],
    );
    return ids.map(({ id }) => id);
  }

  override async announce(
    tournamentId: number,
    { at, note }: { readonly at: Date; readonly note: string | null },
  ): Promise<void> {
    await this.database.send(announced, [tournamentId, at, note]);
    this.database.announce(timetablePublished);
  }
}

const dropped = {
  name: 'timetable_draft_dropped',
  sql: 'delete from timetable_drafts where tournament_id = $1',
  freesNoPlace: true,
} as const;

/** Removes a published draft and notes its publication. */
const announced = {
  name: 'timetable_announced',
  sql: `with waited as (delete from timetable_drafts where tournament_id = $1)
    update draws set announced_at = $2, announcement = $3 where tournament_id = $1`,
  freesNoPlace: true,
} as const;

function toDraft({ content, version, changedAt, changedBy }: TimetableDraftRow): TimetableDraft {
  return { content: withDates(content), version, changedAt, changedBy };
}

/** Converts the instants of a draft, which are texts in JSON, to dates. */
function withDates(content: DraftContent): DraftContent {
  if (content.kind === 'changes') return content;
  return { ...content, draw: { ...content.draw, drawnAt: new Date(content.draw.drawnAt) } };
}
