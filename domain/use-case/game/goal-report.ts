import type { Audit } from '../../port/audit.ts';
import type { GoalOnFile } from '../../port/goals.ts';
import type { Registrations } from '../../port/registrations.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { type Goal, type GoalScorer, goalOfNobody, scoreGoal } from '../../rule/game/goal.ts';
import type { OpenGame } from './open-game.ts';
import { playerMissing } from './score-entry.ts';

/** Goal as reported: of a player, or without a known player for a named team. */
export interface GoalReport {
  readonly playerId: number | null;
  readonly scorer: GoalScorer;
  readonly teamId: number | null;
  readonly minute: number;
}

/** Returns the goal reported in an open game; a player's counts for their team of this tournament. */
export async function goalOf(
  registrations: Registrations,
  { tournament, onFile: { game } }: OpenGame,
  { playerId, scorer, teamId, minute }: GoalReport,
): Promise<Goal> {
  if (scorer !== 'player') return goalOfNobody(game, scorer, teamId ?? 0, minute);
  if (playerId === null) throw new AnswersRefused({ playerId: playerMissing });
  const registration = await registrations.find(playerId, tournament.id);
  return scoreGoal(game, { playerId, teamId: registration?.teamId ?? null }, minute);
}

/** Records in the audit that a goal was given, and to which player. */
export async function noteGiven(audit: Audit, goal: GoalOnFile, withScore: boolean): Promise<void> {
  const { id, gameId, playerId, teamId, minute, scorer } = goal;
  const to = { gameId, playerId, teamId, minute, scorer, withScore };
  if (playerId === null) await audit.note({ thing: 'goal', recordId: id, what: 'given without a scorer', to });
  else await audit.note({ thing: 'goal', recordId: id, what: 'given', to });
}
