import { cancellationOf } from './cancellation.ts';

type Facts = Parameters<typeof cancellationOf>[0];

const free: Facts = { playerId: 1, tournament: { status: 'upcoming' }, team: null, progress: 'undrawn' };
const mate = { ...free, team: { captainId: 2, currentPlayers: 3 } } as const;
const captain = { ...mate, team: { ...mate.team, captainId: 1 } };
const last = { ...captain, team: { ...captain.team, currentPlayers: 1 } };
const active = { status: 'active' } as const;

test.each<[string, Facts, ReturnType<typeof cancellationOf>]>([
  ['without a team, before the tournament', free, 'possible'],
  ['without a team, once the tournament is active', { ...free, tournament: active }, 'too late'],
  ['on a drawn team', { ...mate, progress: 'drawn' }, 'possible'],
  ['on a team whose first game is still to come', { ...mate, progress: 'drawn', tournament: active }, 'possible'],
  ['on a team whose first game has started', { ...mate, progress: 'started', tournament: active }, 'too late'],
  ['on a team of a completed tournament', { ...mate, tournament: { status: 'completed' } }, 'too late'],
  ['a captain of others', captain, 'after handing over'],
  ['the last player before the draw', last, 'with the team'],
  ['the last player after the draw', { ...last, progress: 'drawn' }, 'possible'],
])('whether a family can cancel, %s', (_, facts, cancellation) => {
  expect(cancellationOf(facts)).toBe(cancellation);
});
