import { checkMinute } from '../../game/goal.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import { type Goals, noSuchGoal } from '../../port/goals.ts';

/** A goal with the minute it is to have. */
export interface GoalChange {
  readonly id: number;
  readonly minute: number;
  readonly writer: ScoreWriter;
}

/** An organizer gives a goal another minute. */
export class ChangeGoal {
  constructor(
    private readonly goals: Goals,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ id, minute, writer }: GoalChange): Promise<void> {
    const goal = await this.goals.find(id);
    const isChanged = goal && (await this.goals.changeMinute(id, checkMinute(minute), writer, this.clock.now()));
    if (!isChanged) throw noSuchGoal();
    const minutes = { from: { minute: goal.minute }, to: { minute } };
    await this.audit.note({ thing: 'goal', recordId: id, what: 'minute changed', ...minutes });
  }
}
