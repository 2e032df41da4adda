interface MarkedLine {
  readonly played: number;
  readonly advances: boolean;
  readonly isDecided: boolean;
}

/** What a table says of a team beside its figures: that it goes on, or would if the group ended now. */
export type StandingMark = 'advances' | 'would go on';

export function standingMark({ advances, isDecided }: MarkedLine): StandingMark | undefined {
  if (!advances) return undefined;
  return isDecided ? 'advances' : 'would go on';
}

/** Whether a table ranks anybody: before the first game all share the first rank, and nobody is first. */
export const hasBegun = (lines: readonly MarkedLine[]): boolean => lines.some(({ played }) => played > 0);
