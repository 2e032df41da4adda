import type { Opponents } from '../match/result.ts';
import { highestScore, type Score, sameScore } from '../match/score.ts';
import { compareAccounts, type RecordedGoal, withoutRecord } from './accounts.ts';
import type { GoalCorrection } from './goal.ts';
import type { CorrectedGoal, Settlement } from './settlement.ts';

/** Record of a game that somebody else has written to meanwhile. */
export interface AccountOnRecord<G extends RecordedGoal = RecordedGoal> {
  readonly teams: Opponents;
  readonly score: Score;
  readonly goals: readonly G[];
  /** Goals on record that the deciding keeper had not seen. */
  readonly unseen: readonly G[];
}

/** Entries of a keeper that were not accepted. */
export interface OwnAccount<G extends GoalCorrection = GoalCorrection> {
  readonly goals: readonly G[];
  /** Score that was entered, with the goals entered after it, and the change made by the entries alone; undefined for goals without a score. */
  readonly score: { readonly to: Score; readonly by: Score } | undefined;
}

/** Decision on two reports of what may be one goal: one goal as on record, one goal as the keeper saw it, or two goals. */
export type OneOrTwo = 'theirs' | 'mine' | 'both';

/** Decision on the score: the one on record, the keeper's, or the one on record with the keeper's change. */
export type WhoseScore = 'theirs' | 'mine' | 'both';

/** Settles two accounts by a keeper's decisions. A score below the goals on record removes goals that the keeper had not seen, the last first. */
export function settlementOf<G extends GoalCorrection>(
  record: AccountOnRecord,
  own: OwnAccount<G>,
  decided: { readonly goals: (goal: G) => OneOrTwo; readonly score: WhoseScore },
): Settlement {
  const compared = compareAccounts(own.goals, record.unseen);
  const added = compared.filter(({ mine, theirs }) => theirs === undefined || decided.goals(mine) === 'both');
  const retold = compared.flatMap(({ mine, theirs }): readonly CorrectedGoal[] =>
    theirs !== undefined && decided.goals(mine) === 'mine' ? [{ goalId: theirs.id, goal: mine }] : [],
  );
  const goals = added.map(({ mine }) => mine);
  const score = scoreOf(record, own, goals, decided.score);
  const isMine = decided.score === 'mine' && own.score !== undefined;
  return { score, added: goals, retold, dropped: isMine ? tooMany(record, goals, score) : [] };
}

/** Tells whether a settlement leaves the record unchanged. */
export const isSettledAsItIs = ({ score, added, retold, dropped }: Settlement, onRecord: Score): boolean =>
  added.length + retold.length + dropped.length === 0 && sameScore(score, onRecord);

function scoreOf(
  { score, teams }: AccountOnRecord,
  own: OwnAccount,
  added: readonly GoalCorrection[],
  whose: WhoseScore,
): Score {
  if (whose === 'mine' && own.score !== undefined) return own.score.to;
  const by = whose === 'both' ? own.score?.by : undefined;
  const goalsFor = (team: number) => added.filter(({ teamId }) => teamId === team).length;
  return {
    team1: withinScore(score.team1 + (by?.team1 ?? 0) + goalsFor(teams[0])),
    team2: withinScore(score.team2 + (by?.team2 ?? 0) + goalsFor(teams[1])),
  };
}

const withinScore = (goals: number): number => Math.min(highestScore, Math.max(0, goals));

/** Returns the unseen goals that a lower score has no room for. */
function tooMany({ teams, goals, unseen }: AccountOnRecord, added: readonly GoalCorrection[], score: Score): number[] {
  const missing = withoutRecord(score, [...goals, ...added], teams);
  return teams.flatMap((team, side) => {
    const excess = Math.max(0, -(side === 0 ? missing.team1 : missing.team2));
    const last = unseen.filter(({ teamId }) => teamId === team).toSorted((one, next) => next.id - one.id);
    return last.slice(0, excess).map(({ id }) => id);
  });
}
