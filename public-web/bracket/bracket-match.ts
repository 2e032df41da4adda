import { undivided } from '../../domain/match/division.ts';
import { type MatchKey, matchKey, type Stage } from '../../domain/match/match.ts';

/** Where the team of one side of a match comes from. */
type SlotSource = { /** In words: Winner of Semi-Finals, match 2. */ readonly label: string | null } & (
  | { readonly from: 'team' | 'bye' }
  | { readonly from: 'winner' | 'loser' | 'first-loser'; readonly of: MatchKey }
  | { readonly from: 'rank'; readonly group: string; readonly rank: number }
);

/** A match of a bracket as the API tells it (operations specification, section 3). */
export interface BracketMatch {
  readonly id: number;
  readonly stage: Stage;
  readonly round: number;
  readonly position: number;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly winnerId: number | null;
  /** BYE marks a bye. */
  readonly field: string | null;
  readonly gameTime: string | null;
  readonly status: string;
  /** Null means all ages. */
  readonly ageBracket: string | null;
  /** How the match is spoken of: Semi-Finals, match 2. */
  readonly label: string;
  readonly slots: readonly [SlotSource, SlotSource];
}

/** How a match is shown: over when somebody has won it, whatever else is said of it. */
export function shownStatus({ winnerId, status }: BracketMatch): 'completed' | 'in_progress' | 'upcoming' {
  if (winnerId !== null || status === 'completed') return 'completed';
  return status === 'in_progress' || status === 'active' ? 'in_progress' : 'upcoming';
}

export const divisionOf = (match: BracketMatch): string => match.ageBracket ?? undivided;

/** The written form of a match's place, by which slots name it. */
export const keyOf = (match: BracketMatch): MatchKey => matchKey({ ...match, division: divisionOf(match) });
