import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { Board } from '../site/board.ts';

/** The name under which an address of the landing page names a tournament. */
export const inAddress = 'tournament';

/** The tournaments still to be played that families may see: by their first day, those to be announced last. */
export function upcomingTournaments(board: Board): readonly PublicTournament[] {
  const upcoming = (board.tournaments ?? []).filter(({ status, visible }) => visible && status === 'upcoming');
  return upcoming.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/** The tournaments somebody can register for now, in the same order. */
export function openTournaments(board: Board): readonly PublicTournament[] {
  return upcomingTournaments(board).filter(({ acceptsRegistrations }) => acceptsRegistrations);
}

function dayOf({ firstDay }: PublicTournament): string {
  return firstDay ?? 'to be announced';
}

/** Registration is closed when the server says so, or when no tournament is left to register for. */
export function isRegistrationClosed(board: Board): boolean {
  if (board.site?.isRegistrationClosed === true) return true;
  return board.tournaments !== undefined && openTournaments(board).length === 0;
}
