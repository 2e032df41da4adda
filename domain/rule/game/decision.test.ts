import type { RecordedGoal } from './accounts.ts';
import {
  type AccountOnRecord,
  isSettledAsItIs,
  type OneOrTwo,
  type OwnAccount,
  settlementOf,
  type WhoseScore,
} from './decision.ts';
import type { Game } from './game.ts';
import type { GoalCorrection } from './goal.ts';
import { settle } from './settlement.ts';

const score = (team1: number, team2: number) => ({ team1, team2 });
const ahmed: RecordedGoal = { id: 9, teamId: 1, playerId: 51, minute: 7, scorer: 'player' };
const early: RecordedGoal = { id: 4, teamId: 1, playerId: 53, minute: 2, scorer: 'player' };
const patel: GoalCorrection = { teamId: 1, playerId: 52, minute: 7, scorer: 'player' };
const rebel: GoalCorrection = { teamId: 2, playerId: 61, minute: 7, scorer: 'player' };

/** Lee's goal is on record, and Kim has not seen it. */
const lee: AccountOnRecord = { teams: [1, 2], score: score(1, 0), goals: [ahmed], unseen: [ahmed] };
const kim = (...goals: GoalCorrection[]): OwnAccount => ({ goals, score: undefined });
const running: Game = {
  ...{
    id: 7,
    match: 'U8|group|1|1',
    stage: 'group',
    teams: [1, 2],
    field: 'Field 1',
    start: '2026-11-07T23:15:00.000Z',
  },
  ...{ status: 'in_progress', score: score(1, 0) },
};

const decide = (own: OwnAccount, goals: OneOrTwo = 'both', whose: WhoseScore = 'theirs', record = lee) =>
  settlementOf(record, own, { goals: () => goals, score: whose });

test.each<[string, OwnAccount, OneOrTwo, ReturnType<typeof score>, (number | null)[]]>([
  ['the same goal, as Lee told it', kim(patel), 'theirs', score(1, 0), [51]],
  ['the same goal, as Kim saw it', kim(patel), 'mine', score(1, 0), [52]],
  ['two goals', kim(patel), 'both', score(2, 0), [51, 52]],
  ['a goal of the other team is one more, whatever is said of the first', kim(rebel), 'theirs', score(1, 1), [51, 61]],
  ['the same goal, and one that Kim alone saw', kim(patel, rebel), 'mine', score(1, 1), [52, 61]],
])('%s', (_, own, goals, settledScore, scorers) => {
  const settled = settle(running, lee.goals, decide(own, goals));
  expect(settled.score).toEqual(settledScore);
  expect(settled.goals.map(({ playerId }) => playerId)).toEqual(scorers);
  expect(settled.withoutRecord).toEqual(score(0, 0));
});

/** Kim saw 1 - 0, with the early goal, and raised it by one to 2 - 0; Lee gave a goal meanwhile. */
const withEarly: AccountOnRecord = { ...lee, score: score(2, 0), goals: [early, ahmed], unseen: [ahmed] };
const corrected = (to: ReturnType<typeof score>, by: ReturnType<typeof score>): OwnAccount => ({
  goals: [],
  score: { to, by },
});

test.each<[string, OwnAccount, WhoseScore, ReturnType<typeof score>, number[]]>([
  ['as Lee has it', corrected(score(2, 0), score(1, 0)), 'theirs', score(2, 0), []],
  ['both have it so', corrected(score(2, 0), score(1, 0)), 'mine', score(2, 0), []],
  ['both happened', corrected(score(2, 0), score(1, 0)), 'both', score(3, 0), []],
  [
    'Kim corrects downwards: what Kim had not seen goes first',
    corrected(score(1, 0), score(0, 0)),
    'mine',
    score(1, 0),
    [9],
  ],
  ['what Kim had seen is never taken off', corrected(score(0, 0), score(-1, 0)), 'mine', score(0, 0), [9]],
  ['Kim takes one away and Lee adds one', corrected(score(0, 0), score(-1, 0)), 'both', score(1, 0), []],
])('a score that was corrected meanwhile: %s', (_, own, whose, settledScore, dropped) => {
  expect(decide(own, 'both', whose, withEarly)).toEqual({ score: settledScore, added: [], retold: [], dropped });
});

test('the goal for the other team that Kim had not seen does not stay on record beside a score without it', () => {
  const theirs: RecordedGoal = { ...ahmed, teamId: 2, playerId: 61 };
  const record: AccountOnRecord = { ...withEarly, score: score(1, 1), goals: [early, theirs], unseen: [theirs] };
  const settled = settle(running, record.goals, decide(corrected(score(2, 0), score(1, 0)), 'both', 'mine', record));
  expect([settled.score, settled.goals, settled.withoutRecord]).toEqual([score(2, 0), [early], score(1, 0)]);
});

test('what leaves everything as it is needs no settling', () => {
  expect(isSettledAsItIs(decide(kim(patel), 'theirs'), lee.score)).toBe(true);
  expect(isSettledAsItIs(decide(kim(patel), 'mine'), lee.score)).toBe(false);
  expect(isSettledAsItIs(decide(kim(patel), 'both'), lee.score)).toBe(false);
});

test('a score stays between 0 and 99', () => {
  const low = decide(corrected(score(0, 0), score(-3, 0)), 'both', 'both');
  expect(low.score).toEqual(score(0, 0));
});

test('a goal is settled once, where it is on record, and stays with its team', () => {
  const as = (change: object) => ({ score: score(1, 0), added: [], retold: [], dropped: [], ...change });
  const retold = { goalId: 9, goal: patel };
  expect(() => settle(running, [ahmed], as({ dropped: [9], retold: [retold] }))).toThrow('settled once');
  expect(() => settle(running, [ahmed], as({ dropped: [8] }))).toThrow('not on record any more');
  expect(() => settle(running, [ahmed], as({ retold: [{ goalId: 9, goal: rebel }] }))).toThrow('stays with its team');
  expect(() => settle(running, [ahmed], as({ score: score(100, 0) }))).toThrow('two whole numbers from 0 to 99');
});
