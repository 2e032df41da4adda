import { createContext, useContext } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';

/** What the site says of itself: the fee, where to pay, how to reach the organizers. */
export interface PublicSite {
  readonly fee: { readonly cents: number };
  readonly venmoHandle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly socialLinks: readonly { readonly label: string; readonly url: string }[];
  readonly isRegistrationClosed: boolean;
}

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
