import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed } from '../../../test/sample/played.ts';
import { drawElimination } from '../draw/draw-elimination.ts';
import { closeGames } from './close-games.ts';
import { previewRevision } from './revise-day.ts';

const drawn = drawElimination('U8', [1, 2, 3, 4], { minGamesPerTeam: 1, thirdPlace: false, placement: false });
const { day } = previewRevision(aPlayedDay(drawn, nothingPlayed), {});

test('games whose time is over are closed as not played, and what nobody reaches is played no more', () => {
  const revised = closeGames(day, new Date('2100-01-01'));
  expect(revised.history.map(({ kind }) => kind)).toEqual(['abandon', 'abandon']);
  expect(revised.day.games.map(({ game }) => game.status)).toEqual(['completed', 'completed']);
});

test('games to come stay as they are', () => {
  const revised = closeGames(day, new Date('2000-01-01'));
  expect([revised.history, revised.day.games]).toEqual([[], day.games]);
});
