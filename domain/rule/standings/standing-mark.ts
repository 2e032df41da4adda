interface MarkedLine {
  readonly played: number;
  readonly advances: boolean;
  readonly isDecided: boolean;
}

/** Mark of a team in a table: it advances, or would if the group ended now. */
type StandingMark = 'advances' | 'would go on';

export function standingMark({ advances, isDecided }: MarkedLine): StandingMark | undefined {
  if (!advances) return undefined;
  return isDecided ? 'advances' : 'would go on';
}

/** Tells whether a table ranks anybody: before the first game all share the first rank, and nobody is first. */
export const hasBegun = (lines: readonly MarkedLine[]): boolean => lines.some(({ played }) => played > 0);
