/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { Queries } from '../transport/queries.tsx';
import { StandingsTables } from './standings-tables.tsx';

const api = apiStandIn();
afterEach(leave);

let tournaments = 0;

const aLine = (teamId: number, more: Partial<StandingLine>): StandingLine => ({
  ...{ teamId, teamName: `Team ${teamId}`, ageBracket: null, group: 'A', rank: teamId, advances: teamId < 3 },
  ...{ played: 2, wins: 1, losses: 1, draws: 0, goalsFor: 2, goalsAgainst: 2, goalDifference: 0, points: 3 },
  ...{ cappedDifference: 0, shutOuts: 0, rankedBy: ['wins', 'goals-for'], decidedBy: 'Wins' },
  ...{ goalDifferenceCap: null, isDecided: false, awaitsLots: false, stillNeeds: null },
  ...more,
});

/** Opens the tables of groups of three, two of which advance. */
async function open(...groups: readonly Partial<StandingLine>[]): Promise<HTMLElement> {
  tournaments += 1;
  const lines = groups.flatMap((more) => [1, 2, 3].map((teamId) => aLine(teamId, more)));
  api.answers(`GET /api/tournaments/${tournaments}/standings`, lines);
  showAlone(
    <Queries>
      <StandingsTables tournamentId={tournaments} brackets={[{ stage: 'group' }]} />
    </Queries>,
  );
  return (await screen.findByRole('heading', { name: 'Standings' })).closest('section') as HTMLElement;
}

test('who goes on is said once it is decided', async () => {
  const table = await open({ isDecided: true });
  expect(screen.getAllByText('Advances')).toHaveLength(2);
  expect(table.textContent).toContain('Teams above the line go on to the knock-out.');
  await expectAccessible();
});

test('while the group is played it is said who would go on now', async () => {
  const table = await open({});
  expect(screen.getAllByText('Would go on now')).toHaveLength(2);
  expect(table.textContent).toContain('Teams above the line would go on if the group ended now.');
  expect(table.textContent).not.toMatch(/Advances|go on to the/);
});

test('where one group is over and another is not, one sentence is true of both', async () => {
  const table = await open({}, { isDecided: true, group: 'B' });
  expect(table.textContent).toContain(
    'Teams above the line go on to the knock-out, or would if their group ended now.',
  );
});

test('before the first game nobody is first, and nobody is marked', async () => {
  const table = await open({ played: 0, rank: 1, advances: false, decidedBy: 'Nothing separates these teams' });
  expect(screen.getAllByText('–')).toHaveLength(3);
  expect(table.textContent).not.toMatch(/go on|Advances|Nothing separates|the line/);
});

test('games, points where they rank, and what ranks first stand before the other goals; what decided is asked for', async () => {
  const table = await open({ isDecided: true, rankedBy: ['points', 'goal-difference'], decidedBy: 'Goal difference' });
  const [head, , second, third] = screen.getAllByRole<HTMLTableRowElement>('row');
  expect([...(head?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    '#',
    'Team',
    'P',
    'W',
    'D',
    'L',
    'Pts',
    'GD',
    'GF',
    'GA',
    'Decided by',
  ]);
  expect([second, third].map((row) => row?.dataset.last)).toEqual(['true', 'false']);
  const why = screen.getByRole('button', { name: 'What decided', pressed: false });
  expect(table.dataset.explained).toBe('false');
  fireEvent.click(why);
  expect(table.dataset.explained).toBe('true');
  expect(screen.getByRole('rowheader', { name: /Team 2.*Goal difference · 2:2 goals/ })).toBeTruthy();
});

test('what a team still needs stands below its name', async () => {
  await open({ stillNeeds: 'a draw' });
  expect(screen.getAllByText('A draw is enough')).toHaveLength(3);
});
