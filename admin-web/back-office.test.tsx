/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Children, type ComponentType, isValidElement } from 'react';
import { Resource, type ResourceProps } from 'react-admin';
import { showInOffice } from '../test/harness/office-alone.tsx';
import { BackOffice } from './back-office.tsx';
import { menuGroups, pagesBeside } from './frame/menu.ts';

describe('back office', () => {
  /** Row with the fields by which the lists name their records, and those that they cannot do without. */
  const [moment, day] = ['2026-11-22T15:00:00.000Z', '2026-11-22'];
  const row: Readonly<Record<string, unknown>> = {
    ...{ id: 1, name: 'Record One', flags: [], sameAs: [], events: [], scopes: [], uses: [] },
    ...{ at: moment, createdAt: moment, registrationDate: moment, enteredAt: moment, madeAt: moment, askedAt: moment },
    ...{ startTime: moment, endTime: moment, date: day, firstDay: day, day, receivedOn: day, playingHours: [] },
    ...{ filter: '{}', letters: 2, toWrite: 0, leftOut: 0, teams: 1, players: 1, registrations: 1, amountCents: 4000 },
    ...{ status: 'scheduled', state: 'active', role: 'owner', priceCents: 4000, receivedCents: 0, teamCount: 4 },
    ...{
      teamId: 3,
      teamName: 'Golden Boots',
      team1Id: 8,
      team1Name: 'River Foxes',
      team2Id: 9,
      team2Name: 'Night Owls',
    },
    ...{ captainId: 5, captainName: 'Alex Morgan', playerId: 6, playerName: 'Riley Morgan' },
    ...{ tournamentId: 7, tournamentName: 'Winter Cup', tournament: 'Winter Cup' },
  };

  /** Resources whose page is not a list of records. */
  const others = ['check-in', 'free-agents', 'paper', 'imports', 'site-settings'];

  const resources: readonly ResourceProps[] = Children.toArray(BackOffice().props.children).flatMap((child) =>
    isValidElement<ResourceProps>(child) && child.type === Resource ? [child.props] : [],
  );
  const lists = resources.filter(({ name }) => !others.includes(name)).map((one) => [one.name, one] as const);

  const pathOf = (name: string): string => `/api/admin/${name === 'games' ? 'all-games' : name}`;

  const { fetch } = globalThis;
  let asked = 0;
  let letGo: () => void;

  /** Answers the list with one row once the test releases it, its choices with none, and what stands beside it not at all. */
  function answerAs(name: string): void {
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    globalThis.fetch = async (path) => {
      const [address = ''] = String(path).split('?');
      if (/ledger\/|waiver|needs/.test(address)) return Response.json({ message: 'Not now' }, { status: 503 });
      if (address !== pathOf(name)) return Response.json([], { headers: range });
      asked += 1;
      await isLetGo;
      return Response.json([row], { headers: range });
    };
  }
  const range = { 'Content-Range': 'items 0-0/1' };

  beforeEach(() => {
    asked = 0;
  });
  afterEach(() => {
    cleanup();
    globalThis.fetch = fetch;
  });

  test('every page of the office is a list of records, or known to be none', () => {
    const names = resources.filter(({ list }) => list !== undefined).map(({ name }) => name);
    expect(lists.length).toBeGreaterThan(14);
    expect(names.toSorted()).toEqual([...lists.map(([name]) => name), ...others].toSorted());
  });

  test('every page is a tab, in the menu or beside a page of the menu', () => {
    const reached = [...menuGroups.flatMap(({ pages }) => pages), ...Object.values(pagesBeside).flat()];
    const tabs = resources.filter(({ options }) => options?.isTab === true).map(({ name }) => name);
    expect([...tabs, ...reached].toSorted()).toEqual(resources.map(({ name }) => name).toSorted());
  });

  test.each(lists)(
    'the list of %s says that it loads, is asked for again, and says by what it is sorted',
    async (name, one) => {
      answerAs(name);
      const List = one.list as ComponentType;
      const stored = { 'games.listParams': { filter: { tournamentId: 1 } } };
      showInOffice(<List />, { resource: name, stored });
      const refresh = await screen.findByRole('button', { name: 'Refresh' });
      expect(await screen.findByRole('status', { name: /^(Loading|Looking)/ })).toBeTruthy();
      expect(refresh.getAttribute('aria-disabled')).toBe('true');
      expect(screen.queryByRole('table')).toBeNull();
      letGo();
      const table = await screen.findByRole('table');
      const before = asked;
      await waitFor(() => expect(refresh.getAttribute('aria-disabled')).toBe('false'));
      fireEvent.click(refresh);
      await waitFor(() => expect(asked).toBeGreaterThan(before));
      const sorts = within(table)
        .getAllByRole('columnheader')
        .flatMap((head) => within(head).queryAllByRole('button'));
      fireEvent.click(sorts.at(-1) as Element);
      const sorted = async () =>
        (await screen.findAllByRole('columnheader')).filter((head) => head.hasAttribute('aria-sort'));
      await waitFor(async () => expect(await sorted()).toHaveLength(1));
    },
  );

  /** References in rows: field of the id, field of the name, and resource of the page. */
  const spokenOf = [
    ['teamId', 'teamName', 'teams'],
    ['team1Id', 'team1Name', 'teams'],
    ['team2Id', 'team2Name', 'teams'],
    ['captainId', 'captainName', 'players'],
    ['playerId', 'playerName', 'players'],
    ['tournamentId', 'tournamentName', 'tournaments'],
    ['tournamentId', 'tournament', 'tournaments'],
  ] as const;

  test.each(lists)(
    'a team, a player or a tournament that stands in a row of %s is a link to its page',
    async (name, one) => {
      answerAs(name);
      letGo();
      const List = one.list as ComponentType;
      showInOffice(<List />, { resource: name, stored: { 'games.listParams': { filter: { tournamentId: 1 } } } });
      const table = await screen.findByRole('table');
      for (const [id, title, resource] of spokenOf) {
        if (typeof row[title] !== 'string' || typeof row[id] !== 'number') continue;
        for (const shown of within(table).queryAllByText(row[title]))
          expect(shown.closest('a')?.getAttribute('href')).toMatch(new RegExp(`^/${resource}/${row[id]}/`));
      }
      if (['teams', 'players', 'tournaments'].includes(name))
        expect(within(table).getByText(String(row.name)).closest('a')?.getAttribute('href')).toBe(`/${name}/${row.id}`);
    },
  );
});
