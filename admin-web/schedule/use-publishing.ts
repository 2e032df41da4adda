import { useState } from 'react';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';

/** Choice whether changes of a timetable are published at once or together. */
export interface Publishing {
  readonly isLater: boolean;
  /** Undefined if there is no choice: a draft waits as a whole, and beside a draft no change can wait. */
  readonly choose: ((isLater: boolean) => void) | undefined;
  /** Number of moved games that wait. */
  readonly waiting: number;
}

/** Returns the choice; once a tournament is active, changes are published at once by default, so that news of a delay does not wait. */
export function usePublishing({ tournament, draft, isDraft }: DrawnTournament): Publishing {
  const [chosen, choose] = useState<boolean>();
  const waiting = draft.moved.length;
  if (isDraft || draft.state === 'drawn') return { isLater: isDraft, choose: undefined, waiting };
  return { isLater: chosen ?? tournament.status !== 'active', choose, waiting };
}
