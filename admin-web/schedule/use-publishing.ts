import { useState } from 'react';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';

/** Whether changes of a timetable are published at once or wait to be published together. */
export interface Publishing {
  readonly isLater: boolean;
  /** Undefined where there is nothing to choose: a draft waits as a whole, and beside one changes cannot wait. */
  readonly choose: ((isLater: boolean) => void) | undefined;
  /** How many moved games wait. */
  readonly waiting: number;
}

/** Once a tournament is under way a change is published at once unless the organizer says otherwise: a late day is not kept waiting. */
export function usePublishing({ tournament, draft, isDraft }: DrawnTournament): Publishing {
  const [chosen, choose] = useState<boolean>();
  const waiting = draft.moved.length;
  if (isDraft || draft.state === 'drawn') return { isLater: isDraft, choose: undefined, waiting };
  return { isLater: chosen ?? tournament.status !== 'active', choose, waiting };
}
