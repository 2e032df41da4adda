import { ordinal } from '../language/ordinal.ts';
import type { BracketPlace, Slot, Stage } from '../match/match.ts';

/** Returns the heading of a column of the bracket view (operations specification, section 2). */
export function roundLabel(round: number, rounds: number): string {
  return rounds === 3 ? (['Round 1', 'Semi-Finals', 'Finals'][round - 1] ?? `Round ${round}`) : `Round ${round}`;
}

/** Names of the knock-out's rounds, counted from the final. */
const knockoutNames = ['Final', 'Semi-final', 'Quarter-final', 'Round of 16', 'Round of 32', 'Round of 64'] as const;

/** Name of a knock-out match by its distance from the final. */
export type KnockoutName = (typeof knockoutNames)[number];

/** Returns what a knock-out match is, such as "Quarter-final"; undefined for rounds that have no such name. */
export const knockoutName = (round: number, rounds: number): KnockoutName | undefined => knockoutNames[rounds - round];

/** Returns the name that a column has beside its label: "Round 4" of four is the final; undefined for a group and where the label says it. */
export function columnName(round: number, rounds: number, isKnockout: boolean): KnockoutName | undefined {
  return isKnockout && rounds !== 3 ? knockoutName(round, rounds) : undefined;
}

/** Tells whether the view shows a stage as a column; the others are sections below. */
export const isMainStage = (stage: Stage): boolean => stage === 'knockout' || stage === 'group';

const sections: Readonly<Record<Stage, string>> = {
  knockout: 'Round',
  group: 'Group game',
  consolation: 'Consolation',
  'third-place': 'Third place',
  placement: 'Placement',
};

/** Returns the name of a match inside its division, such as "Consolation 1" or "Semi-Finals, match 2". */
export function matchLabel({ stage, round, position }: Omit<BracketPlace, 'division'>, rounds: number): string {
  if (stage === 'knockout') return round === rounds ? 'Final' : `${roundLabel(round, rounds)}, match ${position}`;
  if (stage === 'third-place' || stage === 'group') return sections[stage];
  return round === 1 ? `${sections[stage]} ${position}` : `${sections[stage]} ${round}.${position}`;
}

/** Returns the label of a slot whose team is not known yet, naming the match or rank it waits for; null for a known team. */
export function slotLabel(slot: Slot, labelOf: (key: string) => string): string | null {
  if (slot.from === 'team') return null;
  if (slot.from === 'bye') return 'Bye';
  if (slot.from === 'rank') return `${ordinal(slot.rank)} Group ${slot.group}`;
  return `${slot.from === 'winner' ? 'Winner' : 'Loser'} of ${labelOf(slot.of)}`;
}
