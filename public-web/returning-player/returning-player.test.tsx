/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { dropDraft } from '../form/drafts.ts';
import { ToastRegion } from '../kit/toast-region.tsx';
import { ReturningPlayer } from './returning-player.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const { fetch } = globalThis;
const nothing = () => {};

afterEach(() => {
  cleanup();
  dropDraft('returning-player search');
  globalThis.fetch = fetch;
});

const candidate = (id: number, name: string) => ({ id, name, teamName: null, skillLevel: 'Here to Play', age: 12 });

/** Searches and gets these possible matches. */
function search(...players: readonly ReturnType<typeof candidate>[]): void {
  globalThis.fetch = async () => Response.json({ found: players.length > 0, exactMatch: false, player: null, players });
  render(
    <MemoryRouter>
      <ToastRegion />
      <ReturningPlayer onClose={nothing} onRegistered={nothing} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText(/Player Name/), { target: { value: 'Ada Finch' } });
  fireEvent.change(screen.getByLabelText(/Phone Number/), { target: { value: '(973) 555-0100' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find my record' }));
}

test('one player who may be meant is asked about as one, and nobody is told that none was found', async () => {
  search(candidate(1, 'Ada Fynch'));
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeTruthy();
  expect(screen.getByText('A player with almost this name is registered with this phone number.')).toBeTruthy();
  expect(screen.getByText('Is This the Player?')).toBeTruthy();
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
  expect(screen.queryByText(/Several players|Multiple Players|Player Not Found/)).toBeNull();
});

test('several are called several', async () => {
  search(candidate(1, 'Ada Fynch'), candidate(2, 'Ida Finch'));
  expect(await screen.findByRole('heading', { name: 'Which player?' })).toBeTruthy();
  expect(screen.getByText('Several players are registered with this phone number.')).toBeTruthy();
  expect(screen.queryByText('Player Not Found')).toBeNull();
});

test('only where nobody is meant is it said that nobody was found', async () => {
  search();
  expect(await screen.findByText('Player Not Found')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Is this you|Which player/ })).toBeNull();
});
