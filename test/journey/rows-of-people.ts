import type { App } from './app.ts';

/** Whatever concerns two people, row by row, but for versions and moments of change, and for what only grows. */
export async function rowsOfPeople(app: App, ids: readonly number[]) {
  const rows = async (table: string, column: string) =>
    (
      await app.database.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(one) - array['version', 'updated_at', 'captain_link_number'] as row from ${table} one
         where ${column} = any($1) order by to_jsonb(one)::text`,
        [ids],
      )
    ).map(({ row }) => row);
  return {
    players: await rows('players', 'id'),
    registrations: await rows('tournament_registrations', 'player_id'),
    teams: await rows('teams', 'captain_id'),
    goals: await rows('player_goals', 'player_id'),
    requests: await rows('join_requests', 'player_id'),
    changes: await rows('player_changes', 'player_id'),
  };
}
