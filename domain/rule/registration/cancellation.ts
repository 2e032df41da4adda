import { said } from '../language/sentence.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Team } from '../team/team.ts';
import { hasBegun, type Tournament } from '../tournament/tournament.ts';

/** Progress of a team's tournament: its games are not drawn yet, they are drawn, or one of them has started. */
export type TeamProgress = 'undrawn' | 'drawn' | 'started';

/**
 * Whether a family can cancel a registration now. With the team: the last player gives the team's place back. After
 * handing over: a captain of others names a successor first.
 */
export type Cancellation = 'possible' | 'with the team' | 'after handing over' | 'too late';

/** Facts about a registration that decide about its cancellation; a player without a team has no progress. */
interface CancellationFacts {
  readonly playerId: number;
  readonly tournament: Pick<Tournament, 'status'>;
  readonly team: Pick<Team, 'captainId' | 'currentPlayers'> | null;
  readonly progress: TeamProgress;
}

/** Decides about a cancellation: without a team until the tournament is active, with one until its first game has started. */
export function cancellationOf({ playerId, tournament, team, progress }: CancellationFacts): Cancellation {
  if (team === null) return tournament.status === 'upcoming' ? 'possible' : 'too late';
  if (progress === 'started' || tournament.status === 'completed') return 'too late';
  if (team.currentPlayers > 1) return team.captainId === playerId ? 'after handing over' : 'possible';
  return progress === 'undrawn' ? 'with the team' : 'possible';
}

/** Refuses a cancellation that comes too late, or that would leave a team without its captain. */
export function refuseCancellation(
  cancellation: Cancellation,
  {
    player,
    team,
    tournament,
  }: { readonly player: Player; readonly team: Team | null; readonly tournament: Tournament },
): void {
  if (cancellation === 'too late') throw hasBegun(tournament);
  if (cancellation !== 'after handing over' || team === null) return;
  throw new Refusal(
    'conflict',
    said("{player} is the captain of {team}. Please hand the team over to a teammate first, on the captain's page.", {
      player: player.name,
      team: team.name,
    }),
  );
}
