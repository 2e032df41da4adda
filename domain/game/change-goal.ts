import type { Clock } from '../time/clock.ts';
import { checkMinute } from './goal.ts';
import { type Goals, noSuchGoal } from './goals.ts';
import type { Scribe } from './scribe.ts';

/** A goal with the minute it is to have. */
export interface GoalChange {
  readonly id: number;
  readonly minute: number;
  readonly scribe: Scribe;
}

/** An organizer gives a goal another minute. */
export class ChangeGoal {
  constructor(
    private readonly goals: Goals,
    private readonly clock: Clock,
  ) {}

  async run({ id, minute, scribe }: GoalChange): Promise<void> {
    const isKnown = await this.goals.changeMinute(id, checkMinute(minute), scribe, this.clock.now());
    if (!isKnown) throw noSuchGoal();
  }
}
