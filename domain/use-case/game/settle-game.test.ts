import { ana, anEvening, ben, told } from '../../../test/sample/an-evening.ts';
import { scoreOf } from '../../rule/game/keep-score.ts';
import type { ScoreWriter } from '../../rule/game/score-writer.ts';
import type { GoalOrder } from './goals.ts';

test('a goal that another keeper has perhaps entered is asked about, and is not counted meanwhile', async () => {
  const { give, semifinal, game } = await anEvening();
  const first = await give(semifinal, 1, ana, { seenGoal: 0 });
  await expect(give(semifinal, 1, ben, { minute: 6, seenGoal: 0 })).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Ana has entered a goal of this team at minute 4: is it the same one?',
    details: { perhapsSame: [first.id] },
  });
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 1, team2: 0 });
});

test.each<[string, ScoreWriter, Partial<GoalOrder>, number]>([
  ['the same keeper has two in two minutes', ana, { seenGoal: 0 }, 1],
  ['the other team scored', ben, { seenGoal: 0 }, 4],
  ['three minutes lie between them', ben, { seenGoal: 0, minute: 7 }, 1],
  ['its keeper knew of the first', ben, { seenGoal: 1 }, 1],
  ['its keeper does not mind', ben, { seenGoal: null }, 1],
])('a second goal counts at once: %s', async (_, writer, more, playerId) => {
  const { give, semifinal, goalsOf } = await anEvening();
  await give(semifinal, 1);
  await give(semifinal, playerId, writer, more);
  expect(await goalsOf(semifinal)).toHaveLength(2);
});

test('own goals and goals of nobody who is known count for the team that is named, with the score', async () => {
  const { give, semifinal, game, goalsOf } = await anEvening();
  const { team2Id } = await game(semifinal);
  await give(semifinal, null, ana, { scorer: 'own', teamId: team2Id });
  await give(semifinal, null, ana, { scorer: 'unknown', teamId: team2Id });
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 0, team2: 2 });
  expect((await goalsOf(semifinal)).map(({ scorer, playerId }) => [scorer, playerId])).toEqual([
    ['own', null],
    ['unknown', null],
  ]);
  await expect(give(semifinal, null, ana, { scorer: 'own', teamId: 77 })).rejects.toThrow('one of the two teams');
  await expect(give(semifinal, null)).rejects.toThrow('Please choose a player');
});

test('two accounts are settled in one step: a scorer told anew, one more goal, and the score of both', async () => {
  const { give, settle, semifinal, game, goalsOf, audit } = await anEvening();
  const first = await give(semifinal, 1);
  const { version, team1Id } = await game(semifinal);
  const unknown = { playerId: null, scorer: 'unknown', teamId: team1Id, minute: 4, sameAs: first.id } as const;
  const second = { ...told, playerId: 4, sameAs: null };
  const order = { gameId: semifinal, score: { team1: 1, team2: 1 }, goals: [unknown, second], version };
  await expect(settle(order)).resolves.toMatchObject({ withoutRecord: { team1: 0, team2: 0 } });
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 1, team2: 1 });
  expect((await goalsOf(semifinal)).map(({ playerId, keeperId }) => [playerId, keeperId])).toEqual([
    [null, 1],
    [4, 2],
  ]);
  expect(audit.writes.at(-1)).toMatchObject({ thing: 'game', what: 'settled', to: { score: { team1: 1, team2: 1 } } });
  await expect(settle(order)).rejects.toMatchObject({ kind: 'stale' });
});

test('what is settled on a score of its own says by how many goals it is not on record', async () => {
  const { give, settle, semifinal, goalsOf } = await anEvening();
  const first = await give(semifinal, 1);
  const settled = await settle({ gameId: semifinal, score: { team1: 2, team2: 0 }, dropped: [first.id] });
  expect(settled.withoutRecord).toEqual({ team1: 2, team2: 0 });
  expect(await goalsOf(semifinal)).toEqual([]);
});

test('after the end keepers settle nothing', async () => {
  const { give, settle, order, semifinal } = await anEvening();
  await give(semifinal, 1);
  await order(semifinal, { kind: 'complete' });
  await expect(settle({ gameId: semifinal, score: { team1: 2, team2: 0 } })).rejects.toThrow(
    'Score updates are disabled',
  );
});
