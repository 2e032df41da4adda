import { ana, anEvening, ben, olga } from '../../../test/sample/an-evening.ts';
import { scoreOf } from '../../rule/game/keep-score.ts';

const score = (team1: number, team2: number) => ({ kind: 'score', score: { team1, team2 } }) as const;

test('a score entered again as it stands is a line of the history all the same', async () => {
  const { order, semifinal, history, game } = await anEvening();
  await order(semifinal, score(1, 0));
  const { version } = await game(semifinal);
  await order(semifinal, score(1, 0), { writer: ben });
  expect(history.map(({ kind, by }) => [kind, by])).toEqual([
    ['score', 'Ana'],
    ['score', 'Ben'],
  ]);
  expect((await game(semifinal)).version).toBe(version);
});

test('who has not seen the last score is told it', async () => {
  const { order, semifinal, game } = await anEvening();
  const { version } = await game(semifinal);
  await order(semifinal, score(1, 0), { version });
  await expect(order(semifinal, score(0, 1), { version, writer: ben })).rejects.toMatchObject({
    kind: 'stale',
    details: { team1Score: 1, team2Score: 0, status: 'in_progress', version: version + 1 },
  });
});

test('completing again changes nothing and tells nobody', async () => {
  const { order, semifinal, history, audit } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  await order(semifinal, { kind: 'complete' }, { writer: ben });
  expect(history.map(({ kind }) => kind)).toEqual(['score', 'complete']);
  expect(audit.writes.map(({ what }) => what)).toEqual(['score entered', 'completed']);
});

test('looking at a correction changes nothing', async () => {
  const { order, semifinal, final, idOf, preview, game } = await anEvening();
  for (const id of [semifinal, idOf('All Ages|knockout|1|2')]) {
    await order(id, score(1, 0));
    await order(id, { kind: 'complete' });
  }
  await order(final, score(3, 2));
  const shown = await preview({ gameId: semifinal, move: score(0, 1), writer: olga });
  expect(shown.resets).toMatchObject([{ gameId: final, team1Name: 'Team 1', team1Score: 3, team2Score: 2 }]);
  expect(scoreOf((await game(final)).game)).toEqual({ team1: 3, team2: 2 });
  await expect(order(semifinal, score(0, 1), { writer: olga })).rejects.toThrow('Confirm to reset them');
  await order(semifinal, score(0, 1), { writer: olga, isConfirmed: true });
  expect((await game(final)).game.status).toBe('scheduled');
});

test('a keeper cannot have started games reset', async () => {
  const { order, semifinal } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  await expect(order(semifinal, score(0, 1), { isConfirmed: true })).rejects.toThrow('Score updates are disabled');
});

test('a corrected level knock-out game needs the shoot-out', async () => {
  const { order, semifinal, game } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  const level = score(2, 2);
  await expect(order(semifinal, level, { writer: olga })).rejects.toThrow('cannot end level');
  await expect(order(semifinal, { ...level, shootout: { team1: 1, team2: 1 } }, { writer: olga })).rejects.toThrow();
  await order(semifinal, { ...level, shootout: { team1: 1, team2: 2 } }, { writer: olga });
  expect((await game(semifinal)).winnerId).toBe((await game(semifinal)).team2Id);
});

test('a goal with which a completed knock-out game would end level is refused as the score would be', async () => {
  const { order, give, semifinal, game } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  await expect(give(semifinal, 4, olga)).rejects.toThrow('cannot end level');
  await expect(give(semifinal, 1, ana)).rejects.toThrow('Score updates are disabled');
  await give(semifinal, 1, olga);
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 2, team2: 0 });
});

test('a goal raises the score of its team, and taking it back lowers it', async () => {
  const { give, undo, semifinal, game } = await anEvening();
  const goal = await give(semifinal, 4);
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 0, team2: 1 });
  await undo(goal.id, ana);
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 0, team2: 0 });
  await expect(undo(goal.id, ana)).rejects.toThrow('Goal not found');
});

test.each([
  ['its own keeper within ten minutes', ana, 10, true],
  ['its own keeper later', ana, 10.1, false],
  ['another keeper', ben, 0, false],
  ['an organizer at any time', olga, 600, true],
])('%s takes a goal back: %#', async (_, writer, minutes, may) => {
  const { give, undo, semifinal, clock } = await anEvening();
  const goal = await give(semifinal, 1);
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
  if (may) await expect(undo(goal.id, writer)).resolves.toMatchObject({ id: goal.id });
  else await expect(undo(goal.id, writer)).rejects.toThrow('can take back an own goal for 10 minutes');
});

test('a game that nobody knows, and a player who plays elsewhere, are refused', async () => {
  const { order, give, semifinal } = await anEvening();
  await expect(order(99, { kind: 'start' })).rejects.toThrow('Game not found');
  await expect(give(semifinal, 2)).rejects.toThrow('one of the two teams');
  await expect(give(semifinal, 77)).rejects.toThrow('one of the two teams');
});
