import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Children, type ComponentType, isValidElement } from 'react';
import { Resource, type ResourceProps } from 'react-admin';
import { showInOffice } from '../test/harness/office-alone.tsx';
import { BackOffice } from './back-office.tsx';

describe('back office', () => {
  /** Recorded answers of the API by call. */
  const examples: Readonly<Record<string, { readonly answer?: unknown }>> = JSON.parse(
    readFileSync(new URL('../docs/api-examples.json', import.meta.url), 'utf8'),
  );

  /** Resources whose page is not a list of records. */
  const others = ['overview', 'free-agents', 'paper', 'imports', 'site-settings'];

  const resources: readonly ResourceProps[] = Children.toArray(BackOffice().props.children).flatMap((child) =>
    isValidElement<ResourceProps>(child) && child.type === Resource ? [child.props] : [],
  );
  const lists = resources.filter(({ name }) => !others.includes(name)).map((one) => [one.name, one] as const);

  const pathOf = (name: string): string => `/api/admin/${name === 'games' ? 'all-games' : name}`;
  const rowOf = (name: string) =>
    Object(examples[`GET ${pathOf(name)}/{id}`]?.answer) as Readonly<Record<string, unknown>>;

  const { fetch } = globalThis;
  let asked = 0;
  let letGo: () => void;

  /** Answers every call from the examples; the list itself waits until the test releases it. */
  function answerAs(name: string): void {
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    globalThis.fetch = async (path) => {
      const [address = ''] = String(path).split('?');
      if (address !== pathOf(name)) return Response.json(examples[`GET ${address}`]?.answer ?? [], { headers: range });
      asked += 1;
      await isLetGo;
      return Response.json([rowOf(name)], { headers: range });
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
    expect(lists.length).toBeGreaterThan(15);
    expect(names.toSorted()).toEqual([...lists.map(([name]) => name), ...others].toSorted());
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
      const row = rowOf(name);
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
