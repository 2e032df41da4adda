/** Contents of public answers: the rows of a table, or the rosters and set of teams. */
export type PublicContent =
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

/** Change of something that public answers show, in one tournament or in any. */
export interface Change {
  readonly shown: string;
  readonly tournamentId: number | undefined;
  /** Mark of the session whose visible records may have changed. */
  readonly session?: string;
  /** New score of a game in progress, if nothing else has changed. */
  readonly score?: ScoreChange;
}

/** Score of a game with its new version; in the version before, everything else was the same. */
export interface ScoreChange {
  readonly gameId: number;
  readonly version: number;
  readonly team1Score: number;
  readonly team2Score: number;
}

/** Parses a database notification: a table, the tournament or session it concerns, and a score that changed alone. */
export function changeIn(notification: string): Change {
  const [shown = '', id, ...more] = notification.split(' ');
  if (shown === 'grants') return { shown, tournamentId: undefined, ...(id !== undefined && { session: id }) };
  const tournamentId = id === undefined ? undefined : Number(id);
  if (more.length === 0) return { shown, tournamentId };
  const [gameId = 0, version = 0, team1Score = 0, team2Score = 0] = more.map(Number);
  return { shown, tournamentId, score: { gameId, version, team1Score, team2Score } };
}
