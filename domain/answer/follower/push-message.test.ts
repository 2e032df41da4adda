import { aFollowedTeam, aGameOfTeam, anEntry } from '../../../test/sample/a-followed-team.ts';
import type { Language } from '../../rule/language/language.ts';
import type { CalendarEntryOnFile } from '../schedule/team-games.ts';
import { pushMessages, type TeamNews } from './push-message.ts';

const now = new Date('2026-11-07T22:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const told = (entries: readonly CalendarEntryOnFile[], ...news: readonly Partial<TeamNews>[]) =>
  toldIn('en', entries, ...news);
const toldIn = (language: Language, entries: readonly CalendarEntryOnFile[], ...news: readonly Partial<TeamNews>[]) =>
  pushMessages(
    aFollowedTeam(...entries),
    news.map((one) => ({ gameId: 12, kind: 'planned', before: null, ...one })),
    now,
    language,
  );
const inWords = (...asked: Parameters<typeof told>) =>
  told(...asked).map(({ payload: { title, body } }) => [title, body]);

const later = anEntry({
  gameId: 13,
  startTime: new Date('2026-11-08T00:30:00Z'),
  opponentName: 'Owls',
  field: 'Field 1',
});

test('a game that is planned is the next game', () => {
  expect(inWords([anEntry()], { kind: 'planned' })).toEqual([
    ['Golden Eagles: next game', 'Sat, Nov 7, 6:15 PM, Field 2, vs Rovers'],
  ]);
});

test.each([
  ['at another time', { startTime: '2026-11-07T22:45:00Z', field: 'Field 2' }, ' (was 5:45 PM)'],
  ['on another field', { startTime: '2026-11-07T23:15:00Z', field: 'Field 1' }, ' (was Field 1)'],
  ['at both', { startTime: '2026-11-07T22:45:00Z', field: 'Field 1' }, ' (was 5:45 PM, Field 1)'],
])('a game that has moved says where it was: %s', (_, before, was) => {
  expect(inWords([anEntry()], { kind: 'moved', before })).toEqual([
    ['Golden Eagles: new time or field', `Sat, Nov 7, 6:15 PM, Field 2, vs Rovers${was}`],
  ]);
});

test('several changes at once are one message with the next game', () => {
  const before = { startTime: '2026-11-07T22:45:00Z', field: 'Field 2' };
  expect(inWords([anEntry(), later], { kind: 'moved', before }, { kind: 'moved', gameId: 13, before })).toEqual([
    ['Golden Eagles: the timetable has changed', 'Next game: Sat, Nov 7, 6:15 PM, Field 2, vs Rovers'],
  ]);
});

test('a game that is called off is told with what comes instead', () => {
  expect(inWords([anEntry({ isCalledOff: true }), later], { kind: 'called-off' })).toEqual([
    [
      'Golden Eagles: game called off',
      'vs Rovers, Sat, Nov 7, 6:15 PM is not played. Next game: Sat, Nov 7, 7:30 PM, Field 1, vs Owls',
    ],
  ]);
  expect(inWords([anEntry({ isCalledOff: true, game: null })], { kind: 'called-off' })).toEqual([
    ['Golden Eagles: the timetable has changed', 'No other game is planned.'],
  ]);
});

test('games whose times are cleared are not called off', () => {
  const waiting = [12, 13].map((gameId) =>
    anEntry({ gameId, isCalledOff: true, game: aGameOfTeam({ hasTime: false }) }),
  );
  expect(inWords(waiting, { kind: 'called-off' }, { kind: 'called-off', gameId: 13 })).toEqual([
    ['Golden Eagles: the timetable has changed', 'The times of its games are to be announced.'],
  ]);
});

test('a late game of today is still the next one', () => {
  const late = anEntry({ gameId: 13, startTime: minutesLater(-10), opponentName: 'Owls', field: 'Field 1' });
  expect(inWords([late, anEntry({ isCalledOff: true })], { kind: 'called-off' })[0]?.[1]).toContain(
    'Next game: Sat, Nov 7, 4:50 PM, Field 1, vs Owls',
  );
});

test('a game given away beside another that is planned is named', () => {
  const off = anEntry({ isCalledOff: true });
  expect(inWords([off, later], { kind: 'called-off' }, { kind: 'planned', gameId: 13 })).toEqual([
    [
      'Golden Eagles: the timetable has changed',
      'vs Rovers is not played. Next game: Sat, Nov 7, 7:30 PM, Field 1, vs Owls',
    ],
  ]);
});

test('nothing is told of a timetable that is over', () => {
  const over = anEntry({ startTime: minutesLater(-60), endTime: minutesLater(-45) });
  expect(told([over], { kind: 'planned' })).toEqual([]);
  expect(told([over, { ...over, gameId: 13 }], { kind: 'moved' }, { kind: 'moved', gameId: 13 })).toEqual([]);
});

test('a kick-off that is soon is told until it is past', () => {
  const [message, ...others] = told([anEntry()], { kind: 'soon' });
  expect(others).toEqual([]);
  expect(message).toEqual({
    payload: {
      title: 'Golden Eagles play at 6:15 PM',
      body: 'Field 2, vs Rovers. 12 Turf Road, Cedar Knolls, NJ',
      tag: 'game-12',
      path: '/teams/1',
    },
    endsAt: new Date('2026-11-07T23:20:00Z'),
  });
  expect(told([anEntry({ startTime: minutesLater(-1) })], { kind: 'soon' })).toEqual([]);
});

const running = anEntry({ game: aGameOfTeam({ status: 'in_progress', score: { team1: 2, team2: 1 } }) });
const over = anEntry({
  game: aGameOfTeam({
    status: 'completed',
    score: { team1: 2, team2: 2 },
    shootout: { team1: 3, team2: 4 },
    winnerId: 2,
  }),
});

test('a score is told as it stands, once for all goals that came together', () => {
  expect(inWords([running], { kind: 'score' }, { kind: 'score' })).toEqual([
    ['Golden Eagles 2 – 1 Rovers', 'On now, Field 2'],
  ]);
  expect(told([running], { kind: 'score' })[0]?.endsAt).toEqual(minutesLater(10));
});

test('a result takes the place of the score, with its shoot-out and the next game', () => {
  expect(inWords([over, later], { kind: 'score' }, { kind: 'result' })).toEqual([
    ['Final result: Golden Eagles 2 – 2 Rovers', 'Shoot-out 3 – 4. Next game: Sat, Nov 7, 7:30 PM, Field 1, vs Owls'],
  ]);
  const [score] = told([running], { kind: 'score' });
  const [result] = told([over], { kind: 'result' });
  expect(result?.payload.tag).toBe(score?.payload.tag);
});

test('a game that is gone, or given away, has no score to tell', () => {
  expect(told([], { kind: 'score' })).toEqual([]);
  expect(told([{ ...over, isCalledOff: true }], { kind: 'result' })).toEqual([]);
});

const undecided = anEntry({ opponentName: null });
const before = { startTime: '2026-11-07T22:45:00Z', field: 'Field 1' };

test.each<[string, readonly CalendarEntryOnFile[], readonly Partial<TeamNews>[], title: string, body: string]>([
  [
    'planned',
    [undecided],
    [{ kind: 'planned' }],
    'Golden Eagles: próximo partido',
    'sáb, 7 de nov, 6:15 p.m., Cancha 2, contra Ganador de Ronda 1, partido 3',
  ],
  [
    'moved',
    [anEntry()],
    [{ kind: 'moved', before }],
    'Golden Eagles: nueva hora o cancha',
    'sáb, 7 de nov, 6:15 p.m., Cancha 2, contra Rovers (antes: 5:45 p.m., Cancha 1)',
  ],
  [
    'moved on its field',
    [anEntry()],
    [{ kind: 'moved', before: { ...before, field: 'Field 2' } }],
    'Golden Eagles: nueva hora o cancha',
    'sáb, 7 de nov, 6:15 p.m., Cancha 2, contra Rovers (antes: 5:45 p.m.)',
  ],
  [
    'called off',
    [anEntry({ isCalledOff: true })],
    [{ kind: 'called-off' }],
    'Golden Eagles: partido cancelado',
    'El partido contra Rovers, sáb, 7 de nov, 6:15 p.m., no se juega. No hay otro partido programado.',
  ],
  [
    'called off and gone',
    [anEntry({ isCalledOff: true, game: null })],
    [{ kind: 'called-off' }],
    'Golden Eagles: el horario cambió',
    'No hay otro partido programado.',
  ],
  [
    'changed with others',
    [anEntry({ isCalledOff: true }), later],
    [{ kind: 'called-off' }, { kind: 'planned', gameId: 13 }],
    'Golden Eagles: el horario cambió',
    'El partido contra Rovers no se juega. Próximo partido: sáb, 7 de nov, 7:30 p.m., Cancha 1, contra Owls',
  ],
  [
    'soon',
    [anEntry()],
    [{ kind: 'soon' }],
    'Golden Eagles juega pronto: 6:15 p.m.',
    'Cancha 2, contra Rovers. 12 Turf Road, Cedar Knolls, NJ',
  ],
  ['on', [running], [{ kind: 'score' }], 'Golden Eagles 2 – 1 Rovers', 'En juego, Cancha 2'],
  [
    'over',
    [over, later],
    [{ kind: 'result' }],
    'Resultado final: Golden Eagles 2 – 2 Rovers',
    'Penales 3 – 4. Próximo partido: sáb, 7 de nov, 7:30 p.m., Cancha 1, contra Owls',
  ],
])('a game that is %s is told in Spanish', (_, entries, news, title, body) => {
  const inSpanish = toldIn('es', entries, ...news);
  expect(inSpanish.map(({ payload }) => [payload.title, payload.body])).toEqual([[title, body]]);
  const english = toldIn('en', entries, ...news);
  const beside = ({ payload: { tag, path }, endsAt }: (typeof inSpanish)[number]) => ({ tag, path, endsAt });
  expect(inSpanish.map(beside)).toEqual(english.map(beside));
});
