/** @jest-environment ./test/harness/page-environment.mjs */
import { afterAll, expect, test } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Queries } from '../transport/queries.tsx';
import { enter } from './keeper-outbox.ts';
import { WaitingEntries } from './waiting-entries.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const { fetch } = globalThis;
const sent: string[] = [];
let isOnline = false;
Object.defineProperty(navigator, 'onLine', { get: () => isOnline });

/** Stands in for the server of a phone that loses its network and regains it. */
const server: typeof fetch = async (path, request) => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  if (request?.method === 'PUT') sent.push(String(path));
  return Response.json({ id: 7, version: 4 });
};

globalThis.fetch = server;
afterAll(() => {
  cleanup();
  globalThis.fetch = fetch;
});

test('a phone that knows to be offline says so, and sends what waits as soon as it is online again', async () => {
  render(
    <Queries>
      <WaitingEntries isOpen />
    </Queries>,
  );
  const section = screen.getByRole('region', { name: 'Waiting to be sent' });
  expect(section.textContent).toContain('This phone is offline. Keep going: everything is kept and sent once.');
  act(() => enter(7, { kind: 'score', score: { team1: 3, team2: 1 } }, 3));
  await waitFor(() => expect(section.textContent).toContain('1 entry is waiting to be sent.'));
  expect(sent).toEqual([]);

  isOnline = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent).toEqual(['/api/games/7/score']));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).toBeNull());
});
