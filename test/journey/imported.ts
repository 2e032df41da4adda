import { readTable } from '../../admin-web/table/read-table.ts';
import type { ImportPreview, ListedImport } from '../../domain/answer/import/import-view.ts';
import { guessColumns } from '../../domain/import/guess-columns.ts';
import { unfold } from '../../domain/import/unfold.ts';
import type { App } from './app.ts';
import { bornYearsAgo } from './samples.ts';
import type { Refused } from './visitor.ts';

export const path = '/api/admin/imports';

/** What the screen sends of a paste whose columns nobody has changed. */
export function sent(text: string, tournamentId: number | null, more: object = {}) {
  const table = readTable(text);
  return { tournamentId, rows: unfold(table, guessColumns(table)), ...more };
}

/** An organizer who imports: looks, imports, undoes. */
export function importing(app: () => App) {
  const counted = async (sql: string, values: readonly unknown[] = []): Promise<number> => {
    const [found] = await app().database.query<{ n: number }>(`select count(*)::int as n from ${sql}`, [...values]);
    return found?.n ?? -1;
  };
  return {
    look: (text: string, tournamentId: number | null, more: object = {}) =>
      app().organizer.post<ImportPreview>(`${path}/preview`, sent(text, tournamentId, more)),
    make: (text: string, tournamentId: number | null, more: object = {}) =>
      app().organizer.post<ListedImport & Refused>(path, sent(text, tournamentId, more)),
    undo: (id: number) => app().organizer.post<ListedImport & Refused>(`${path}/${id}/undo`, {}),
    counted,
    everything: async () => ({
      players: await counted('players'),
      teams: await counted('teams'),
      registrations: await counted('tournament_registrations'),
    }),
  };
}

let phones = 0;

/** A phone that nobody else has. */
export function aPhone(): string {
  phones += 1;
  return `973-555-${String(phones).padStart(4, '0')}`;
}

/** So many teams of so many players, a row for each player; every name is used once. */
export function aTable(teams: number, players: (team: number) => number, mark = 'A'): string {
  const rows = Array.from({ length: teams }, (_, team) =>
    Array.from({ length: players(team) }, (_, player) =>
      [
        `${mark} Team ${team + 1}`,
        `Player ${mark} ${team}x${player}`,
        aPhone(),
        bornYearsAgo(11),
        player === 0 ? 'Yes' : '',
      ].join('\t'),
    ),
  ).flat();
  return ['Team\tPlayer\tPhone\tBirth Year\tCaptain', ...rows].join('\n');
}
