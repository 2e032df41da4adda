import { announcedGames, type OwnGame } from './own-game.ts';
import { timetableChanges } from './timetable-changes.ts';

const evening = (time: string) => new Date(`2026-12-12T${time}:00-05:00`);
const noon = evening('12:00');
const tigers = { id: 2, name: 'Tigers' };
const lions = { id: 3, name: 'Lions' };

function aGame(answers: Partial<OwnGame> = {}): OwnGame {
  const drawn = { isDrawn: true, isOpponentDrawn: true, state: 'to come' } as const;
  return { id: 1, startsAt: evening('18:15'), field: 'Field 1', opponent: tigers, ...drawn, ...answers };
}

const semifinal = aGame({ id: 9, startsAt: evening('20:00'), isDrawn: false, isOpponentDrawn: false });
const first = aGame();
const second = aGame({ id: 2, startsAt: evening('19:00'), opponent: lions });

/** Returns the changes that a letter would report, each as its kind and the game's number. */
const news = (told: readonly OwnGame[], games: readonly OwnGame[], at = noon) =>
  timetableChanges(announcedGames(told), games, at).map((change) =>
    'now' in change ? `${change.kind} ${change.now.id}` : `${change.kind} ${change.was.id}`,
  );

test.each<[string, readonly OwnGame[], readonly OwnGame[], readonly string[]]>([
  ['what was told', [first, second], [first, second], []],
  ['a later kick-off', [first, second], [aGame({ startsAt: evening('18:30') }), second], ['moved 1']],
  ['another field', [first], [aGame({ field: 'Field 2' })], ['moved 1']],
  ['another opponent', [first], [aGame({ opponent: lions })], ['moved 1']],
  ['an opponent who is now to be decided', [first], [aGame({ opponent: null, isOpponentDrawn: false })], ['moved 1']],
  ['an opponent under another name', [first], [aGame({ opponent: { ...tigers, name: 'Old Tigers' } })], []],
  ['a game more', [first], [first, second], ['added 2']],
  ['a game less', [first, second], [first], ['gone 2']],
  ['a game given away', [first, second], [aGame({ state: 'forfeited' }), second], ['gone 1']],
  ['a game given away, and that was told', [aGame({ state: 'forfeited' })], [aGame({ state: 'forfeited' })], []],
  ['a game given away that is played after all', [aGame({ state: 'forfeited' })], [first], ['added 1']],
])('%s: %#', (_, told, games, changes) => {
  expect(news(told, games)).toEqual(changes);
});

test.each<[string, readonly OwnGame[], readonly OwnGame[]]>([
  ['has won its way into a game', [first], [first, semifinal]],
  ['has lost its way out of one', [first, semifinal], [first]],
  ['learns from results whom it meets', [{ ...semifinal, opponent: null }], [semifinal]],
  ['learns from a correction that it meets others', [semifinal], [{ ...semifinal, opponent: lions }]],
])('a team that %s has heard of no change of the timetable', (_, told, games) => {
  expect(news(told, games)).toEqual([]);
});

test('a game that a team has reached counts from then on', () => {
  expect(news([first, semifinal], [first, { ...semifinal, startsAt: evening('20:30') }])).toEqual(['moved 9']);
});

test('a game generated again is known by its opponent, else by its place', () => {
  const again = [
    aGame({ id: 21, opponent: lions, startsAt: evening('18:45') }),
    aGame({ id: 22, startsAt: evening('18:15') }),
  ];
  expect(news([first, second], again)).toEqual(['moved 21']);
  const owls = { id: 4, name: 'Owls' };
  expect(news([first, second], [aGame({ id: 23, opponent: owls }), aGame({ ...second, id: 24 })])).toEqual([
    'moved 23',
  ]);
});

test('a game that has started, or whose time is past, is no news', () => {
  const late = evening('18:20');
  expect(news([first], [aGame({ state: 'started', startsAt: evening('18:25') })], late)).toEqual([]);
  expect(news([first, second], [second], late)).toEqual([]);
  expect(news([first], [aGame({ state: 'forfeited' })], late)).toEqual([]);
  expect(news([first], [aGame({ startsAt: evening('18:30') })], late)).toEqual(['moved 1']);
  expect(news([], [first], late)).toEqual([]);
});

test('a game whose result was taken away is played as it was told', () => {
  expect(news([aGame({ state: 'started' })], [first])).toEqual([]);
});
