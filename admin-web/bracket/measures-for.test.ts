import { measuresFor, planningDesk } from './measures-for.ts';

const rounds = (count: number, ageBracket: string | null = null) =>
  Array.from({ length: count }, (_, round) => ({ ageBracket, stage: 'knockout' as const, round: round + 1 }));

const widthOf = (columns: number, { card, gap }: ReturnType<typeof measuresFor>) => columns * (card.width + gap) - gap;

test.each([3, 4, 5])('the final of a bracket of %p rounds stands in the room', (count) => {
  const measures = measuresFor(rounds(count), planningDesk);
  expect(widthOf(count, measures)).toBeLessThanOrEqual(planningDesk.room);
  expect(measures.card.width).toBeGreaterThanOrEqual(planningDesk.leastCard);
});

test('the groups of a division are one column, and the rounds of two divisions are not added up', () => {
  const pools = [1, 2, 3, 4].map((round) => ({ ageBracket: 'U8-U10', stage: 'group' as const, round }));
  const knockout = rounds(2, 'U8-U10').map((match) => ({ ...match, round: match.round + 4 }));
  const both = [...pools, ...knockout, ...rounds(3, 'U11-U13')];
  expect(measuresFor(both, planningDesk)).toEqual(planningDesk.usual);
});
