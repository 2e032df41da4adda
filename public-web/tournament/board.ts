import { createContext, useContext } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { PublicSite } from '../site/public-site.ts';

/** What is known now of the tournaments and of the site; undefined until the first answer. */
export interface Board {
  readonly tournaments: readonly PublicTournament[] | undefined;
  readonly site: PublicSite | undefined;
  /** The last attempt to ask failed and nothing is known yet. */
  readonly hasFailed: boolean;
  /** Asks again at once. */
  readonly askAgain?: () => void;
}

export const emptyBoard: Board = { tournaments: undefined, site: undefined, hasFailed: false };

export const BoardContext = createContext<Board>(emptyBoard);

export function useBoard(): Board {
  return useContext(BoardContext);
}

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
