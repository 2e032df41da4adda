import { checkGoalsCount, scoreAfterGoal } from '../../game/goal.ts';
import { checkOpenTo } from '../../game/keep-score.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';
import { said } from '../../language/sentence.ts';
import { type GoalOnFile, noSuchGoal } from '../../port/goals.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { isTheirs, type OpenGame, openGame } from './open-game.ts';
import { saveEntry } from './save-move.ts';

/** Minutes within which a keeper can undo a goal of their own. */
export const minutesToUndo = 10;

/** Writer without limits: the rights are checked once the goal is found, so that the refusal speaks of the goal, not of the game. */
const everywhere = { width: undefined };

/** Undo of a goal, as it was sent. */
export interface GoalUndo {
  readonly id: number;
  /** Whether the score goes down with it. */
  readonly withScore: boolean;
  readonly writer: ScoreWriter;
  readonly isConfirmed: boolean;
}

type Needed = Given<'brackets' | 'goals'>;

/** Undoes a goal: any goal for an organizer, their own of the last ten minutes for a keeper. */
export async function takeBackGoal(given: Needed, undo: GoalUndo): Promise<GoalOnFile> {
  const [open, goal] = await openedWith(given, undo.id);
  if (!isTheirs(undo.writer, open)) throw noSuchGoal();
  if (!mayTakeBack(goal, undo.writer, given.clock.now())) throw notTheirs();
  const { game } = open.onFile;
  checkOpenTo(undo.writer.role, game);
  if (undo.withScore) checkGoalsCount(game, true);
  await given.goals.remove(undo.id);
  if (undo.withScore) {
    const entry = { kind: 'score', score: scoreAfterGoal(game, goal.teamId, -1) } as const;
    await saveEntry(given.brackets, open, entry, { ...undo, at: given.clock.now() });
  }
  await given.audit.note({ thing: 'goal', recordId: undo.id, what: 'taken back', from: { ...goal } });
  return goal;
}

/** Finds the goal after locking its game, so that of two simultaneous undos only one finds it. */
async function openedWith(given: Needed, id: number): Promise<readonly [OpenGame, GoalOnFile]> {
  const known = await given.goals.find(id);
  const open = known && (await openGame(given.brackets, { gameId: known.gameId, writer: everywhere }));
  const goal = open && (await given.goals.find(id));
  if (open === undefined || goal === undefined) throw noSuchGoal();
  return [open, goal];
}

function mayTakeBack({ keeperId, createdAt }: GoalOnFile, writer: ScoreWriter, now: Date): boolean {
  if (writer.role === 'organizer') return true;
  const minutesAgo = (now.getTime() - createdAt.getTime()) / 60_000;
  return keeperId !== null && keeperId === writer.keeperId && minutesAgo <= minutesToUndo;
}

const notTheirs = () =>
  new Refusal(
    'forbidden',
    said('A score keeper can take back an own goal for {minutesToUndo} minutes; ask an organizer', { minutesToUndo }),
  );
