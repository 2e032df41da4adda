import { checkMinute } from '../../game/goal.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';
import { noSuchGoal } from '../../port/goals.ts';
import type { Given } from '../../port/ports.ts';

/** Goal with its new minute. */
export interface GoalChange {
  readonly id: number;
  readonly minute: number;
  readonly writer: ScoreWriter;
}

/** Changes the minute of a goal, for an organizer. */
export class ChangeGoal {
  constructor(private readonly ports: Given<'goals'>) {}

  async run({ id, minute, writer }: GoalChange): Promise<void> {
    const goal = await this.ports.goals.find(id);
    const isChanged =
      goal && (await this.ports.goals.changeMinute(id, checkMinute(minute), writer, this.ports.clock.now()));
    if (!isChanged) throw noSuchGoal();
    const minutes = { from: { minute: goal.minute }, to: { minute } };
    await this.ports.audit.note({ thing: 'goal', recordId: id, what: 'minute changed', ...minutes });
  }
}
