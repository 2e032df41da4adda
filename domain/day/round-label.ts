import type { BracketPlace, Slot, Stage } from '../match/match.ts';

/** The heading of a column of the bracket view (operations specification, section 2). */
export function roundLabel(round: number, rounds: number): string {
  return rounds === 3 ? (['Round 1', 'Semi-Finals', 'Finals'][round - 1] ?? `Round ${round}`) : `Round ${round}`;
}

/** Stages that the view shows as columns; the others are sections below. */
export const isMainStage = (stage: Stage): boolean => stage === 'knockout' || stage === 'group';

const sections: Readonly<Record<Stage, string>> = {
  knockout: 'Round',
  group: 'Group game',
  consolation: 'Consolation',
  'third-place': 'Third place',
  placement: 'Placement',
};

/** How a match is spoken of inside its division: Semi-Finals 2, Consolation 1. */
export function matchLabel({ stage, round, position }: Omit<BracketPlace, 'division'>, rounds: number): string {
  if (stage === 'knockout')
    return rounds === 3 && round === 3 ? 'Final' : `${roundLabel(round, rounds)}, match ${position}`;
  if (stage === 'third-place' || stage === 'group') return sections[stage];
  return round === 1 ? `${sections[stage]} ${position}` : `${sections[stage]} ${round}.${position}`;
}

/** Where somebody comes from who is not known yet; a source names the match that is waited for. */
export function slotLabel(slot: Slot, labelOf: (key: string) => string): string | null {
  if (slot.from === 'team') return null;
  if (slot.from === 'bye') return 'Bye';
  if (slot.from === 'rank') return `Rank ${slot.rank} of group ${slot.group}`;
  return `${slot.from === 'winner' ? 'Winner' : 'Loser'} of ${labelOf(slot.of)}`;
}
