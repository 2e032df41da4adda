import type { Given } from '../../port/ports.ts';
import type { Goal } from '../../rule/game/goal.ts';
import { checkOpenTo, scoreOf } from '../../rule/game/keep-score.ts';
import type { ScoreWriter } from '../../rule/game/score-writer.ts';
import { type Settled, settle } from '../../rule/game/settlement.ts';
import { type Score, sameScore } from '../../rule/match/score.ts';
import { type GoalReport, goalOf, noteGiven } from './goal-report.ts';
import { type OpenGame, openGame } from './open-game.ts';
import { saveEntry } from './save-move.ts';

/** Goal of a settlement: a new one, or the corrected goal on record with the id `sameAs`. */
export interface SettledGoal extends GoalReport {
  readonly sameAs: number | null;
}

/** Keeper's decisions where two accounts of a game differed. */
export interface SettlementOrder {
  readonly gameId: number;
  readonly score: Score;
  readonly goals: readonly SettledGoal[];
  readonly dropped: readonly number[];
  /** Version of the game that the decisions are about. */
  readonly version: number | undefined;
  readonly writer: ScoreWriter;
  readonly isConfirmed: boolean;
}

type Needed = Given<'brackets' | 'registrations' | 'goals'>;

/** Settles two keepers' accounts of a running game on one score and one list of goals, all of it or nothing. */
export async function settleGame(given: Needed, order: SettlementOrder): Promise<Settled> {
  const { writer, isConfirmed, score, dropped } = order;
  const open = await openGame(given.brackets, order);
  const { game } = open.onFile;
  checkOpenTo(writer.role, game);
  const onRecord = await given.goals.ofGame(order.gameId);
  const told = await allTold(given, open, order.goals);
  const added = told.flatMap(({ sameAs, goal }) => (sameAs === null ? [goal] : []));
  const retold = told.flatMap(({ sameAs, goal }) => (sameAs === null ? [] : [{ goalId: sameAs, goal }]));
  const settled = settle(game, onRecord, { score, added, retold, dropped });
  const at = given.clock.now();
  for (const id of dropped) await given.goals.remove(id);
  for (const { goalId, goal } of retold) await given.goals.correct(goalId, goal, writer, at);
  for (const goal of added) await noteGiven(given.audit, await given.goals.add(goal, writer, at), true);
  const entry = { kind: 'score', score } as const;
  if (game.status === 'scheduled' || !sameScore(score, scoreOf(game)))
    await saveEntry(given.brackets, open, entry, { writer, isConfirmed, at });
  const before = { score: scoreOf(game), goals: onRecord.filter(({ id }) => isTouched(id, order)) };
  const after = { score, goals: retold, dropped, withoutRecord: settled.withoutRecord };
  await given.audit.note({ thing: 'game', recordId: order.gameId, what: 'settled', from: before, to: after });
  return settled;
}

async function allTold(given: Needed, open: OpenGame, goals: readonly SettledGoal[]) {
  const told: { readonly sameAs: number | null; readonly goal: Goal }[] = [];
  for (const one of goals) told.push({ sameAs: one.sameAs, goal: await goalOf(given.registrations, open, one) });
  return told;
}

const isTouched = (id: number, { goals, dropped }: SettlementOrder): boolean =>
  dropped.includes(id) || goals.some(({ sameAs }) => sameAs === id);
