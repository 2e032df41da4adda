/** What public answers show: the rows of a table, or who is on the rosters of teams and which teams there are. */
export type Shown =
  | 'tournaments'
  | 'teams'
  | 'rosters'
  | 'players'
  | 'tournament_registrations'
  | 'draws'
  | 'brackets'
  | 'games'
  | 'player_goals'
  | 'site_settings';

/** Something that public answers show has changed, in one tournament or in any. */
export interface Change {
  readonly shown: string;
  readonly tournamentId: number | undefined;
  /** The mark of the session that may see something else now. */
  readonly session?: string;
}

/** The change that a notification of the database speaks of: a table, and the tournament or the session where it is one's. */
export function changeIn(notification: string): Change {
  const [shown = '', id] = notification.split(' ');
  if (shown === 'grants') return { shown, tournamentId: undefined, ...(id !== undefined && { session: id }) };
  return { shown, tournamentId: id === undefined ? undefined : Number(id) };
}
