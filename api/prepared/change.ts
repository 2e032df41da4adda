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
  /** How a game that is being played stands now, where nothing else has changed. */
  readonly score?: ToldScore;
}

/** The score of a game, and the version it has by that: in the version before, everything else was the same. */
export interface ToldScore {
  readonly gameId: number;
  readonly version: number;
  readonly team1Score: number;
  readonly team2Score: number;
}

/** The change that a notification of the database speaks of: a table, the tournament or the session where it is one's, and a score that has changed alone. */
export function changeIn(notification: string): Change {
  const [shown = '', id, ...more] = notification.split(' ');
  if (shown === 'grants') return { shown, tournamentId: undefined, ...(id !== undefined && { session: id }) };
  const tournamentId = id === undefined ? undefined : Number(id);
  if (more.length === 0) return { shown, tournamentId };
  const [gameId = 0, version = 0, team1Score = 0, team2Score = 0] = more.map(Number);
  return { shown, tournamentId, score: { gameId, version, team1Score, team2Score } };
}
