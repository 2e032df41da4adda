import { type Stage, stages } from '../../domain/bracket/match.ts';
import type { BracketMatch } from './drawn-tournament.ts';
import { divisionOf, isMain, roundLabel, roundsOf } from './round-label.ts';
import { words } from './words.ts';

/** Matches that are played for the same step. */
export interface BracketRound {
  readonly label: string;
  readonly matches: readonly BracketMatch[];
}

/** A part of a division as it is shown: its bracket, or a section below it. */
export interface BracketPart {
  readonly division: string;
  /** Empty where there is only one division and this is its bracket. */
  readonly title: string;
  readonly rounds: readonly BracketRound[];
}

/** The brackets as they are shown: division by division, the bracket itself first, in every round by position. */
export function bracketParts(matches: readonly BracketMatch[]): readonly BracketPart[] {
  const divisions = [...new Set(matches.map(divisionOf))];
  return divisions.flatMap((division) => {
    const own = matches.filter((match) => divisionOf(match) === division);
    const isOnly = divisions.length === 1;
    const main = own.filter(isMain);
    const rounds = roundsOf(matches, division);
    const bracket: BracketPart = {
      division,
      title: isOnly ? '' : division,
      rounds: byRound(main, (round) => roundLabel(round, rounds)),
    };
    return [bracket, ...sections.flatMap((stage) => sectionOf(own, stage, isOnly ? '' : `${division}: `))];
  });
}

const sections = stages.filter(
  (stage): stage is keyof typeof words.brackets.sections => stage in words.brackets.sections,
);

function sectionOf(own: readonly BracketMatch[], stage: Stage & keyof typeof words.brackets.sections, prefix: string) {
  const part = own.filter((match) => match.stage === stage);
  const [first] = part;
  if (first === undefined) return [];
  const title = `${prefix}${words.brackets.sections[stage]}`;
  return [{ division: divisionOf(first), title, rounds: byRound(part, words.brackets.round) }];
}

function byRound(matches: readonly BracketMatch[], label: (round: number) => string): readonly BracketRound[] {
  const rounds = [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);
  return rounds.map((round) => ({
    label: label(round),
    matches: matches.filter((match) => match.round === round).toSorted((one, other) => one.position - other.position),
  }));
}
