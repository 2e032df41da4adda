import type { BracketPlace, MatchKey, Slots, TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import type { StandingRow } from '../standings/standings.ts';
import type { UndecidedTie } from '../standings/undecided-tie.ts';

/** A match as everyone sees it. */
export interface ShownMatch extends BracketPlace {
  readonly key: MatchKey;
  readonly slots: Slots;
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly winnerId: TeamId | null;
  readonly status: 'scheduled' | 'in_progress' | 'completed';
  /** No game: the team in it, if any, goes on by itself. */
  readonly isBye: boolean;
  /** The result that counts; none where a recorded one was played by other teams. */
  readonly result?: GameResult;
}

/** A division as everyone sees it, wholly derived from its match graph and what has been played. */
export interface ShownDivision {
  readonly name: string;
  readonly matches: readonly ShownMatch[];
  readonly standings: readonly StandingRow[];
  /** Ties that nothing separates and that decide who meets whom: they stop the advance. */
  readonly ties: readonly UndecidedTie[];
  /** Results that no longer count, because other teams are in their match now. */
  readonly outdated: readonly GameResult[];
  readonly championId: TeamId | null;
  /** Whether every game is over. */
  readonly isOver: boolean;
}
