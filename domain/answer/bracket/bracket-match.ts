import { undivided } from '../../rule/match/division.ts';
import { type MatchKey, matchKey } from '../../rule/match/match.ts';
import type { Sent } from '../../rule/time/moment.ts';
import type { PublicBracket } from './public-bracket.ts';

/** Match of a bracket as received from the API. */
export type BracketMatch = Sent<PublicBracket>;

/** Returns the displayed status of a match: completed as soon as it has a winner, whatever its own status. */
export function displayStatus({ winnerId, status }: BracketMatch): 'completed' | 'in_progress' | 'upcoming' {
  if (winnerId !== null || status === 'completed') return 'completed';
  return status === 'in_progress' ? 'in_progress' : 'upcoming';
}

export const divisionOf = (match: BracketMatch): string => match.ageBracket ?? undivided;

/** Returns the key of a match's place, by which slots refer to it. */
export const keyOf = (match: BracketMatch): MatchKey => matchKey({ ...match, division: divisionOf(match) });
