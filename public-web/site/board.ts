import { createContext, useContext } from 'react';
import type { PublicSite } from '../../domain/answer/site/public-site.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';

/** Tournaments and settings known now; undefined until the first answer. */
export interface Board {
  readonly tournaments: readonly PublicTournament[] | undefined;
  readonly site: PublicSite | undefined;
  /** Whether the last request failed and nothing is known yet. */
  readonly hasFailed: boolean;
  /** Reason why the tournaments are not known. */
  readonly unlisted?: unknown;
  /** Fetches both again at once. */
  readonly askAgain?: () => Promise<unknown>;
}

export const emptyBoard: Board = { tournaments: undefined, site: undefined, hasFailed: false };

export const BoardContext = createContext<Board>(emptyBoard);

export function useBoard(): Board {
  return useContext(BoardContext);
}
