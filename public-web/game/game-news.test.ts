import { eventInWords, eventsBetween, type NoticedGame } from './game-news.ts';

const aGame = (id: number, more: Partial<NoticedGame> = {}): NoticedGame => ({
  ...{ id, status: 'in_progress', team1Name: 'Hawks', team2Name: 'Wolves', team1Score: 1, team2Score: 0 },
  ...{ shootout: null, ...more },
});
const spoken = (before: readonly NoticedGame[], after: readonly NoticedGame[]) =>
  eventsBetween(before, after).map(eventInWords);

test('a goal is spoken once, by its game, and no other game with it', () => {
  const scored = [aGame(1, { team1Score: 2 }), aGame(2)];
  expect(spoken([aGame(1), aGame(2)], scored)).toEqual(['Goal: Hawks 2, Wolves 0.']);
  expect(spoken(scored, scored)).toEqual([]);
});

test('a final whistle is spoken with the shoot-out that decided it', () => {
  const over = aGame(1, { status: 'completed', team2Score: 1, shootout: { team1: 3, team2: 2 } });
  expect(spoken([aGame(1)], [over])).toEqual(['Full time: Hawks 1, Wolves 1, Shoot-out 3 – 2.']);
});

test('what was there when the page opened, a kick-off and a goal taken back are not spoken', () => {
  expect(spoken([], [aGame(1), aGame(2, { status: 'completed' })])).toEqual([]);
  expect(spoken([aGame(1, { status: 'scheduled', team1Score: 0 })], [aGame(1, { team1Score: 0 })])).toEqual([]);
  expect(spoken([aGame(1)], [aGame(1, { team1Score: 0 })])).toEqual([]);
});
