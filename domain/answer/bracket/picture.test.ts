import { aDrawPlan } from '../../../test/sample/a-draw-plan.ts';
import { nothingPlayed, withResult } from '../../../test/sample/played.ts';
import { deriveDivision } from '../../rule/bracket/derive-division.ts';
import type { Results } from '../../rule/bracket/results.ts';
import type { DrawPlan } from '../../rule/draw/draw-settings.ts';
import { generateBrackets } from '../../rule/draw/generate-brackets.ts';
import type { StandingLine } from '../standings/day-standings.ts';
import type { BracketMatch } from './bracket-match.ts';
import { bracketRows } from './bracket-row.ts';
import { drawPictures, type Picture } from './picture.ts';
import { measures, narrowMeasures, type PlacedMatch } from './picture-columns.ts';

const hours = [{ day: '2026-11-07', startTime: '09:00', endTime: '22:00' }];
const venue = { fields: ['Field 1', 'Field 2', 'Field 3', 'Field 4'], hours, gameDuration: 15 };

/** Returns the matches of a real draw of `count` teams, as the API sends them. */
function drawnMatches(count: number, chosen: Partial<DrawPlan> = {}, results: Results = nothingPlayed) {
  const teams = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Team ${index + 1}`,
    ageBracket: index % 2 === 0 ? 'U8-U10' : 'U11-U13',
  }));
  const { divisions, timetable } = generateBrackets(aDrawPlan({ venue, ...chosen }), teams);
  const shown = divisions.map((division) => deriveDivision(division, results));
  return bracketRows(shown, timetable).map(({ matchKey, ...row }, index): BracketMatch => {
    const [one, other] = row.slots;
    const label = null;
    return {
      ...row,
      id: index + 1,
      tournamentId: 1,
      label: matchKey,
      slots: [
        { ...one, bracketId: null, label },
        { ...other, bracketId: null, label },
      ],
    };
  });
}

const drawn = (...draw: Parameters<typeof drawnMatches>): Picture => {
  const [picture] = drawPictures(drawnMatches(...draw));
  if (picture === undefined) throw new Error('nothing was drawn');
  return picture;
};

const cardsOf = ({ sections }: Picture, stage = 'main'): readonly PlacedMatch[] =>
  sections
    .filter((section) => section.stage === stage)
    .flatMap(({ columns }) => columns.flatMap(({ matches }) => matches));

const isOver = (one: PlacedMatch, other: PlacedMatch) =>
  Math.abs(one.x - other.x) < measures.card.width && Math.abs(one.y - other.y) < measures.card.height;

test('eight teams stand in three columns of four, two and one', () => {
  const [main] = drawn(8).sections;
  expect(main?.columns.map(({ round, matches }) => [round, matches.length])).toEqual([
    [1, 4],
    [2, 2],
    [3, 1],
  ]);
});

test('a match stands in the middle of the two that lead to it', () => {
  const [first, second, , , semifinal] = cardsOf(drawn(8));
  expect(semifinal?.y).toBe(((first?.y ?? 0) + (second?.y ?? 0)) / 2);
});

test.each([2, 3, 5, 6, 8, 11, 13, 16, 24, 33])(
  'of %i teams no card lies over another and every one is inside',
  (count) => {
    for (const chosen of [
      {},
      { placement: true },
      { tournamentFormat: 'round-robin' as const, minRestSlots: 0, minGamesPerTeam: 1 },
    ]) {
      for (const section of drawn(count, chosen).sections) {
        const cards = section.columns.flatMap(({ matches }) => matches);
        for (const [index, card] of cards.entries()) {
          expect(cards.slice(index + 1).filter((other) => isOver(card, other))).toEqual([]);
          expect(card.x + measures.card.width).toBeLessThanOrEqual(section.width);
          expect(card.y + measures.card.height).toBeLessThanOrEqual(section.height);
        }
      }
    }
  },
);

test.each([2, 3, 6, 8, 16])('of %i teams every place in the knock-out but the first ones has its line', (count) => {
  const [main] = drawn(count).sections;
  const later = main?.columns.slice(1).flatMap(({ matches }) => matches) ?? [];
  expect(main?.connectors).toHaveLength(later.length * 2);
});

test('the games beside the knock-out stand in sections below it', () => {
  expect(drawn(8).sections.map(({ stage }) => stage)).toEqual(['main', 'consolation']);
  expect(drawn(8, { placement: true }).sections.map(({ stage }) => stage)).toEqual([
    'main',
    'third-place',
    'placement',
  ]);
});

test('group games are the first column, in lanes, and the semifinals come from the standings', () => {
  const picture = drawn(8, { tournamentFormat: 'round-robin' });
  expect(picture.rounds).toBe(3);
  const [main] = picture.sections;
  expect(main?.columns[0]?.matches).toHaveLength(20);
  expect(main?.columns[0]?.bottom).toBeLessThan(measures.lane * (measures.card.height + measures.space));
  expect(main?.connectors.filter(({ of }) => of === 'rank')).toHaveLength(4);
});

test('there is a picture for each division', () => {
  const matches = drawnMatches(8, { generateByAge: true, ageBrackets: ['U8-U10', 'U11-U13'] });
  expect(drawPictures(matches).map(({ division }) => division)).toEqual(['U8-U10', 'U11-U13']);
});

test('the way of a winner is traced once the game is over, and no other way is', () => {
  const match = 'All Ages|knockout|1|1';
  const result = { match, teams: [1, 8] as const, score: { team1: 2, team2: 1 } };
  const traced = (results: Results) =>
    drawn(8, {}, results).sections[0]?.connectors.filter(({ teamId }) => teamId !== null);
  expect(traced(withResult(nothingPlayed, { ...result, status: 'in_progress' }))).toEqual([]);
  expect(traced(withResult(nothingPlayed, { ...result, status: 'completed' }))).toMatchObject([
    { key: 'All Ages|knockout|2|1/0', teamId: 1, of: 'winner' },
  ]);
});

test('a tournament without a draw has no picture', () => {
  expect(drawPictures([])).toEqual([]);
});

test('on a phone two rounds and the lines between them need 358 pixels, and no card lies over another', () => {
  for (const count of [5, 8, 16, 32]) {
    const [picture] = drawPictures(drawnMatches(count), narrowMeasures);
    const [first, second] = picture?.sections[0]?.columns ?? [];
    expect(first?.x).toBe(0);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(358);
    const cards = picture === undefined ? [] : cardsOf(picture);
    const { width, height } = narrowMeasures.card;
    for (const one of cards)
      for (const other of cards)
        expect(one !== other && Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height).toBe(false);
    expect(picture?.sections[0]?.height).toBeLessThan(4_000);
  }
});

describe('with its standings at hand', () => {
  const groups = { tournamentFormat: 'round-robin' as const, minRestSlots: 0, minGamesPerTeam: 1 };
  const line = (teamId: number, rank: number, group: string | null = null) =>
    ({ teamId, rank, group, teamName: `Team ${teamId}`, ageBracket: null }) as StandingLine;

  const inOrder = [3, 1, 2, 6, 5, 4];
  const ranks = inOrder.map((teamId, index) => line(teamId, index + 1));
  /** Matches after the group: the teams of its ranks stand in the semi-finals. */
  const afterGroup = (matches: readonly BracketMatch[]) => {
    const teamOf = ({ slots }: BracketMatch, side: 0 | 1) =>
      slots[side].from === 'rank' ? (inOrder[slots[side].rank - 1] ?? null) : null;
    return matches.map((match) =>
      match.round === 2 ? { ...match, team1Id: teamOf(match, 0), team2Id: teamOf(match, 1) } : match,
    );
  };
  const startsOf = (picture: Picture | undefined) =>
    picture?.sections[0]?.connectors.filter(({ of }) => of === 'rank').map(({ path }) => path.split('H')[0]);

  test('while a rank is not decided no line leads from its row', () => {
    const rows = inOrder.map((_, index) => `M${measures.card.width} ${(index + 1.5) * measures.tableRow}`);
    const [running] = drawPictures(drawnMatches(6, groups), measures, ranks);
    expect(startsOf(running)).toHaveLength(4);
    expect(startsOf(running)?.filter((start) => rows.includes(start ?? ''))).toEqual([]);
  });

  test('for organizers a line leads from the row of every rank, also before it is decided', () => {
    const [running] = drawPictures(drawnMatches(6, groups), { ...measures, isRankTraced: true }, ranks);
    expect(startsOf(running)?.slice(0, 2)).toEqual(
      [1, 4].map((rank) => `M${measures.card.width} ${(rank + 0.5) * measures.tableRow}`),
    );
  });

  test('a round robin begins with its table, from whose ranks lines lead on, and its games stand below in the order of their times', () => {
    const matches = afterGroup(drawnMatches(6, groups));
    const [picture] = drawPictures(matches, measures, ranks);
    const [main, games] = picture?.sections ?? [];
    expect(main?.tables.map(({ lines }) => lines.map(({ teamId }) => teamId))).toEqual([[3, 1, 2, 6, 5, 4]]);
    expect(main?.columns.map(({ matches: cards }) => cards.length)).toEqual([0, 2, 1]);
    // First semifinal: ranks 1 and 4, each line from the middle of its row.
    expect(startsOf(picture)?.slice(0, 2)).toEqual(
      [1, 4].map((rank) => `M${measures.card.width} ${(rank + 0.5) * measures.tableRow}`),
    );
    const times = games?.columns.flatMap(({ matches: cards }) => cards.map(({ match }) => match.gameTime ?? ''));
    expect(times).toHaveLength(matches.filter(({ stage }) => stage === 'group').length);
    expect(times).toEqual(times?.toSorted());
  });

  test('of two groups each has its table and its games', () => {
    const matches = drawnMatches(8, { ...groups, pools: '2' });
    const groupOf = new Map<number | null, string>();
    for (const { slots, team1Id, team2Id, stage } of matches)
      if (stage === 'group' && slots.every(({ from }) => from === 'team')) {
        const known = groupOf.get(team1Id) ?? groupOf.get(team2Id) ?? (groupOf.size === 0 ? 'A' : undefined);
        if (known !== undefined) for (const team of [team1Id, team2Id]) groupOf.set(team, known);
      }
    const inA = [...groupOf.keys()].flatMap((id) => id ?? []);
    const all = Array.from({ length: 8 }, (_, index) => index + 1);
    const lines = [inA, all.filter((id) => !inA.includes(id))].flatMap((teams, pool) =>
      teams.map((id, index) => line(id, index + 1, pool === 0 ? 'A' : 'B')),
    );
    const [picture] = drawPictures(matches, measures, lines);
    expect(picture?.sections[0]?.tables.map(({ group }) => group)).toEqual(['A', 'B']);
    const games = picture?.sections.filter(({ stage }) => stage === 'group') ?? [];
    expect(games.map(({ group }) => group)).toEqual(['A', 'B']);
    expect(games.flatMap(({ columns }) => columns.flatMap(({ matches: cards }) => cards))).toHaveLength(
      matches.filter(({ stage }) => stage === 'group').length,
    );
  });
});
