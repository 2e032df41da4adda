import { arrivalTime } from './arrival-time.ts';
import type { OwnGame } from './own-game.ts';

const at = (time: string) => new Date(`2026-07-12T${time}:00-04:00`);
const game = (time: string, state: OwnGame['state'] = 'to come'): OwnGame => ({
  id: 1,
  startsAt: at(time),
  field: 'Field 1',
  opponent: null,
  isDrawn: true,
  isOpponentDrawn: true,
  state,
});

test.each([
  ['no games yet', [], '17:45'],
  ['the first game at the start', [game('18:15'), game('18:45')], '17:45'],
  ['a later first game', [game('19:30')], '19:00'],
  ['a game that is over', [game('18:15', 'started'), game('19:30')], '19:00'],
  ['every game over', [game('18:15', 'forfeited')], '17:45'],
] as const)('with %s, arrival half an hour before', (_, games, arrival) => {
  expect(arrivalTime(games, at('18:15'))).toEqual(at(arrival));
});
