import type { TeamId } from '../match/match.ts';
import { easternDay } from '../time/eastern.ts';
import type { GameOnFile } from './tournament-day.ts';

type Kickoff = Pick<GameOnFile, 'team1Id' | 'team2Id'> & {
  readonly game: Pick<GameOnFile['game'], 'status' | 'start'>;
};

/** Whether a team has a game on the day of an instant, in New Jersey, that is not over. */
export function stillPlays(games: readonly Kickoff[], teamId: TeamId, now: Date): boolean {
  const today = easternDay(now);
  return games.some(
    ({ game, team1Id, team2Id }) =>
      [team1Id, team2Id].includes(teamId) && game.status !== 'completed' && easternDay(new Date(game.start)) === today,
  );
}
