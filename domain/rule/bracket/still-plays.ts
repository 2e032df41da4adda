import type { TeamId } from '../match/match.ts';
import { isOneDay } from '../time/eastern.ts';
import type { GameOnFile } from './tournament-day.ts';

type Kickoff = Pick<GameOnFile, 'team1Id' | 'team2Id'> & {
  readonly game: Pick<GameOnFile['game'], 'status' | 'start'>;
};

/** Tells whether a team has an unfinished game on the given instant's day in New Jersey. */
export function stillPlays(games: readonly Kickoff[], teamId: TeamId, now: Date): boolean {
  return games.some(
    ({ game, team1Id, team2Id }) =>
      [team1Id, team2Id].includes(teamId) &&
      game.status !== 'completed' &&
      game.start !== null &&
      isOneDay(new Date(game.start), now),
  );
}
