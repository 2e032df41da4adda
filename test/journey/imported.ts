import { readTable } from '../../admin-web/table/read-table.ts';
import type { ImportPreview } from '../../domain/answer/import/import-view.ts';
import { columnsIn } from '../../domain/rule/import/column.ts';
import { entriesInTable } from '../../domain/rule/import/entries-in-table.ts';
import type { App } from './app.ts';
import { bornYearsAgo } from './samples.ts';
import type { Refused } from './visitor.ts';

export const path = '/api/admin/imports';

/** What the screen sends of a paste. */
function sent(text: string, tournamentId: number) {
  const table = readTable(text);
  return { tournamentId, rows: entriesInTable(table, columnsIn(table.headings)) };
}

/** An organizer who imports: looks, imports. */
export function importing(app: () => App) {
  const counted = async (sql: string): Promise<number> => {
    const [found] = await app().database.query<{ n: number }>(`select count(*)::int as n from ${sql}`);
    return found?.n ?? -1;
  };
  return {
    look: (text: string, tournamentId: number) =>
      app().organizer.post<ImportPreview>(`${path}/preview`, sent(text, tournamentId)),
    make: (text: string, tournamentId: number) =>
      app().organizer.post<ImportPreview & Refused>(path, sent(text, tournamentId)),
    counted,
    everything: async () => ({
      players: await counted('players'),
      teams: await counted('teams'),
      registrations: await counted('tournament_registrations'),
    }),
  };
}

/** A phone that nobody else has. */
export function aPhone(): string {
  const number = ofWorker.nextNumber('imported phone');
  return `973-555-${String(number).padStart(4, '0')}`;
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
