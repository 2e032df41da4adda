import { undivided } from '../../match/division.ts';
import { type MatchKey, matchKey } from '../../match/match.ts';
import type { Sent } from '../../time/moment.ts';
import type { PublicBracket } from './public-bracket.ts';

/** A match of a bracket as it arrives. */
export type BracketMatch = Sent<PublicBracket>;

/** How a match is shown: over when somebody has won it, whatever else is said of it. */
export function shownStatus({ winnerId, status }: BracketMatch): 'completed' | 'in_progress' | 'upcoming' {
  if (winnerId !== null || status === 'completed') return 'completed';
  return status === 'in_progress' ? 'in_progress' : 'upcoming';
}

export const divisionOf = (match: BracketMatch): string => match.ageBracket ?? undivided;

/** The written form of a match's place, by which slots name it. */
export const keyOf = (match: BracketMatch): MatchKey => matchKey({ ...match, division: divisionOf(match) });
