/** A team's id, as every other part of the house knows it. */
export type TeamId = number;

/** The parts of a division that are played one after or beside the other. */
export const stages = ['knockout', 'group', 'consolation', 'third-place', 'placement'] as const;
export type Stage = (typeof stages)[number];

/** Where a match stands: no two matches of a tournament share all four. */
export interface BracketPlace {
  readonly division: string;
  readonly stage: Stage;
  /** The column of the bracket view in the main stages; counted from 1 in the sections below it. */
  readonly round: number;
  readonly position: number;
}

/** The written form of a match's place; it finds the same match again after every derivation. */
export type MatchKey = string;

export const matchKey = (place: BracketPlace): MatchKey =>
  [place.division, place.stage, place.round, place.position].join('|');

/** The place that a written form stands for; the name of a division may hold any sign. */
export function placeOf(key: MatchKey): BracketPlace {
  const parts = key.split('|');
  const [stage, round, position] = parts.splice(-3);
  const known = stages.find((one) => one === stage);
  if (known === undefined) throw new Error(`${key} stands for no match`);
  return { division: parts.join('|'), stage: known, round: Number(round), position: Number(position) };
}

/** Who comes into one side of a match. */
export type Slot =
  | { readonly from: 'team'; readonly team: TeamId }
  | { readonly from: 'winner'; readonly of: MatchKey }
  | { readonly from: 'loser'; readonly of: MatchKey }
  /** The loser, if that was the first game it played; otherwise nobody, and the other side has a bye. */
  | { readonly from: 'first-loser'; readonly of: MatchKey }
  | { readonly from: 'rank'; readonly group: string; readonly rank: number }
  | { readonly from: 'bye' };

export type Slots = readonly [Slot, Slot];

/** A place in a bracket and who comes into it. Everything else about a match is derived from results. */
export interface Match extends BracketPlace {
  readonly key: MatchKey;
  readonly slots: Slots;
  /** The circle's round within the group, from 1. */
  readonly leg?: number;
  /** The group a group match counts in. */
  readonly group?: string;
  /** The team for which this is one game more than the others play: it counts for the opponent only. */
  readonly extraFor?: TeamId;
  /** The two places that the winner and the loser take, where the match decides them. */
  readonly places?: readonly [number, number];
}

/** Whether one side is free from the start: such a match is no game. */
export const hasBye = (match: Match): boolean => match.slots.some((slot) => slot.from === 'bye');

/** The matches that are games from the start, whatever the results. */
export const gamesOf = (matches: readonly Match[]): readonly Match[] => matches.filter((match) => !hasBye(match));
