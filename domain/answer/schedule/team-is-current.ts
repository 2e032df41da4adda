import { kickoffOrder } from '../../rule/schedule/game-times.ts';
import type { Sent } from '../../rule/time/moment.ts';
import type { TeamGames } from './team-games.ts';

/** Number of days after a team's last game; the next evening of a series follows within a week. */
const after = 8;

const day = 86_400_000;

/** Returns whether a device still puts its chosen team first: until some days after its last game. `now` is in milliseconds since 1970. */
export function isTeamCurrent(
  { games }: Pick<TeamGames, 'games'> | Sent<Pick<TeamGames, 'games'>>,
  now: number,
): boolean {
  const ends = games.map(({ endTime }) => kickoffOrder(endTime));
  return ends.length === 0 || Math.max(...ends) + after * day > now;
}
