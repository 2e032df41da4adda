import { sentenceOfChange } from './consequences.tsx';
import { needsShootout, resultComplaint } from './result-entry.ts';

const [final, group] = [{ stage: 'knockout' as const }, { stage: 'group' as const }];
const [level, won] = [
  { team1: 2, team2: 2 },
  { team1: 3, team2: 2 },
];

test('a group game may end level, a knock-out game needs a shoot-out that somebody has won', () => {
  expect(needsShootout(group, level)).toBe(false);
  expect(resultComplaint(group, level, null)).toBeUndefined();
  expect(needsShootout(final, won)).toBe(false);
  expect(resultComplaint(final, level, level)).toContain('somebody has won');
  expect(resultComplaint(final, level, won)).toBeUndefined();
});

describe('what follows from a correction is told', () => {
  const seat = {
    division: 'All Ages',
    stage: 'knockout' as const,
    round: 3,
    position: 1,
    status: 'scheduled' as const,
  };
  const teams = [
    { id: 1, name: 'Rovers' },
    { id: 2, name: 'Boots' },
    { id: 3, name: 'Rebels' },
  ];
  const label = { ...seat, id: 9, ageBracket: null, label: 'Final' };
  // The remaining fields are not read.
  const drawn = { brackets: [label], teams } as unknown as Parameters<typeof sentenceOfChange>[1];
  const before = { ...seat, team1Id: 1, team2Id: 2, winnerId: null };
  const told = (after: object | null) => sentenceOfChange({ before, after: after && { ...before, ...after } }, drawn);

  test('with the teams that play then', () => expect(told({ team2Id: 3 })).toBe('Final: Rovers v Rebels'));
  test('with a team still to come', () => expect(told({ team1Id: null })).toBe('Final: TBD v Boots'));
  test('with the winner', () => expect(told({ winnerId: 2 })).toBe('Final: Boots wins'));
  test('or as open again', () => expect(told({ status: 'in_progress' })).toBe('Final: open again'));
  test('or as gone', () => expect(told(null)).toBe('Final: Rovers v Boots, no longer played'));
});
