import { nextOf, type OwnGame } from './own-games.ts';

const game = (id: number, differences: Partial<OwnGame> = {}): OwnGame => ({
  ...{ id, opponent: 'Rovers', isOpponentKnown: true, round: null, field: 'Field 1' },
  ...{ startTime: '2026-11-07T23:15:00.000Z', endTime: '2026-11-07T23:30:00.000Z', status: 'scheduled' },
  ...{ isCalledOff: false, score: null, shootout: null, outcome: null },
  ...differences,
});

test.each([
  ['the game that is on', [game(1, { status: 'completed' }), game(2), game(3, { status: 'in_progress' })], 3],
  ['the first that is to come', [game(1, { status: 'completed' }), game(2), game(3)], 2],
  ['none that is called off', [game(1, { isCalledOff: true }), game(2)], 2],
  ['nothing when all is over', [game(1, { status: 'completed' })], undefined],
])('a follower waits for %s', (_, games, id) => {
  expect(nextOf(games)?.id).toBe(id);
});
