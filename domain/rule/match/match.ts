/** Id of a team. */
export type TeamId = number;

/** Parts of a division that are played one after or beside the other. */
export const stages = ['knockout', 'group', 'consolation', 'third-place', 'placement'] as const;
export type Stage = (typeof stages)[number];

/** Place of a match: no two matches of a tournament share all four fields. */
export interface BracketPlace {
  readonly division: string;
  readonly stage: Stage;
  /** Column of the bracket view in the main stages; counted from 1 in the sections below it. */
  readonly round: number;
  readonly position: number;
}

/** Key of a match's place; it identifies the same match again after every derivation. */
export type MatchKey = string;

export const matchKey = (place: BracketPlace): MatchKey =>
  [place.division, place.stage, place.round, place.position].join('|');

/** Parses a match key into its place; the name of a division may contain any character. */
export function placeOf(key: MatchKey): BracketPlace {
  const parts = key.split('|');
  const [stage, round, position] = parts.splice(-3);
  const known = stages.find((one) => one === stage);
  if (known === undefined) throw new Error(`${key} stands for no match`);
  return { division: parts.join('|'), stage: known, round: Number(round), position: Number(position) };
}

/** Source of one side of a match. */
export type Slot =
  | { readonly from: 'team'; readonly team: TeamId }
  | { readonly from: 'winner'; readonly of: MatchKey }
  | { readonly from: 'loser'; readonly of: MatchKey }
  /** Loser of a match if that was the first game it played; otherwise nobody, and the other side has a bye. */
  | { readonly from: 'first-loser'; readonly of: MatchKey }
  | { readonly from: 'rank'; readonly group: string; readonly rank: number }
  | { readonly from: 'bye' };

export type Slots = readonly [Slot, Slot];

/** Match of a bracket: its place and its slots. Everything else about it is derived from results. */
export interface Match extends BracketPlace {
  readonly key: MatchKey;
  readonly slots: Slots;
  /** Round of the circle method within the group, from 1. */
  readonly leg?: number;
  /** Group that a group match counts in. */
  readonly group?: string;
  /** Team that plays one game more than the others by this match, which counts for its opponent only. */
  readonly extraFor?: TeamId;
  /** Final places of the winner and the loser, where the match decides them. */
  readonly places?: readonly [number, number];
}

/** Tells whether one side is free from the start: such a match is no game. */
export const hasBye = (match: Match): boolean => match.slots.some((slot) => slot.from === 'bye');

/** Returns the matches that are games from the start, whatever the results. */
export const gamesOf = (matches: readonly Match[]): readonly Match[] => matches.filter((match) => !hasBye(match));
