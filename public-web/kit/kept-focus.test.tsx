/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { press } from '../../test/harness/page-alone.tsx';
import { keepFocus } from './kept-focus.ts';

afterEach(cleanup);

function Kept({ children }: { readonly children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <main>
      <h1>Team</h1>
      {children}
    </main>
  );
}

/** Roster whose players are removed one by one, without a word once it is empty. */
function Roster() {
  const [players, setPlayers] = useState(['Ana', 'Ben']);
  if (players.length === 0) return null;
  return (
    <section>
      <h2>Roster</h2>
      {players.map((name) => (
        <button key={name} type="button" onClick={() => setPlayers(players.filter((one) => one !== name))}>
          Remove {name}
        </button>
      ))}
    </section>
  );
}

const pressFocused = (name: string) => {
  screen.getByRole('button', { name }).focus();
  press(name);
};

test('a row that goes with the focus leaves it to the heading around it, and a part that goes to that of the page', async () => {
  render(
    <Kept>
      <Roster />
    </Kept>,
  );
  pressFocused('Remove Ana');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Roster'));
  pressFocused('Remove Ben');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Team'));
});
