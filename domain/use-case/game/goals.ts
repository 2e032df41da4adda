import { type GoalOnFile, noSuchGoal } from '../../port/goals.ts';
import type { Given } from '../../port/ports.ts';
import { isPerhapsSame } from '../../rule/game/accounts.ts';
import type { Game } from '../../rule/game/game.ts';
import type { GameEntry } from '../../rule/game/game-move.ts';
import { checkGoalsCount, checkMinute, type Goal, type GoalScorer, scoreAfterGoal } from '../../rule/game/goal.ts';
import { checkOpenTo, isUnbegun } from '../../rule/game/keep-score.ts';
import type { ScoreWriter } from '../../rule/game/score-writer.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { goalOf, noteGiven } from './goal-report.ts';
import { isTheirs, type OpenGame, openGame } from './open-game.ts';
import { saveEntry } from './save-move.ts';

/** Goal as it was sent. */
export interface GoalOrder {
  readonly gameId: number;
  /** Null for a goal of an unknown scorer and for an own goal. */
  readonly playerId: number | null;
  readonly scorer: GoalScorer;
  /** Team that a goal without a player counts for. */
  readonly teamId: number | null;
  readonly minute: number;
  /** Whether the score goes up with it. */
  readonly withScore: boolean;
  /** Id of the last goal of the game that the sender knew of, 0 for none; null when the sender ignores what others enter. */
  readonly seenGoal: number | null;
  readonly writer: ScoreWriter;
  readonly isConfirmed: boolean;
}

type Needed = Given<'brackets' | 'registrations' | 'goals'>;

/**
 * Records a goal of a player, or of a team where nobody knows the scorer; the first one starts the game. A keeper
 * records none after the end, and none that another keeper may have entered already without the sender knowing.
 */
export async function giveGoal(given: Needed, order: GoalOrder): Promise<GoalOnFile> {
  const { gameId, withScore, writer, isConfirmed } = order;
  const open = await openGame(given.brackets, { gameId, writer });
  const { game } = open.onFile;
  const goal = await goalOf(given.registrations, open, order);
  const entry = entryOf(game, goal.teamId, withScore);
  checkOpenTo(writer.role, game);
  checkGoalsCount(game, withScore);
  await checkNotToldYet(given, goal, order);
  if (entry.kind === 'score' || isToBegin(game))
    await saveEntry(given.brackets, open, entry, { writer, isConfirmed, at: given.clock.now() });
  const added = await given.goals.add(goal, writer, given.clock.now());
  await noteGiven(given.audit, added, withScore);
  return added;
}

/** Refuses a goal that another keeper may have entered without the sender knowing, to ask whether it is the same. */
async function checkNotToldYet(given: Needed, goal: Goal, { seenGoal, writer }: GoalOrder): Promise<void> {
  if (seenGoal === null) return;
  const told = await given.goals.ofGame(goal.gameId);
  const unknown = told.filter((other) => other.id > seenGoal && !isBy(other, writer) && isPerhapsSame(other, goal));
  if (unknown[0] !== undefined) throw perhapsTold(unknown[0], unknown);
}

/** Tells whether nobody has yet recorded that the game was played. */
const isToBegin = (game: Game): boolean =>
  game.status === 'scheduled' || (game.status === 'completed' && isUnbegun(game));

/** Returns the entry that a goal makes: with the score it raises it; without, the first goal starts the game and any other leaves it alone. */
function entryOf(game: Game, teamId: number, withScore: boolean): GameEntry {
  return withScore ? { kind: 'score', score: scoreAfterGoal(game, teamId, 1) } : { kind: 'start' };
}

const isBy = ({ keeperId, updatedBy }: GoalOnFile, writer: ScoreWriter): boolean =>
  keeperId === writer.keeperId && (keeperId !== null || updatedBy === writer.name);

function perhapsTold({ updatedBy, minute }: GoalOnFile, goals: readonly GoalOnFile[]): Refusal {
  const sentence = said('{updatedBy} has entered a goal of this team at minute {minute}: is it the same one?', {
    updatedBy,
    minute,
  });
  return new Refusal('conflict', sentence, { perhapsSame: goals.map(({ id }) => id) });
}

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

type TakeBackGoalPorts = Given<'brackets' | 'goals'>;

/** Undoes a goal: an organizer whichever it is, a keeper one of their own of the last ten minutes. */
export async function takeBackGoal(given: TakeBackGoalPorts, undo: GoalUndo): Promise<GoalOnFile> {
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
async function openedWith(given: TakeBackGoalPorts, id: number): Promise<readonly [OpenGame, GoalOnFile]> {
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
