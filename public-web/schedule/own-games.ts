import type { TeamGame, TeamGames } from '../../domain/answer/schedule/team-games.ts';
import type { Sent } from '../../domain/time/moment.ts';

export type OwnGame = Sent<TeamGame>;
export type OwnGames = Sent<TeamGames>;

/** The game a team's followers wait for: the one that is on, else the next to come that is played. */
export function nextOf(games: readonly OwnGame[]): OwnGame | undefined {
  return (
    games.find(({ status, isCalledOff }) => status === 'in_progress' && !isCalledOff) ??
    games.find(({ status, isCalledOff }) => status === 'scheduled' && !isCalledOff)
  );
}
