import { type BracketPlace, type Match, matchKey, type Slot, type Slots, type Stage } from './match.ts';

/** Optional fields of a match beside its place and its slots. */
type MatchRemarks = Pick<Match, 'leg' | 'group' | 'extraFor' | 'places'>;

/** Sheet on which the matches of one division are written, one after another. */
export interface MatchSheet {
  /** Writes a match into the next free position of its round. */
  readonly write: (stage: Stage, round: number, slots: Slots, remarks?: MatchRemarks) => Match;
  readonly matches: () => readonly Match[];
}

export function matchSheet(division: string): MatchSheet {
  const matches: Match[] = [];
  const inRound = new Map<string, number>();
  const write = (stage: Stage, round: number, slots: Slots, remarks: MatchRemarks = {}): Match => {
    const position = (inRound.get(`${stage} ${round}`) ?? 0) + 1;
    inRound.set(`${stage} ${round}`, position);
    const place: BracketPlace = { division, stage, round, position };
    const match = { ...place, key: matchKey(place), slots, ...remarks };
    matches.push(match);
    return match;
  };
  return { write, matches: () => [...matches] };
}

export const team = (id: number): Slot => ({ from: 'team', team: id });
export const winnerOf = (match: Match): Slot => ({ from: 'winner', of: match.key });
export const loserOf = (match: Match): Slot => ({ from: 'loser', of: match.key });
export const firstLoserOf = (match: Match): Slot => ({ from: 'first-loser', of: match.key });
export const rankOf = (group: string, rank: number): Slot => ({ from: 'rank', group, rank });
export const bye: Slot = { from: 'bye' };
