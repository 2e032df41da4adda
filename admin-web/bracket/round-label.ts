import { undivided } from '../../domain/bracket/division.ts';
import { matchKey, type Slot, type Stage } from '../../domain/bracket/match.ts';
import type { BracketMatch } from './drawn-tournament.ts';
import { words } from './words.ts';

const { brackets } = words;

/** The stages that are the columns of the bracket itself; the others stand below it. */
const mainStages: readonly Stage[] = ['group', 'knockout'];

export const isMain = ({ stage }: Pick<BracketMatch, 'stage'>): boolean => mainStages.includes(stage);

export const divisionOf = ({ ageBracket }: Pick<BracketMatch, 'ageBracket'>): string => ageBracket ?? undivided;

/** The written form of a match's place, by which slots name it. */
export const keyOfMatch = (match: BracketMatch): string => matchKey({ ...match, division: divisionOf(match) });

/** What a round is called: with three rounds Round 1, Semi-Finals, Finals; otherwise by its number. */
export function roundLabel(round: number, rounds: number): string {
  if (rounds === 3 && round === 2) return brackets.semifinals;
  if (rounds === 3 && round === 3) return brackets.final;
  return brackets.round(round);
}

/** How many rounds the main stages of a match's division have. */
export function roundsOf(matches: readonly BracketMatch[], division: string): number {
  const main = matches.filter((match) => isMain(match) && divisionOf(match) === division);
  return Math.max(0, ...main.map(({ round }) => round));
}

/** A match as it is named in a sentence: Semi-Finals, Match 2. */
export function matchName(match: BracketMatch, matches: readonly BracketMatch[]): string {
  const { stage, round, position } = match;
  if (stage === 'third-place') return brackets.sections[stage];
  const section = isMain(match)
    ? roundLabel(round, roundsOf(matches, divisionOf(match)))
    : `${brackets.sections[stage as keyof typeof brackets.sections]}, ${brackets.round(round)}`;
  return `${section}, ${brackets.position(position)}`;
}

/** Who comes into a side of a match whose team is not known yet. */
export function awaited(slot: Slot | undefined, matches: readonly BracketMatch[]): string {
  if (slot === undefined || slot.from === 'team') return brackets.tbd;
  if (slot.from === 'bye') return brackets.bye;
  if (slot.from === 'rank') return brackets.rankOf(ordinal(slot.rank), slot.group);
  const source = matches.find((match) => keyOfMatch(match) === slot.of);
  const name = source === undefined ? brackets.tbd : matchName(source, matches);
  return slot.from === 'winner' ? brackets.winnerOf(name) : brackets.loserOf(name);
}

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th. */
export const ordinal = (number: number): string => `${number}${suffixes[ordinals.select(number)] ?? ''}`;
