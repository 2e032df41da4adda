import fc from 'fast-check';
import { agesOf, drawBrackets } from '../age/age-range.ts';
import { mergedBracket, offeredBrackets, partingsOf, rearranged } from './arrange-brackets.ts';
import { divideByAge } from './divide-by-age.ts';

test('the registered divisions are offered before the list of the specification, each once', () => {
  expect(offeredBrackets(['U10-U12', 'U7-U9'], ['U10-U12'])).toEqual(['U7-U9', 'U10-U12', ...drawBrackets]);
  expect(offeredBrackets(['U20+'], ['U8-U10'])).toEqual(drawBrackets);
  expect(offeredBrackets([], [])).toEqual(drawBrackets);
});

test.each([
  ['U7-U9', 'U10-U12', 'U7-U12'],
  ['U10-U12', 'U7-U9', 'U7-U12'],
  ['U16-U19', 'U20+', 'U16+'],
  ['U12', 'U13', 'U12-U13'],
  ['U7-U9', 'Open (All Ages)', undefined],
])('%s and %s are merged to %s', (one, other, merged) => {
  expect(mergedBracket(one, other)).toBe(merged);
});

test.each([
  [
    'U10-U12',
    [
      ['U10', 'U11-U12'],
      ['U10-U11', 'U12'],
    ],
  ],
  ['U12', []],
  ['U20+', []],
  ['U19+', [['U19', 'U20+']]],
  ['Open (All Ages)', []],
])('%s can be parted into %j', (bracket, partings) => {
  expect(partingsOf(bracket)).toEqual(partings);
});

test('whatever is merged can be parted again, and no age is lost or doubled by it', () => {
  const bracket = fc.tuple(
    fc.integer({ min: 5, max: 12 }),
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 0, max: 4 }),
  );
  fc.assert(
    fc.property(bracket, ([from, more, evenMore]) => {
      const younger = more === 0 ? `U${from}` : `U${from}-U${from + more}`;
      const next = from + more + 1;
      const older = evenMore === 0 ? `U${next}` : `U${next}-U${next + evenMore}`;
      const merged = mergedBracket(younger, older) ?? '';
      expect(agesOf(merged)).toEqual({ from, to: next + evenMore });
      expect(partingsOf(merged)).toContainEqual([younger, older]);
      expect(rearranged(rearranged([younger, older], [younger, older], [merged]), [merged], [younger, older])).toEqual([
        younger,
        older,
      ]);
    }),
    { seed: 3 },
  );
});

describe('teams registered as U7-U9 and U10-U12', () => {
  const team = (id: number, ageBracket: string, oldestAge?: number) => ({
    ...{ id, name: `Team ${id}`, ageBracket },
    ...(oldestAge === undefined ? {} : { oldestAge }),
  });
  const teams = [
    team(1, 'U7-U9', 8),
    team(2, 'U7-U9', 9),
    team(3, 'U10-U12', 10),
    team(4, 'U10-U12', 10),
    team(5, 'U10-U12', 12),
    team(6, 'U10-U12'),
  ];
  const placed = (brackets: readonly string[]) => {
    const { divisions, notPlaced } = divideByAge(teams, brackets);
    const named = divisions.map(({ name, teams: its }) => [name, its.map(({ id }) => id)]);
    return [named, notPlaced.map(({ team: { id } }) => id)];
  };

  test.each([
    [
      'as registered',
      ['U7-U9', 'U10-U12'],
      [
        ['U7-U9', [1, 2]],
        ['U10-U12', [3, 4, 5, 6]],
      ],
      [],
    ],
    ['merged', ['U7-U12'], [['U7-U12', [1, 2, 3, 4, 5, 6]]], []],
    // A team without any known age plays with the older.
    [
      'parted by age',
      ['U7-U9', 'U10', 'U11-U12'],
      [
        ['U7-U9', [1, 2]],
        ['U10', [3, 4]],
        ['U11-U12', [5, 6]],
      ],
      [],
    ],
    [
      'parted so that one is alone',
      ['U7', 'U8-U9', 'U10-U12'],
      [
        ['U8-U9', [1, 2]],
        ['U10-U12', [3, 4, 5, 6]],
      ],
      [],
    ],
    [
      'one part alone is drawn',
      ['U7-U9', 'U11-U12'],
      [
        ['U7-U9', [1, 2]],
        ['U11-U12', [3, 4, 5, 6]],
      ],
      [],
    ],
    [
      'by the list of the specification',
      ['U8-U10', 'U11-U13'],
      [
        ['U8-U10', [1, 2]],
        ['U11-U13', [3, 4, 5, 6]],
      ],
      [],
    ],
  ])('%s', (_, brackets, divisions, left) => {
    expect(placed(brackets)).toEqual([divisions, left]);
  });

  test('a team older than its parts say, its captain apart, plays in the oldest of them', () => {
    const old = [team(7, 'U10-U12', 14), team(8, 'U10-U12', 12)];
    expect(divideByAge(old, ['U10-U11', 'U12']).divisions).toMatchObject([{ name: 'U12' }]);
  });
});
