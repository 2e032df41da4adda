import type { BracketPlace, MatchKey, Slots, TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import type { StandingRow } from '../standings/standings.ts';
import type { UndecidedTie } from '../standings/undecided-tie.ts';

/** Match as the public sees it. */
export interface MatchView extends BracketPlace {
  readonly key: MatchKey;
  readonly slots: Slots;
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly winnerId: TeamId | null;
  readonly status: 'scheduled' | 'in_progress' | 'completed';
  /** Whether no game is played: the team in it, if any, moves on by itself. */
  readonly isBye: boolean;
  /** Result that counts; missing where other teams played the recorded one. */
  readonly result?: GameResult;
}

/** Division as the public sees it, derived from its match graph and its results. */
export interface DivisionView {
  readonly name: string;
  readonly matches: readonly MatchView[];
  readonly standings: readonly StandingRow[];
  /** Undecided ties that determine who meets whom: they stop the advance. */
  readonly ties: readonly UndecidedTie[];
  /** Results that no longer count, because other teams are in their match now. */
  readonly outdated: readonly GameResult[];
  readonly championId: TeamId | null;
  /** Whether every game is over. */
  readonly isOver: boolean;
}
