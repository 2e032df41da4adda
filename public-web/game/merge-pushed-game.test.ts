import fc from 'fast-check';
import { mergePushedGame } from './merge-pushed-game.ts';
import type { SentGame } from './sent-game.ts';

const aGame = (id: number, more: Partial<SentGame> = {}): SentGame => ({
  ...{ id, tournamentId: 1, bracketId: id, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 0, team2Score: 0, shootout: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{
    status: 'in_progress',
    startTime: '2026-11-21T18:15:00.000Z',
    endTime: null,
    startedAt: null,
    forfeitedBy: null,
    field: 'Field 1',
  },
  ...{ winnerId: null, version: 1, ...more },
});
const idsAfter = (games: readonly SentGame[], told: SentGame) => mergePushedGame(games, told)?.map(({ id }) => id);

const [playing, later] = [aGame(1), aGame(2, { startTime: '2026-11-21T18:30:00.000Z' })];
const [next, last] = [aGame(3, { status: 'scheduled' }), aGame(4, { status: 'scheduled', field: 'Field 2' })];
const over = aGame(5, { status: 'completed' });
const list = [playing, later, next, last, over];

test('a goal moves no game in the list', () => {
  const told = { ...later, team1Score: 1, version: 2 };
  expect(mergePushedGame(list, told)).toEqual([playing, told, next, last, over]);
});

test.each<[string, SentGame, number[]]>([
  ['kicks off', { ...last, status: 'in_progress' }, [1, 4, 2, 3, 5]],
  ['is over', { ...later, status: 'completed' }, [1, 3, 4, 2, 5]],
  ['is taken up again', { ...over, status: 'in_progress' }, [1, 5, 2, 3, 4]],
  ['is put at another time', { ...next, startTime: '2026-11-21T19:15:00.000Z' }, [1, 2, 4, 3, 5]],
  ['is put on another field', { ...next, field: 'Field 3' }, [1, 2, 4, 3, 5]],
  ['is corrected after its end', { ...over, team1Score: 4 }, [1, 2, 3, 4, 5]],
  ['was not in the list', aGame(6, { status: 'scheduled', startTime: null }), [1, 2, 3, 4, 6, 5]],
])('a game that %s stands where the server shows it', (_, told, ids) => {
  expect(idsAfter(list, { ...told, version: 2 })).toEqual(ids);
});

test('an older game than the list has changes nothing', () => {
  const known = { ...playing, version: 3 };
  expect(mergePushedGame([known], { ...playing, version: 2, status: 'completed' })).toEqual([known]);
});

test('only the server knows where a game stands that had ended before, or any without a list', () => {
  expect([mergePushedGame(list, aGame(7, { status: 'completed' })), mergePushedGame(undefined, playing)]).toEqual([
    undefined,
    undefined,
  ]);
});

/** Returns the list in the server's order, which depends on when games ended. */
function ordered(games: readonly { readonly game: SentGame; readonly endedAt: number }[]): readonly SentGame[] {
  const key = ({ game, endedAt }: (typeof games)[number]) => [
    ...[['in_progress', 'scheduled', 'completed'].indexOf(game.status), -endedAt],
    ...[new Date(game.startTime ?? 0).getTime(), Number(game.field?.slice(6)), game.id],
  ];
  const compare = (one: number[], two: number[]) => one.map((n, at) => n - (two[at] ?? 0)).find((n) => n !== 0) ?? 0;
  return games.toSorted((one, two) => compare(key(one), key(two))).map(({ game }) => game);
}

test('whatever begins, ends or is moved, the list is the one that the server would answer', () => {
  const step = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    status: fc.constantFrom<SentGame['status']>('in_progress', 'scheduled', 'completed'),
    quarter: fc.integer({ min: 0, max: 3 }),
    field: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const first = Array.from({ length: 6 }, (_, index) => aGame(index + 1, { status: 'scheduled' }));
      const onFile = new Map(first.map((game) => [game.id, { game, endedAt: 0 }]));
      let shown: readonly SentGame[] | undefined = ordered([...onFile.values()]);
      for (const [at, { id, status, quarter, field }] of steps.entries()) {
        const before = onFile.get(id);
        const startTime = `2026-11-21T18:${quarter * 15 || '00'}:00.000Z`;
        const game = aGame(id, { status, startTime, field: `Field ${field}`, version: at + 2 });
        const endedNow = before?.game.status === 'completed' ? before.endedAt : at + 1;
        onFile.set(id, { game, endedAt: status === 'completed' ? endedNow : 0 });
        shown = mergePushedGame(shown, game);
      }
      expect(shown).toEqual(ordered([...onFile.values()]));
    }),
  );
});
