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
export async function changeGoal(given: Given<'goals'>, { id, minute, writer }: GoalChange): Promise<void> {
  const goal = await given.goals.find(id);
  const isChanged = goal && (await given.goals.changeMinute(id, checkMinute(minute), writer, given.clock.now()));
  if (!isChanged) throw noSuchGoal();
  const minutes = { from: { minute: goal.minute }, to: { minute } };
  await given.audit.note({ thing: 'goal', recordId: id, what: 'minute changed', ...minutes });
}
