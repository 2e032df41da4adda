import type { Sent } from '../../time/moment.ts';
import type { TeamGames } from './team-games.ts';

/** In days: a series goes on within a week. */
const after = 8;

const day = 86_400_000;

/** Whether a team still leads on a device that has chosen it: until some days after its last game, `now` in milliseconds since 1970. */
export function stillLeads({ games }: Pick<TeamGames, 'games'> | Sent<Pick<TeamGames, 'games'>>, now: number): boolean {
  const ends = games.map(({ endTime }) => new Date(endTime).getTime());
  return ends.length === 0 || Math.max(...ends) + after * day > now;
}
